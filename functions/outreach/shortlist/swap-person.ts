import { anotherPerson, type PersonDeps } from '#functions/recipients/another-person.ts'
import { checkOf, employersLeftOut } from '#functions/do-not-contact/may-write.ts'
import { type ChosenContact, ContactBudgetSpent, ContactsOutOfCredits } from '#functions/recipients/model.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import { correctedFacts } from '#engine/resume'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { searchOf } from '../run/search-of.ts'
import { noEntry, shortlistOf } from './choose-entry.ts'
import type { StoredShortlist } from './shortlist.item.ts'

type SwapDeps = Omit<PersonDeps, 'pages'> &
  Needs<'clock'> &
  Only<'heldPostings', 'find' | 'isWritten'> &
  Only<'shortlists', 'find' | 'swap'> &
  Only<'doNotContact', 'all'> &
  Only<'runs', 'context'>

/** Reading a company's site takes longer than a user waits; the run has read it, and found who is there. */
const NO_PAGES: PersonDeps['pages'] = { boardsOf: async () => [], peopleOf: async () => null }

/**
 * Replaces the person of an entry by another of the same company: nobody who was shown for it, and nobody who another entry
 * has. The run has kept some; without them one is looked for. Without such a person, or if the day's budget pays for none,
 * the list stays. Throws AppError not_found, job_used, or unavailable.
 */
export async function swapPerson(
  { userId }: UserActor,
  id: string,
  deps: SwapDeps,
): Promise<{ readonly list: StoredShortlist; readonly found: boolean }> {
  const now = deps.clock.now()
  const [list, held, isWritten, context, rules] = await Promise.all([
    shortlistOf(userId, id, deps),
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
  const isAvoided = checkOf(rules)
  const request = {
    userId,
    search,
    facts,
    ownEmployers: employersLeftOut(facts, rules),
    isAvoided,
  }
  const taken = new Set([...list.entries.values()].flatMap(({ shown }) => shown))
  const kept = held.others.filter((one) => !taken.has(one.email) && !isAvoided(one))
  const refusals = await Promise.all(kept.map((one) => deps.recipients.refusal(one, now)))
  const contact =
    kept.find((_, index) => refusals[index] === null) ??
    (await other(async () => await anotherPerson(held.posting, request, taken, { ...deps, pages: NO_PAGES })))
  if (contact === null) return { list, found: false }
  const changed = await deps.shortlists.swap({ ...held, contact }, list, now)
  if (changed === 'written') throw new AppError('job_used')
  if (changed === 'replaced') throw noEntry()
  return { list: changed, found: true }
}

/** Null when there is none, or paying for one is not possible today. Throws AppError unavailable. */
async function other(find: () => ReturnType<typeof anotherPerson>): Promise<ChosenContact | null> {
  try {
    const found = await find()
    return 'contact' in found ? found.contact : null
  } catch (error) {
    if (error instanceof SourceUnavailable) throw new AppError('unavailable')
    if (error instanceof ContactBudgetSpent || error instanceof ContactsOutOfCredits) return null
    throw error
  }
}
