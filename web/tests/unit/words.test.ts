/** Every language says the same things, with the same values, and every text can be formatted. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const locales = resolve(import.meta.dirname, '../../../src/serai/locales')
const LANGUAGES = ['en', 'de', 'fr', 'it']
const read = (language: string, file: string) => readFileSync(join(locales, language, file), 'utf8')
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!)

function values(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const block of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const key = /^([a-z][\w-]*) =/.exec(block)?.[1]
    if (key) found.set(key, [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort())
  }
  return found
}

for (const file of readdirSync(join(locales, 'en'))) {
  describe(file, () => {
    const english = read('en', file)
    for (const language of LANGUAGES) {
      test(`${language}: the same keys, each once, and every text can be read`, () => {
        const text = read(language, file)
        expect(new Set(keys(text)).size).toBe(keys(text).length)
        expect(keys(text).sort()).toEqual(keys(english).sort())
        const bundle = new FluentBundle(language, { useIsolating: false })
        expect(bundle.addResource(new FluentResource(text))).toEqual([])
        for (const [key, names] of values(text)) {
          const faults: Error[] = []
          const given = Object.fromEntries(names.map((name) => [name, 2]))
          const said = bundle.formatPattern(bundle.getMessage(key)!.value!, given, faults)
          expect(faults, key).toEqual([])
          expect(said.trim(), key).not.toBe('')
        }
      })
      test(`${language}: no value that English does not give`, () => {
        const mine = values(read(language, file))
        for (const [key, names] of values(english)) expect(names, key).toEqual(expect.arrayContaining(mine.get(key) ?? []))
      })
    }
  })
}

test('the letters on the pieces differ within every set of colours', () => {
  for (const language of LANGUAGES) {
    const text = read(language, 'ui.ftl')
    const letter = (colour: string) => new RegExp(`^colour-letter-${colour} = (.)$`, 'm').exec(text)![1]
    for (const set of [['red', 'yellow', 'black', 'blue', 'white', 'duli'], ['red', 'yellow', 'green', 'blue', 'purple'], ['red', 'blue', 'yellow', 'black', 'green', 'white']]) {
      expect(new Set(set.map(letter)).size, `${language} ${set}`).toBe(set.length)
    }
  }
})

test('every text that the pages name is there', () => {
  const known = new Set(readdirSync(join(locales, 'en')).flatMap((file) => keys(read('en', file))))
  const source = resolve(import.meta.dirname, '../../src')
  const missing: string[] = []
  let named = 0
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:svelte|ts)$/.test(file)) continue
    const text = readFileSync(join(source, file), 'utf8')
    const plain = [...text.matchAll(/(?<![\w.$])t\(\s*'([a-z][\w-]*)'/g)].map((one) => one[1]!)
    const either = [...text.matchAll(/(?<![\w.$])t\([^'`;]*?\?\s*'([a-z][\w-]*)'\s*:\s*'([a-z][\w-]*)'/g)].flatMap((one) => [one[1]!, one[2]!])
    named += plain.length
    for (const key of [...plain, ...either]) if (!known.has(key)) missing.push(`${file}: ${key}`)
  }
  expect(missing).toEqual([])
  expect(named).toBeGreaterThan(200)
})
