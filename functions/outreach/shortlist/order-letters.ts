import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Needs } from '#functions/services/needs.ts'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import type { DraftMessage } from '#shared/messages/cycle.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { LettersOrdered } from '#shared/models/outreach/shortlist.ts'
import { blocker } from '../run/eligibility.ts'
import { limitsOf } from '../run/plan-run.ts'
import { REFUSALS } from '../run/write-held-posting.ts'
import type { CycleContext } from '../model.ts'
import { sweepDueAt } from '../waits.ts'

export interface WriteDeps extends Needs<'runs' | 'emails' | 'heldPostings' | 'shortlists' | 'clock'> {
  readonly queue: Pick<MessageQueue<readonly DraftMessage[]>, 'send'>
}

/**
 * Has letters written to entries of the shortlist, in this order, as far as the allowance goes. Each is reserved under the id
 * of its entry in one transaction, so that neither a second press nor another tab writes it twice; after a crash the same press
 * continues. Throws AppError shortlist_replaced, or the first reason against any letter.
 */
export async function orderLetters(
  { userId }: UserActor,
  ids: readonly string[],
  deps: WriteDeps,
): Promise<LettersOrdered> {
  const now = deps.clock.now()
  const [list, context] = await Promise.all([deps.shortlists.find(userId), deps.runs.context(userId, now)])
  if (context === null) throw new AppError('account_inactive')
  const entries = [...new Set(ids)].map((id) => ({ id, entry: list?.entries.get(id) }))
  if (list === null || entries.some(({ entry }) => entry === undefined))
    throw new AppError('shortlist_replaced')
  const before = new Set((await deps.runs.find(userId, list.runId))?.writtenAnyway)
  const wanted = entries.filter(({ id, entry }) => !before.has(id) && entry?.choice !== 'declined')
  const ordered: LettersOrdered = {
    written: entries.filter(({ id }) => before.has(id)).map(({ id }) => id),
    beyond: [],
    refused: [],
  }
  if (wanted.length === 0) return ordered
  const refusal = blocker(context, () => true, now)
  if (refusal !== null) throw new AppError(refusal)
  for (const { id } of wanted) {
    const result = ordered.beyond.length > 0 ? 'quota' : await write(userId, id, context, deps)
    if (result === 'written') ordered.written.push(id)
    else if (result === 'quota') ordered.beyond.push(id)
    else ordered.refused.push({ id, code: result, message: ERRORS[result].message })
  }
  return ordered
}

/** Reserves one letter and queues it. The sweeper finds one that never reached the queue. */
async function write(
  userId: string,
  id: string,
  context: CycleContext,
  { emails, heldPostings, queue, clock }: WriteDeps,
): Promise<'written' | 'quota' | ErrorCode> {
  const now = clock.now()
  const held = await heldPostings.find(userId, id)
  if (held === null) return 'not_found'
  const limits = limitsOf(context)
  const reserved = await emails.reserve({ ...held, quota: limits.kind }, limits, sweepDueAt(now), now, true)
  if (reserved === 'quota') return 'quota'
  if (reserved === 'already_used' && (await heldPostings.isWritten(userId, id))) return 'written'
  if (reserved !== 'reserved') return REFUSALS[reserved]
  await queue.send([{ v: 1, userId, emailId: id }])
  return 'written'
}
