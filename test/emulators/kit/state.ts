import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type * as z from 'zod/mini'

/**
 * Writes whole or not at all, and before the caller goes on: a killed process loses nothing that was
 * answered.
 */
export function writeAtomically(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.tmp`, content)
  renameSync(`${path}.tmp`, path)
}

/** A small state kept as one JSON file; `save` after every change. Without a path it lives in memory. */
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
 * A state made of events, one a line, so that thousands of items cost one appended line a change.
 * A last line torn by a kill was never answered and is dropped.
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
