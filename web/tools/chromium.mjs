import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

export const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

/** The libraries the carried Chromium brings for machines that lack them. */
async function carriedLibraries() {
  const { inflate } = await import('../node_modules/@sparticuz/chromium/build/esm/lambdafs.js')
  return join(await inflate(join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin/al2023.tar.br')), 'lib')
}

/** Start it and end it; null, or why it does not start. */
async function tried(executablePath) {
  try {
    await (await chromium.launch({ executablePath, args: ARGS, timeout: 60_000 })).close()
    return null
  } catch (error) {
    const lines = String(error.message).split('\n')
    return (lines.find((line) => /error while loading|cannot open|Permission|ENOEXEC|No such file/i.test(line)) ?? lines[0]).replace(/^.*?(?=\S*chrom\S*: error|error while)/, '').trim()
  }
}

let found

/** A Chromium that starts: named by CHROMIUM, on the system, of Playwright's own, or the one a package carries; null and `why` when there is none. */
export async function findChromium() {
  found ??= (async () => {
    const named = process.env.CHROMIUM
    const places = named ? [named] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', chromium.executablePath()]
    let why = named ? `${named} is not there` : 'no Chromium is installed and none could be unpacked'
    for (const path of places.filter((one) => one && existsSync(one))) {
      const fault = await tried(path)
      if (!fault) return { path, why: '' }
      why = `${path} does not start: ${fault}`
    }
    if (named) return { path: null, why }
    try {
      const path = await (await import('@sparticuz/chromium')).default.executablePath()
      let fault = await tried(path)
      if (fault) {
        const own = await carriedLibraries()
        process.env.LD_LIBRARY_PATH = [own, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
        fault = await tried(path)
      }
      return fault ? { path: null, why: `the carried Chromium does not start: ${fault}` } : { path, why: '' }
    } catch (error) {
      return { path: null, why: `${why} (${String(error.message ?? error).split('\n')[0]})` }
    }
  })()
  return found
}

export const chromiumPath = async () => (await findChromium()).path

// asked from the shell: say why there is none
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { path, why } = await findChromium()
  if (!path) console.log(why)
  process.exit(0)
}
