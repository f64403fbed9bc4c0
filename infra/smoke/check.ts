import type { Site } from './site.ts'

/** Throws Unmet with what was seen instead. */
type Run = (site: Site) => Promise<void>

export interface Check {
  readonly name: string
  readonly run: Run & { readonly edgeOnly?: true }
}

/** Checks by their names. */
export const checks = (all: Readonly<Record<string, Check['run']>>): readonly Check[] =>
  Object.entries(all).map(([name, run]) => ({ name, run }))

/** Only CloudFront and its certificate can keep it; there is neither on one machine. */
export const edgeOnly = (run: Run): Check['run'] => Object.assign(run, { edgeOnly: true as const })

/** A promise that the site does not keep; the message says what was seen. */
export class Unmet extends Error {
  override readonly name = 'Unmet'
}

/** Throws Unmet unless it holds. */
export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Unmet(otherwise)
}

export type Result = { readonly name: string; readonly ms: number } & (
  | { readonly outcome: 'ok' | 'skipped' }
  | { readonly outcome: 'failed'; readonly why: string }
)

/** Runs the checks one after the other and reports each as soon as it is known. */
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

/** A failed fetch says no more than that; why stands in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
