import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Frame } from '../../src/lib/transport'

const folder = resolve(import.meta.dirname, '../../.frames')

/** A whole game made by web/tools/frames.py; null where that has not been run. */
export function frames(name: string): Frame[] | null {
  const path = `${folder}/${name}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Frame[]) : null
}
