import { declinedRule } from './declined-rule.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import type { Only } from '#functions/services/needs.ts'
import type { Choice, DeclineReason } from '#shared/models/outreach/shortlist.ts'
import type { StoredShortlist } from './shortlist.item.ts'

type ChooseDeps = Only<'shortlists', 'find' | 'change'> &
  Only<'heldPostings', 'find'> &
  Only<'doNotContact', 'save' | 'remove'> &
  Only<'runs', 'context'> & { readonly clock: { readonly now: () => Date } }

/** Tells of an entry of no list, or of one that is no longer the latest. */
export const noEntry = (): AppError =>
  new AppError('not_found', { message: ERRORS.shortlist_replaced.message })

/** The shortlist that has this entry. Throws AppError not_found. */
export async function shortlistOf(
  userId: string,
  id: string,
  { shortlists }: Only<'shortlists', 'find'>,
): Promise<StoredShortlist> {
  const list = await shortlists.find(userId)
  if (list === null || !list.entries.has(id)) throw noEntry()
  return list
}

/**
 * Stores what the user says about an entry. A reason becomes a rule; taking it back removes that rule, unless another entry
 * needs it: first the rule, so that after a crash the same request does both again. Throws AppError not_found.
 */
export async function chooseEntry(
  { userId }: UserActor,
  id: string,
  choice: Choice,
  deps: ChooseDeps,
): Promise<StoredShortlist> {
  const list = await shortlistOf(userId, id, deps)
  const before = list.entries.get(id)
  const reason = choice.choice === 'declined' ? choice.reason : null
  let ruleId = before?.ruleId ?? null
  if (before?.reason !== reason) {
    const isShared = [...list.entries].some(([other, entry]) => other !== id && entry.ruleId === ruleId)
    if (ruleId !== null && !isShared) await deps.doNotContact.remove(userId, ruleId)
    const rule = reason === null ? null : await ruleOf(userId, id, reason, deps)
    if (rule !== null) await deps.doNotContact.save(userId, [rule])
    ruleId = rule?.id ?? null
  }
  const entry = { choice: choice.choice, reason, ruleId, shown: before?.shown ?? [] }
  const changed = await deps.shortlists.change(userId, list.runId, id, entry)
  if (changed === null) throw noEntry()
  return changed
}

/** The rule that a declined posting makes; null if there is nothing to learn. */
async function ruleOf(userId: string, id: string, reason: DeclineReason, deps: ChooseDeps) {
  const now = deps.clock.now()
  const [held, context] = await Promise.all([
    deps.heldPostings.find(userId, id),
    deps.runs.context(userId, now),
  ])
  return held && declinedRule(held.posting, reason, context?.configuration?.jobTitle ?? '', now)
}
