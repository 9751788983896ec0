// The built client in the Python package must be what the sources give: build it anew elsewhere and compare.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { build } from 'vite'

const web = resolve(import.meta.dirname, '..')
const built = resolve(web, '../src/serai/server/static')
process.chdir(web) // the names of styles hold the way from here
const fresh = mkdtempSync(join(tmpdir(), 'serai-web-'))
const files = (root, at = root) => readdirSync(at).flatMap((name) => (statSync(join(at, name)).isDirectory() ? files(root, join(at, name)) : [relative(root, join(at, name))]))
try {
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error', build: { outDir: fresh, emptyOutDir: true } })
  const differs = [...new Set([...files(built), ...files(fresh)])].filter((file) => {
    try {
      return !readFileSync(join(built, file)).equals(readFileSync(join(fresh, file)))
    } catch {
      return true
    }
  })
  if (differs.length) {
    console.error(`The built client is out of date (make web): ${differs.slice(0, 5).join(', ')}`)
    process.exitCode = 1
  }
} finally {
  rmSync(fresh, { recursive: true })
}
