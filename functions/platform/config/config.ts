import * as z from 'zod/mini'

/** Only the variables that are needed here. Throws an Error that names variables, never their values. */
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

/** One variable that has to be there. Throws Error that names it. */
export const setting = (variable: string): string =>
  readEnvironment(z.object({ [variable]: filled }))[variable] ?? ''
