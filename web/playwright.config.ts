import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tools/chromium.mjs'

const port = Number(process.env.SERAI_TEST_PORT ?? 8931)
const python = process.env.PYTHON ?? ['../.venv/bin/python', 'python3'].find((one) => one === 'python3' || existsSync(one))!
const executablePath = await chromiumPath()

export default defineConfig({
  testDir: './tests/browser',
  timeout: 180_000,
  workers: 1,
  reporter: [['list']],
  // Without a Chromium nothing here can run; the one test left says so.
  ...(executablePath ? { testIgnore: 'missing.spec.ts' } : { testMatch: 'missing.spec.ts' }),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: executablePath ?? '', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
  ...(executablePath
    ? { webServer: { command: `${python} tests/browser/serve.py ${port}`, url: `http://127.0.0.1:${port}/health`, reuseExistingServer: true, timeout: 60_000 } }
    : {}),
})
