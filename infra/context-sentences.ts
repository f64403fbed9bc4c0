import type * as z from 'zod/mini'

/** A sentence for each setting that is missing or wrong. */
export function sentencesOf(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  // Without a stage the errors of all other settings are meaningless.
  const told = issues.some(({ path }) => path[0] === 'stage')
    ? issues.filter(({ path }) => path[0] === 'stage')
    : issues
  const first = told.filter(
    ({ path }, index) => told.findIndex((other) => other.path[0] === path[0]) === index,
  )
  return first.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `  ${[...issue.path, issue.keys.join(', ')].join('.')}: No setting has this name.`
      : `  ${issue.path.join('.')}: ${issue.message}`,
  )
}
