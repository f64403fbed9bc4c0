import type { Site } from './site.ts'

/** Throws Unmet with what was found instead. */
type Run = (site: Site) => Promise<void>

export interface Check {
  readonly name: string
  readonly run: Run & { readonly edgeOnly?: true }
}

/** Checks by their names. */
export const checks = (all: Readonly<Record<string, Check['run']>>): readonly Check[] =>
  Object.entries(all).map(([name, run]) => ({ name, run }))

/** Marks a check that needs CloudFront and its certificate; it is skipped for a local site. */
export const edgeOnly = (run: Run): Check['run'] => Object.assign(run, { edgeOnly: true as const })

/** A failed check; the message says what was found. */
export class Unmet extends Error {
  override readonly name = 'Unmet'
}

/** Throws Unmet with the message `otherwise` unless `holds`. */
export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Unmet(otherwise)
}

export type Result = { readonly name: string; readonly ms: number } & (
  | { readonly outcome: 'ok' | 'skipped' }
  | { readonly outcome: 'failed'; readonly why: string }
)

/** Runs the checks one after the other and reports each result at once. */
export async function runChecks(
  all: readonly Check[],
  site: Site,
  report: (result: Result) => void,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const check of all) {
    const result = await runCheck(check, site)
    report(result)
    results.push(result)
  }
  return results
}

async function runCheck({ name, run }: Check, site: Site): Promise<Result> {
  if (run.edgeOnly === true && site.local) return { name, ms: 0, outcome: 'skipped' }
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    await run(site)
    return { name, ms: took(), outcome: 'ok' }
  } catch (error) {
    return { name, ms: took(), outcome: 'failed', why: reasonOf(error) }
  }
}

/** The error's message with its cause: a failed fetch only has the reason in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
