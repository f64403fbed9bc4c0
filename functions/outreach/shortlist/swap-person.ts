import { anotherPerson, type PersonDeps } from '#functions/recipients/another-person.ts'
import { checkOf, employersLeftOut } from '#functions/do-not-contact/may-write.ts'
import {
  type ChosenContact,
  ContactBudgetSpent,
  ContactsOutOfCredits,
  DoNotContact,
} from '#functions/recipients/model.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import { correctedFacts } from '#engine/resume'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { searchOf } from '../run/search-of.ts'
import { noEntry, shortlistOf } from './choose-entry.ts'
import type { StoredShortlist } from './shortlist.item.ts'

type SwapDeps = Omit<PersonDeps, 'pages'> &
  Needs<'heldPostings' | 'clock'> &
  Only<'shortlists', 'find' | 'change'> &
  Only<'doNotContact', 'all'> &
  Only<'runs', 'context'>

/** Reading a company's site takes longer than a user waits; the run has read it, and found who is there. */
const NO_PAGES: PersonDeps['pages'] = { boardsOf: async () => [], peopleOf: async () => null }

/**
 * Replaces the person of an entry by another of the same company: nobody who was shown for it, and nobody who another entry
 * has. Without such a person, or if the day's budget pays for none, the list stays. Throws AppError not_found, job_used, or unavailable.
 */
export async function swapPerson(
  { userId }: UserActor,
  id: string,
  deps: SwapDeps,
): Promise<{ readonly list: StoredShortlist; readonly found: boolean }> {
  const now = deps.clock.now()
  const list = await shortlistOf(userId, id, deps)
  const [held, isWritten, context, rules] = await Promise.all([
    deps.heldPostings.find(userId, id),
    deps.heldPostings.isWritten(userId, id),
    deps.runs.context(userId, now),
    deps.doNotContact.all(userId),
  ])
  const entry = list.entries.get(id)
  if (held === null || entry === undefined) throw noEntry()
  if (isWritten) throw new AppError('job_used')
  const search = context && searchOf(context)
  if (!search) throw new AppError('not_configured')
  if (context.resume === null) throw new AppError('resume_missing')
  const facts = correctedFacts(context.resume.facts, context.review)
  const request = {
    userId,
    search,
    facts,
    acceptTierC: false,
    ownEmployers: employersLeftOut(facts, rules),
    isAvoided: checkOf(rules),
    wanted: 1,
  }
  const taken = new Set([...list.entries.values()].flatMap(({ shown }) => shown))
  const contact = await other(
    async () => await anotherPerson(held.posting, request, taken, { ...deps, pages: NO_PAGES }),
  )
  if (contact === null) return { list, found: false }
  await deps.heldPostings.hold({ ...held, contact }, now)
  const changed = await deps.shortlists.change(userId, list.runId, id, {
    ...entry,
    shown: [...entry.shown, contact.email],
  })
  if (changed === null) throw noEntry()
  return { list: changed, found: true }
}

/** Null when there is none, or paying for one is not possible today. Throws AppError unavailable. */
async function other(find: () => ReturnType<typeof anotherPerson>): Promise<ChosenContact | null> {
  try {
    const found = await find()
    return 'contact' in found ? found.contact : null
  } catch (error) {
    if (error instanceof SourceUnavailable) throw new AppError('unavailable')
    const isNone =
      error instanceof ContactBudgetSpent ||
      error instanceof ContactsOutOfCredits ||
      error instanceof DoNotContact
    if (!isNone) throw error
    return null
  }
}
