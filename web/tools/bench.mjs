// Figures of the browser client, on the loopback in headless Chromium: how much it loads, how soon a table is seen, how soon a click shows.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { ARGS, findChromium } from './chromium.mjs'

const TIMES = Number(process.argv[2] ?? 15)
const web = resolve(import.meta.dirname, '..')
const { path, why } = await findChromium()
if (!path) {
  console.log(`Not measured: ${why}`)
  process.exit(0)
}
const port = await new Promise((go) => { const one = createServer().listen(0, '127.0.0.1', () => { const { port } = one.address(); one.close(() => go(port)) }) })
const url = `http://127.0.0.1:${port}`
const server = spawn(resolve(web, '../.venv/bin/python'), [resolve(web, 'tests/browser/serve.py'), String(port)], { stdio: 'ignore' })
while (!(await fetch(`${url}/health`).then((answer) => answer.ok, () => false))) await new Promise((go) => setTimeout(go, 100))
const browser = await chromium.launch({ executablePath: path, args: ARGS })
const figure = (list) => { const sorted = [...list].sort((a, b) => a - b); return `median ${Math.round(sorted[Math.floor(sorted.length / 2)])} ms, worst ${Math.round(sorted.at(-1))} ms of ${sorted.length}` }
try {
  for (const game of ['yunnan', 'silk_road']) {
    const paints = []
    const clicks = []
    const scripts = new Map() // address -> gzip bytes, on their way
    for (let i = 0; i < TIMES; i += 1) {
      // a browser that has nothing yet
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB' })
      const page = await context.newPage()
      await page.goto(`${url}/health`)
      const id = await page.evaluate(async (game) => {
        localStorage.setItem('serai.settings', JSON.stringify({ confirm: 'never', pace: 'off' }))
        const post = async (path, body) => (await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
        await post('/guest', { name: 'Bench' })
        const { id } = await post('/tables', { game, seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }], seed: 9 })
        await post(`/tables/${id}/start`, {})
        return id
      }, game)
      page.on('response', (one) => { if (!i && one.request().resourceType() === 'script') scripts.set(one.url(), one.body().then((body) => gzipSync(body, { level: 9 }).length)) })
      await page.goto('about:blank')
      await page.addInitScript(() => {
        const frame = window.requestAnimationFrame
        window.requestAnimationFrame = (work) => frame((time) => {
          window.inFrame = true
          setTimeout(() => { window.inFrame = false })
          work(time)
        })
        const look = () => (document.querySelector('.stage svg [data-target]') ? requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now() })) : requestAnimationFrame(look))
        requestAnimationFrame(look)
      })
      await page.goto(`${url}/tables/${id}`)
      await page.waitForFunction(() => window.painted)
      paints.push(await page.evaluate(() => window.painted))
      await page.locator('[data-question]').waitFor()
      // from the click on an answer of the bar, to the server and back, to the frame that shows it
      clicks.push(await page.evaluate(() => new Promise((go) => {
        const input = document.querySelector('.timeline input')
        const choices = document.querySelector('[data-question] .choices')
        const start = performance.now()
        // what changes within a frame's own work is on the screen right after it; what changes between two frames, after the next
        const painted = () => setTimeout(() => go(performance.now() - start))
        new MutationObserver((_, observer) => {
          observer.disconnect()
          if (window.inFrame) painted()
          else requestAnimationFrame(painted)
        }).observe(input, { attributeFilter: ['max'] })
        ;(choices.querySelector('button.primary') ?? choices.querySelector('button[data-key]')).click()
      })))
      await Promise.all(scripts.values())
      await context.close()
    }
    const size = (await Promise.all(scripts.values())).reduce((all, one) => all + one, 0)
    console.log(`${game}: JavaScript ${(size / 1024).toFixed(1)} KB gzip`)
    console.log(`${game}: first useful paint of a table ${figure(paints)}`)
    console.log(`${game}: click to painted result ${figure(clicks)}`)
  }
} finally {
  await browser.close()
  server.kill()
}
