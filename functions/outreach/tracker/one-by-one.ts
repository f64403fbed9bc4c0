import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import { inBatches } from '#platform/in-batches.ts'

/** Emails that are worked on at the same time. */
const AT_ONCE = 10

/** What became of each email of a list. */
export interface Outcome<T> {
  readonly done: readonly T[]
  readonly refused: readonly { readonly id: string; readonly code: ErrorCode; readonly message: string }[]
}

/**
 * Does the work on each email; one that is refused, or fails, does not keep the others from being done. Throws
 * the first failure once all others are done.
 */
export async function oneByOne<I extends { readonly id: string }, T extends object>(
  items: readonly I[],
  work: (item: I) => Promise<T | ErrorCode>,
): Promise<Outcome<T>> {
  const done: T[] = []
  const refused: Outcome<T>['refused'][number][] = []
  const failures: unknown[] = []
  await inBatches(items, AT_ONCE, async (item) => {
    try {
      const result = await work(item)
      if (typeof result === 'string')
        refused.push({ id: item.id, code: result, message: ERRORS[result].message })
      else done.push(result)
    } catch (error) {
      failures.push(error)
    }
  })
  if (failures.length > 0) throw failures[0]
  return { done, refused }
}
