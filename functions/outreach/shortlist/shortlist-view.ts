import { checkOf } from '#functions/do-not-contact/may-write.ts'
import { allowanceAt, remaining } from '#functions/account/allowance.ts'
import { nextRunAt } from '#functions/runs/daily-run.ts'
import type { Only } from '#functions/services/needs.ts'
import { fullName } from '#engine/language'
import { rankingWords } from '#engine/values/reasons/ranking.ts'
import { contactReasonWords } from '#shared/catalog/reasons/contact-reasons.ts'
import type { EntryState, Shortlist, ShortlistEntry } from '#shared/models/outreach/shortlist.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import type { CycleContext, NewOutreachEmail } from '../model.ts'
import type { StoredEntry, StoredShortlist } from './shortlist.item.ts'

export type ViewDeps = Only<'heldPostings', 'findMany' | 'recipientsOf'> &
  Only<'runs', 'find' | 'context'> &
  Only<'doNotContact', 'all'> & { readonly clock: { readonly now: () => Date } }

/** The shortlist as its user sees it. */
export async function shortlistView(
  userId: string,
  list: StoredShortlist,
  deps: ViewDeps,
): Promise<Sent<typeof Shortlist>> {
  const now = deps.clock.now()
  const [held, run, rules, context] = await Promise.all([
    deps.heldPostings.findMany(userId, list.ids),
    deps.runs.find(userId, list.runId),
    deps.doNotContact.all(userId),
    deps.runs.context(userId, now),
  ])
  const written = new Set(run?.writtenAnyway)
  // A person who was swapped at the moment of writing is not the one whom the letter is written to.
  const recipients = await deps.heldPostings.recipientsOf(
    userId,
    list.ids.filter((id) => written.has(id)),
  )
  const isAvoided = checkOf(rules)
  return {
    runId: list.runId,
    madeAt: list.madeAt,
    replacedAt: context && replacedAt(context, now),
    leftToday: context === null ? 0 : leftToday(context, now),
    entries: held.flatMap((email) => {
      const entry = list.entries.get(email?.id ?? '')
      if (email === null || entry === undefined) return []
      if (written.has(email.id)) {
        const contact = recipients.get(email.id) ?? email.contact
        return [entryView({ ...email, contact }, entry, 'written')]
      }
      // A declined company is on the list too; the user is told what they did.
      const isListed = entry.choice !== 'declined' && isAvoided(email.contact)
      return [entryView(email, entry, isListed ? 'on_your_list' : entry.choice)]
    }),
  }
}

const leftToday = (context: CycleContext, now: Date): number =>
  remaining(allowanceAt(context.subscription, now), context.usage, context.dailyCap).today

const replacedAt = (context: CycleContext, now: Date): Date | null =>
  context.account.pausedAt === undefined ? nextRunAt(context, now) : null

function entryView(
  { id, posting, contact, reasons }: Omit<NewOutreachEmail, 'quota'>,
  { reason }: StoredEntry,
  state: EntryState,
): Sent<typeof ShortlistEntry> {
  const facts = reasons.find(({ part }) => part === 'facts')
  return {
    id,
    state,
    reason,
    jobTitle: posting.title,
    companyName: posting.company,
    location: posting.location,
    jobUrl: posting.url,
    person: { name: fullName(contact) || contact.email, title: contact.title, email: contact.email },
    whyPerson: contactReasonWords(contact.reason),
    whyJob: reasons.filter(({ part }) => part !== 'facts').map(({ why }) => rankingWords(why)),
    line: facts?.why.code === 'line' ? facts.why.params.line : null,
  }
}
