// Pictures of any address at any size: node tools/shoot.mjs OUT URL [width height theme]...
import chromium from '@sparticuz/chromium'
import { chromium as browserType } from '@playwright/test'
const [out, url, width = '1280', height = '800', theme = 'light', lang = 'en-GB', full = ''] = process.argv.slice(2)
const browser = await browserType.launch({ executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'] })
const page = await browser.newPage({ deviceScaleFactor: +(process.env.SCALE ?? 1), viewport: { width: +width, height: +height }, colorScheme: theme, locale: lang, reducedMotion: 'reduce' })
page.on('console', (m) => (m.type() === 'error' || m.type() === 'warning') && console.log(m.text()))
page.on('pageerror', (e) => console.log('ERROR', e.message))
await page.goto(url)
await page.waitForTimeout(1800)
await page.screenshot({ path: out, fullPage: !!full })
await browser.close()
