// Pictures of the main pages into docs/images, from games made beforehand and a server of its own.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { ARGS, findChromium } from './chromium.mjs'

const web = resolve(import.meta.dirname, '..')
const out = resolve(web, '../docs/images')
const port = Number(process.env.SERAI_TEST_PORT ?? 8937)
mkdirSync(out, { recursive: true })
const { path: executablePath, why } = await findChromium()
if (!executablePath) {
  console.log(`No pictures: ${why}`)
  process.exit(0)
}
const external = process.env.SERAI_URL
const server = external ? null : spawn(resolve(web, '../.venv/bin/python'), [resolve(web, 'tests/browser/serve.py'), String(port)], { stdio: 'ignore' })
const url = external ?? `http://127.0.0.1:${port}`
for (let i = 0; i < 100; i += 1) {
  if (await fetch(`${url}/health`).then((answer) => answer.ok, () => false)) break
  await new Promise((go) => setTimeout(go, 200))
}
const browser = await chromium.launch({ executablePath, args: ARGS })
const SHOTS = [
  ['lobby', '/', 1280, 800, 'light', 'en-GB'],
  ['lobby-phone', '/', 360, 640, 'dark', 'en-GB'],
  ['new-table', '/new/yunnan', 1280, 800, 'light', 'en-GB'],
  ['yunnan', '/frames/yunnan-five?at=330', 1280, 800, 'light', 'en-GB'],
  ['yunnan-dark', '/frames/yunnan-five?at=330', 1280, 800, 'dark', 'en-GB'],
  ['yunnan-bidding', '/frames/yunnan?at=188', 1280, 800, 'light', 'de-DE'],
  ['yunnan-wide', '/frames/yunnan-five?at=330', 2560, 1440, 'light', 'en-GB'],
  ['yunnan-tablet', '/frames/yunnan?at=150', 768, 1024, 'light', 'fr-FR'],
  ['yunnan-phone', '/frames/yunnan?at=150', 360, 640, 'light', 'it-IT'],
  ['silk-road', '/frames/silk_road?at=60', 1280, 800, 'light', 'en-GB'],
  ['silk-road-dark', '/frames/silk_road?at=60', 1280, 800, 'dark', 'de-DE'],
  ['silk-road-phone', '/frames/silk_road?at=60', 360, 640, 'dark', 'en-GB'],
  ['learn', '/learn/yunnan', 1280, 800, 'light', 'en-GB'],
  ['learn-silk-road', '/learn/silk_road', 1280, 800, 'light', 'en-GB'],
  ['end', '/frames/yunnan?at=99999', 1280, 800, 'light', 'en-GB'],
  ['end-phone', '/frames/silk_road?at=99999', 360, 640, 'light', 'en-GB'],
  ['rules', '/rules/yunnan', 768, 1024, 'light', 'de-DE'],
]
try {
  for (const [name, path, width, height, colorScheme, locale] of SHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, locale, reducedMotion: 'reduce' })
    await page.route('**/frames/*.json', (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1)
      return route.fulfill({ body: readFileSync(resolve(web, '.frames', file)), contentType: 'application/json' })
    })
    await page.goto(url + path)
    // everything asked for has come, and has been painted
    await page.waitForFunction(() => document.querySelector('main h1, main .bar') && document.fonts.status === 'loaded')
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
    await page.screenshot({ path: `${out}/${name}.jpg`, type: 'jpeg', quality: 84 })
    await page.close()
  }
} finally {
  await browser.close()
  server?.kill()
}
