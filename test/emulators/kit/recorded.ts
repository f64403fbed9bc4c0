import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** Words in lower case, versions of an API and the star may be values of an enumeration; others are named by their kind. */
const WORD = /^(?:[a-z][a-z_]{0,39}|\d{4}-\d\d-\d\d\.[a-z]+|\*)$/
const KINDS = [
  [/^-?\d+$/, '1'],
  [WORD, null],
] as const

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
  if (typeof value !== 'string' || value === '') return value
  const kind = KINDS.find(([pattern]) => pattern.test(value))
  return kind === undefined ? 'text' : (kind[1] ?? value)
}

const seen = new Set<string>()

/**
 * Adds a request's shape, without what it says, to the folder that RECORDED_REQUESTS names: one test checks all
 * shapes against the types of the vendor's own package. Each shape is written once per process.
 */
export function recordRequest(vendor: 'stripe' | 'gmail', route: string, params: object): void {
  const folder = process.env['RECORDED_REQUESTS']
  if (folder === undefined) return
  const line = JSON.stringify({ route, params: shapeOf(params) })
  if (seen.has(line)) return
  seen.add(line)
  mkdirSync(folder, { recursive: true })
  appendFileSync(path.join(folder, `${vendor}.jsonl`), `${line}\n`)
}

/** Records nothing for the rest of this file: what an emulator's own tests send is nothing that the product sends. */
export function recordNothing(): void {
  delete process.env['RECORDED_REQUESTS']
}
