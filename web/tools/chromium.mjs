import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** A Chromium to use: named by CHROMIUM, on the system, of Playwright's own, or the one a package carries; null when there is none. */
export async function chromiumPath() {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? named : null
  for (const path of ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()]) if (path && existsSync(path)) return path
  try {
    const carried = await import('@sparticuz/chromium')
    return await carried.default.executablePath()
  } catch {
    return null
  }
}
