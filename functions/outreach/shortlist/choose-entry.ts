import { declinedRule } from './declined-rule.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Only } from '#functions/services/needs.ts'
import type { Choice } from '#shared/models/outreach/shortlist.ts'
import type { StoredShortlist } from './shortlist.item.ts'

type ChooseDeps = Only<'shortlists', 'find' | 'change'> &
  Only<'heldPostings', 'find'> &
  Only<'doNotContact', 'save'> &
  Only<'runs', 'context'> & { readonly clock: { readonly now: () => Date } }

/** The shortlist that has this entry. Throws AppError shortlist_replaced. */
export async function shortlistOf(
  userId: string,
  id: string,
  { shortlists }: Only<'shortlists', 'find'>,
): Promise<StoredShortlist> {
  const list = await shortlists.find(userId)
  if (list === null || !list.entries.has(id)) throw new AppError('shortlist_replaced')
  return list
}

/**
 * Stores what the user says about an entry. A reason becomes a rule first, so that a crash in between leaves a rule that the
 * same request repeats. Throws AppError shortlist_replaced.
 */
export async function chooseEntry(
  { userId }: UserActor,
  id: string,
  choice: Choice,
  deps: ChooseDeps,
): Promise<StoredShortlist> {
  const list = await shortlistOf(userId, id, deps)
  if (choice.choice === 'declined') {
    const now = deps.clock.now()
    const [held, context] = await Promise.all([
      deps.heldPostings.find(userId, id),
      deps.runs.context(userId, now),
    ])
    const searched = context?.configuration?.jobTitle ?? ''
    const rule = held && declinedRule(held.posting, choice.reason, searched, now)
    if (rule !== null) await deps.doNotContact.save(userId, [rule])
  }
  const entry = {
    choice: choice.choice,
    reason: choice.choice === 'declined' ? choice.reason : null,
    shown: list.entries.get(id)?.shown ?? [],
  }
  const changed = await deps.shortlists.change(userId, list.runId, id, entry)
  if (changed === null) throw new AppError('shortlist_replaced')
  return changed
}
