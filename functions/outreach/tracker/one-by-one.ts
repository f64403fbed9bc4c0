import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import { inBatches } from '#platform/in-batches.ts'
import { describeError, logger } from '#platform/log/logger.ts'

/** Emails that are worked on at the same time. */
const AT_ONCE = 10

/** What became of each email of a list. */
export interface Outcome<T> {
  readonly done: readonly T[]
  readonly refused: readonly { readonly id: string; readonly code: ErrorCode; readonly message: string }[]
}

/** Does the work on each email; one that is refused, or fails, does not keep the others from being done. */
export async function oneByOne<I extends { readonly id: string }, T extends object>(
  items: readonly I[],
  work: (item: I) => Promise<T | ErrorCode>,
): Promise<Outcome<T>> {
  const results = await inBatches(items, AT_ONCE, async (item) => ({
    id: item.id,
    result: await tried(item, work),
  }))
  const done: T[] = []
  const refused: Outcome<T>['refused'][number][] = []
  for (const { id, result } of results)
    if (typeof result === 'string') refused.push({ id, code: result, message: ERRORS[result].message })
    else done.push(result)
  return { done, refused }
}

async function tried<I, T>(item: I, work: (item: I) => Promise<T | ErrorCode>): Promise<T | ErrorCode> {
  try {
    return await work(item)
  } catch (error) {
    logger.error({ error: describeError(error) }, 'one of a list failed')
    return 'internal'
  }
}
