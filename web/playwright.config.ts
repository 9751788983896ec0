import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { defineConfig } from '@playwright/test'
import { ARGS, findChromium } from './tools/chromium.mjs'

/** A port of this run's own: another run, or a server left over, is never mistaken for it. */
const freePort = () => new Promise<number>((go) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => go(port))
  })
})
process.env.SERAI_TEST_PORT ??= String(await freePort())
const port = Number(process.env.SERAI_TEST_PORT)
const python = process.env.PYTHON ?? ['../.venv/bin/python', 'python3'].find((one) => one === 'python3' || existsSync(one))!
const { path, why } = process.env.SERAI_CHROMIUM ? { path: process.env.SERAI_CHROMIUM, why: '' } : await findChromium()
// found and tried once: the processes that run the tests are told
if (path) process.env.SERAI_CHROMIUM = path
else console.log(`No browser tests: ${why}`)

export default defineConfig({
  testDir: './tests/browser',
  timeout: 300_000,
  workers: 2,
  fullyParallel: true,
  // a machine with other work is slow, not wrong
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // Without a Chromium nothing here can run; the one test left says so.
  ...(path ? { testIgnore: 'missing.spec.ts' } : { testMatch: 'missing.spec.ts' }),
  use: {
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: path ?? '', args: ARGS },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
  ...(path
    ? { webServer: { command: `${python} tests/browser/serve.py ${port}`, url: `http://127.0.0.1:${port}/health`, reuseExistingServer: false, timeout: 180_000 } }
    : {}),
})
