/** What every browser test rests on: no page may fail, none may break the content policy, whoever comes to visit. */
import { test as plain, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

export { expect }

interface Given {
  /** What went wrong on any page; the test fails when it is not empty. */
  faults: string[]
  /** Another person with another browser. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
}

function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (one) => faults.push(one.error().message))
  context.on('console', (one) => {
    if (/content security policy|refused to (?:load|apply|execute|connect|frame)/i.test(one.text())) faults.push(one.text())
  })
}

export const test = plain.extend<Given>({
  faults: [async ({ context }, use) => {
    const faults: string[] = []
    watch(context, faults)
    await use(faults)
    expect(faults).toEqual([])
  }, { auto: true }],
  visitor: async ({ browser, faults }, use) => {
    const made: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options })
      made.push(context)
      watch(context, faults)
      return context.newPage()
    })
    for (const one of made) await one.close()
  },
})
