import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Needs } from '#functions/services/needs.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import type { LettersOrdered } from '#shared/models/outreach/shortlist.ts'
import { blocker } from '../run/eligibility.ts'
import { type HeldDeps, reserveHeld } from '../run/write-held-posting.ts'

export type WriteDeps = HeldDeps & Needs<'runs' | 'shortlists'>

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
    if (ordered.beyond.length > 0) {
      ordered.beyond.push(id)
      continue
    }
    const held = await deps.heldPostings.find(userId, id)
    const result = held === null ? 'not_found' : await reserveHeld(held, context, deps)
    if (result === 'written') ordered.written.push(id)
    else if (result === 'quota') ordered.beyond.push(id)
    else ordered.refused.push({ id, code: result, message: ERRORS[result].message })
  }
  return ordered
}
