import type { AdminActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import type { Needs } from '#functions/services/needs.ts'
import type { Goodwill } from './goodwill.item.ts'

export type GoodwillDeps = Needs<'goodwills' | 'clock'>

/** What staff send: the reason, and an id that is the same for every repetition of one decision. */
export interface Decision {
  readonly operationId: string
  readonly reason: string
}

/** How long others wait for a request that may still be working. Milliseconds. */
const LEASE_MS = MINUTE

/** Refusals that end a decision. After any other failure it can be repeated, and is still the one that counts. */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'refund_unpaid',
  'refund_done',
  'refund_disputed',
  'refund_too_large',
  'changed_meanwhile',
  'trial_not_running',
])

/**
 * Carries out a decision once: it is stored under the state that it was made on, then done, then marked. A repetition
 * carries out what is stored; another decision on the same state is refused, and finishes one that a crash left.
 * Throws AppError changed_meanwhile, and what `work` throws.
 */
export async function carryOut(
  userId: string,
  { adminId }: AdminActor,
  decision: Decision & Pick<Goodwill, 'kind' | 'slot' | 'invoiceId' | 'amount'>,
  work: (goodwill: Goodwill) => Promise<void>,
  { goodwills, clock }: GoodwillDeps,
): Promise<void> {
  const now = clock.now()
  const { operationId, ...what } = decision
  const own: Goodwill = { ...what, id: operationId, adminId, at: now, state: 'begun' }
  const before = await goodwills.begin(userId, own)
  const goodwill = before ?? own
  const isOwn = goodwill.id === operationId
  if (goodwill.state === 'begun' && (isOwn || now.getTime() - goodwill.at.getTime() > LEASE_MS)) {
    await work(goodwill).catch(async (error: unknown) => {
      if (error instanceof AppError && FINAL.has(error.code)) await goodwills.end(userId, goodwill, 'refused')
      throw error
    })
    await goodwills.end(userId, goodwill, 'done')
  }
  if (!isOwn) throw new AppError('changed_meanwhile')
}
