import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core finds wrong on the page as it stands, or within one part of it. */
export default async function (page: Page, within = 'html'): Promise<{ id: string; nodes: string[] }[]> {
  await page.evaluate(source)
  return page.evaluate(async (within) => {
    const found = await (window as any).axe.run(within === 'html' ? document : { include: [within] }, { resultTypes: ['violations'] })
    return found.violations.map((one: any) => ({ id: one.id, nodes: one.nodes.map((node: any) => node.html.slice(0, 160)) }))
  }, within)
}
