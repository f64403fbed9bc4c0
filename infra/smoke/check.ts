import type { Site } from './site.ts'

/** Throws Error with what was found instead. */
type Check = (site: Site) => Promise<void>

/** Checks by their names. */
export type Checks = Readonly<Record<string, Check>>

class Skipped extends Error {}

/** A check that needs CloudFront and its certificate; it is skipped for a local site. */
export const edgeOnly =
  (check: Check): Check =>
  async (site) => {
    if (site.local) throw new Skipped()
    await check(site)
  }

/** Throws Error with the message `otherwise` unless `holds`. */
export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}

export interface Result {
  readonly name: string
  readonly outcome: 'ok' | 'skipped' | 'failed'
  readonly ms: number
  /** Why it failed; otherwise empty. */
  readonly why: string
}

/** Runs the checks one after the other and reports each result at once. */
export async function runChecks(
  checks: Checks,
  site: Site,
  report: (result: Result) => void,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const [name, check] of Object.entries(checks)) {
    const began = performance.now()
    const end = await check(site).then(
      () => ({ outcome: 'ok' as const, why: '' }),
      (error: unknown) =>
        error instanceof Skipped
          ? { outcome: 'skipped' as const, why: '' }
          : { outcome: 'failed' as const, why: reasonOf(error) },
    )
    const result = { name, ms: Math.round(performance.now() - began), ...end }
    report(result)
    results.push(result)
  }
  return results
}

/** The error's message with its cause: a failed fetch only has the reason in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
