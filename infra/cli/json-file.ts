import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { UsageError } from './command.ts'

export function textOf(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${option} ${file} could not be read. Give the path of a JSON file.`)
  }
}

/** Parses a JSON text; `what` names it and `hint` describes its format in errors. Throws UsageError. */
export function parseJson(what: string, text: string, hint = ''): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(
      `${what} is no JSON: ${error instanceof Error ? error.message : String(error)}. ${hint}`.trimEnd(),
    )
  }
}

/** The value as the schema has it; `what` names it in the error. Throws UsageError with the first mistake. */
export function shaped<T>(
  what: string,
  schema: { safeParse(value: unknown): z.core.util.SafeParseResult<T> },
  value: unknown,
): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new UsageError(`${what}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'has another shape'}.`)
}
