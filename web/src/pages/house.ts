/** House files: `key = value` lines or the form of the data files, as TOML; or the same as JSON. */

export type Value = string | number | boolean | Value[] | { [key: string]: Value }
export type Published = Record<string, { value: Value; label: string }>

/** Where a file cannot be read. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`)
  }
}

/** The values of a file; entries of the form `{value, label, note}` give their value. */
export function readHouse(text: string): Record<string, Value> {
  const tables = text.trim().startsWith('{') ? json(text) : new Toml(text).document()
  return Object.fromEntries(Object.entries(tables).map(([key, entry]) => [key, isTable(entry) && 'value' in entry ? entry.value! : entry]))
}

export interface Difference {
  key: string
  /** How far the shipped value can be trusted; null when there is no such value. */
  label: string | null
  shipped: Value | undefined
  own: Value
  same: boolean
  /** Whether it has the form of the value it replaces; the server looks again. */
  fits: boolean
}

const HIGHEST = 999

/** The same kind of number, text, list or table as the shipped value. */
export function fits(own: Value, model: Value): boolean {
  if (typeof model === 'number') return typeof own === 'number' && own >= 0 && own <= HIGHEST
  if (Array.isArray(model)) return Array.isArray(own) && own.length > 0 && own.every((item, i) => fits(item, model[Math.min(i, model.length - 1)]!))
  if (isTable(model)) return isTable(own) && Object.keys(own).sort().join() === Object.keys(model).sort().join() && Object.entries(own).every(([key, item]) => fits(item, model[key]!))
  return typeof own === typeof model
}

/** What a file changes, and how the shipped data labels what it changes. */
export function compare(own: Record<string, Value>, published: Published): Difference[] {
  return Object.entries(own).map(([key, value]) => {
    const known = Object.hasOwn(published, key) ? published[key]! : null
    return { key, own: value, shipped: known?.value, label: known?.label ?? null, same: known !== null && JSON.stringify(known.value) === JSON.stringify(value), fits: known === null || fits(value, known.value) }
  })
}

function isTable(value: Value): value is { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function json(text: string): Record<string, Value> {
  try {
    return JSON.parse(text) as Record<string, Value>
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0)
    throw new Unreadable(text.slice(0, at).split('\n').length)
  }
}

/** As much of TOML as board values need: tables, dotted and quoted keys, texts, whole numbers, truth, lists, inline tables. */
class Toml {
  private at = 0
  constructor(private readonly text: string) {}

  document(): Record<string, Value> {
    const root: Record<string, Value> = {}
    let here = root
    for (this.blank(); this.at < this.text.length; this.blank()) {
      if (this.eat('[')) {
        if (this.peek() === '[') this.fail()
        here = this.descend(root, this.keys())
        this.want(']')
      } else this.pair(here)
      this.space()
      if (this.peek() === '#') this.comment()
      if (this.at < this.text.length && !/[\r\n]/.test(this.peek())) this.fail()
    }
    return root
  }

  private pair(into: Record<string, Value>): void {
    const keys = this.keys()
    this.want('=')
    this.space()
    const last = keys.pop()!
    const where = this.descend(into, keys)
    if (Object.hasOwn(where, last)) this.fail()
    where[last] = this.value()
  }

  private descend(from: Record<string, Value>, keys: string[]): Record<string, Value> {
    let here = from
    for (const key of keys) {
      if (!Object.hasOwn(here, key)) here[key] = {}
      const next = here[key]!
      if (!isTable(next)) this.fail()
      here = next as Record<string, Value>
    }
    return here
  }

  private keys(): string[] {
    const found: string[] = []
    do {
      this.space()
      const quote = this.peek()
      if (quote === '"' || quote === "'") found.push(this.words())
      else {
        const bare = this.match(/[A-Za-z0-9_-]+/y)
        if (!bare || bare === '__proto__') this.fail()
        found.push(bare!)
      }
      this.space()
    } while (this.eat('.'))
    return found
  }

  private value(): Value {
    const next = this.peek()
    if (next === '"' || next === "'") return this.words()
    if (this.eat('[')) {
      const list: Value[] = []
      for (this.blank(); !this.eat(']'); this.blank()) {
        list.push(this.value())
        this.blank()
        if (!this.eat(',') && this.peek() !== ']') this.fail()
      }
      return list
    }
    if (this.eat('{')) {
      const table: Record<string, Value> = {}
      for (this.space(); !this.eat('}'); this.space()) {
        this.pair(table)
        this.space()
        if (!this.eat(',') && this.peek() !== '}') this.fail()
      }
      return table
    }
    const word = this.match(/true|false|[+-]?\d[\d_]*(?![\d.:eE-])/y)
    if (!word) this.fail()
    return word === 'true' || word === 'false' ? word === 'true' : Number(word!.replaceAll('_', ''))
  }

  private words(): string {
    const literal = this.match(/'[^'\r\n]*'/y)
    if (literal !== null) return literal.slice(1, -1)
    const text = this.match(/"(?:[^"\\\r\n]|\\.)*"/y)
    try {
      return JSON.parse(text ?? '') as string
    } catch {
      return this.fail()
    }
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? null
    if (found !== null) this.at += found.length
    return found
  }
  private peek = () => this.text.charAt(this.at)
  private space = () => void this.match(/[ \t]*/y)
  private comment = () => void this.match(/#[^\n]*/y)
  private blank = () => void this.match(/(?:\s|#[^\n]*)*/y)
  private eat(sign: string): boolean {
    if (this.peek() !== sign) return false
    this.at += 1
    return true
  }
  private want(sign: string): void {
    this.space()
    if (!this.eat(sign)) this.fail()
  }
  private fail(): never {
    throw new Unreadable(this.text.slice(0, this.at).split('\n').length)
  }
}
