import * as z from 'zod/mini'

/**
 * Reads the variables of the schema. Throws an Error that names the missing or invalid ones, never a value.
 */
export function readEnvironment<S extends z.ZodMiniType>(
  schema: S,
  values: Readonly<Record<string, unknown>> = process.env,
): z.output<S> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`The environment lacks or misspells: ${[...new Set(names)].join(', ')}.`)
}

export const filled = z.string().check(z.minLength(1))

/** Reads one required variable. Throws an Error that names it. */
export const setting = (variable: string): string =>
  readEnvironment(z.object({ [variable]: filled }))[variable] ?? ''
