import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Frame } from '../../src/lib/transport'

/** A whole game made by web/tools/frames.py, which `make webtest` runs first. */
export function frames(name: string): Frame[] {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, `../../.frames/${name}.json`), 'utf8')) as Frame[]
}
