import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addWords, LANGUAGES } from '../../src/lib/fluent.svelte'

const locales = resolve(import.meta.dirname, '../../../src/serai/locales')
for (const language of LANGUAGES) {
  for (const file of readdirSync(join(locales, language))) addWords(language, readFileSync(join(locales, language, file), 'utf8'))
}
