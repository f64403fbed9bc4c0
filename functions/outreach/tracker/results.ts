import type { Needs, Only } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { foldText } from '#engine/language'
import { RESULTS } from '#shared/catalog/constants.ts'
import type { OutreachResults, ResultGroup, SubjectKind } from '#shared/models/outreach/results.ts'
import { levelReached } from '../stages/level-reached.ts'
import type { OutlinedEmail, ToldEmail } from './model.ts'

interface Thread {
  readonly level: number
  readonly title: string
  readonly subject: SubjectKind
  readonly lines: ReadonlySet<string>
}

/**
 * What became of the emails of the last months: only of those that the user marked, because nobody else can
 * know. An email and its follow-ups count as one.
 */
export async function outreachResults(
  actor: UserActor,
  { tracker, clock }: Needs<'clock'> & Only<'tracker', 'outlines' | 'told'>,
): Promise<OutreachResults> {
  const now = clock.now()
  const range = { first: dayOf(new Date(now.getTime() - (RESULTS.days - 1) * DAY)), last: dayOf(now) }
  const [emails, told] = await Promise.all([
    tracker.outlines(actor.userId, range, RESULTS.emails),
    tracker.told(actor.userId, range, RESULTS.emails),
  ])
  const threads = threadsOf(emails, told)
  return {
    ...reached(threads),
    titles: groups(threads, ({ title }) => [title]),
    subjects: groups(threads, ({ subject }) => [subject]),
    lines: groups(threads, ({ lines }) => [...lines]),
  }
}

function threadsOf(
  emails: readonly OutlinedEmail[],
  told: ReadonlyMap<string, ToldEmail>,
): readonly Thread[] {
  const threads = new Map<string, Thread>()
  // Oldest first: the first email of a thread gives it its subject.
  for (const email of emails.toReversed()) {
    const { id, companyName, contactName, jobTitle } = email
    const key = [companyName, contactName, jobTitle].map(foldText).join('|')
    const before = threads.get(key)
    threads.set(key, {
      level: Math.max(before?.level ?? 0, levelReached(email.mark, told.get(id)?.marks ?? [])),
      title: before?.title ?? jobTitle,
      subject: before?.subject ?? subjectKind(email),
      lines: new Set([...(before?.lines ?? []), ...(told.get(id)?.lines ?? [])]),
    })
  }
  return [...threads.values()].filter(({ level }) => level > 0)
}

function subjectKind({ subject, jobTitle, companyName }: OutlinedEmail): SubjectKind {
  const text = foldText(subject ?? '')
  const [hasTitle, hasCompany] = [jobTitle, companyName].map((name) => text.includes(foldText(name)))
  if (hasTitle === true) return hasCompany === true ? 'title_and_company' : 'title'
  return hasCompany === true ? 'company' : 'other'
}

const reached = (threads: readonly Thread[]) => {
  const atLeast = (least: number) => threads.filter(({ level }) => level >= least).length
  return { sent: atLeast(1), replied: atLeast(2), interview: atLeast(3), offer: atLeast(4) }
}

/** The largest groups, with those that are the same but for capitals and punctuation in one. */
function groups<L extends string>(
  threads: readonly Thread[],
  labelsOf: (thread: Thread) => readonly L[],
): ResultGroup<L>[] {
  const members = new Map<string, { label: L; threads: Thread[] }>()
  for (const thread of threads)
    for (const label of labelsOf(thread)) {
      const group = members.get(foldText(label)) ?? { label, threads: [] }
      group.threads.push(thread)
      members.set(foldText(label), group)
    }
  return [...members.values()]
    .map(({ label, threads: of }) => ({ label, ...reached(of) }))
    .toSorted((a, b) => b.sent - a.sent || b.replied - a.replied || a.label.localeCompare(b.label))
    .slice(0, RESULTS.groups)
}
