import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type * as z from 'zod/mini'

/**
 * Writes the file atomically and synchronously, so that a killed process loses nothing that it acknowledged.
 */
export function writeAtomically(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.tmp`, content)
  renameSync(`${path}.tmp`, path)
}

/** A small state kept as one JSON file; call `save` after every change. Without a path it is in memory. */
export function jsonState<T>(
  path: string | undefined,
  schema: z.ZodMiniType<T>,
  initial: () => T,
): { readonly value: T; save(): void } {
  const value =
    path !== undefined && existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : initial()
  return {
    value,
    save: () => {
      if (path !== undefined) writeAtomically(path, JSON.stringify(value))
    },
  }
}

/**
 * A state made of events, one per line, so that a change among thousands of items costs one appended line. A
 * last line that a kill cut off was never acknowledged and is dropped.
 */
export function journal<E>(
  path: string | undefined,
  schema: z.ZodMiniType<E>,
  apply: (event: E) => void,
): { record(event: E): void } {
  if (path !== undefined) {
    mkdirSync(dirname(path), { recursive: true })
    const content = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const whole = content.slice(0, content.lastIndexOf('\n') + 1)
    for (const line of whole.split('\n')) if (line !== '') apply(schema.parse(JSON.parse(line)))
    if (whole !== content) writeAtomically(path, whole)
  }
  return {
    record: (event) => {
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(event)}\n`)
      apply(event)
    },
  }
}
