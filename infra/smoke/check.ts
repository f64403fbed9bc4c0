import type { Site } from './site.ts'

export interface Check {
  readonly name: string
  /** Only CloudFront and its certificate can keep it; there is neither on one machine. */
  readonly edgeOnly?: true
  /** Throws Unmet with what was seen instead. */
  run(site: Site): Promise<void>
}

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
  checks: readonly Check[],
  site: Site,
  report: (result: Result) => void,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const check of checks) {
    const result = await runCheck(check, site)
    report(result)
    results.push(result)
  }
  return results
}

async function runCheck(check: Check, site: Site): Promise<Result> {
  const { name, edgeOnly } = check
  if (edgeOnly === true && site.local) return { name, ms: 0, outcome: 'skipped' }
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    await check.run(site)
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
