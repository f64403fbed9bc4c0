import { emails, nextSteps, userStatuses, runs, savedDrafts } from '#functions/services/outreach.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { DAY, dayOf, HOUR } from '#platform/clock.ts'
import { newRun, NOTHING_FOUND } from '#functions/outreach/run/run-view.ts'
import type { Ending } from '#functions/outreach/model.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { EmailMark } from '#shared/models/outreach/stages.ts'
import { sampleEntry, sampleLetter } from './sample-emails.ts'

/** Runs of 20 emails every second day, the last one yesterday, so that the next can be started at once. */
const RUNS = 10
const PER_RUN = 20
const EVERY_DAYS = 2

const LIMITS = {
  perDay: PLANS.elite.emailsPerDay,
  perMonth: PLANS.elite.emailsPerDay * 30,
  trialTotal: 0,
}

/** What became of the oldest emails. */
const AFTERWARDS: readonly EmailMark[] = ['offer', 'interview', 'rejected', 'withdrawn']
/** The stages before one, all told at once. */
const BEFORE: Partial<Readonly<Record<EmailMark, readonly EmailMark[]>>> = {
  replied: ['sent'],
  interview: ['sent', 'replied'],
  offer: ['sent', 'replied', 'interview'],
  rejected: ['sent', 'interview'],
  withdrawn: ['sent'],
}
const NOTES: Partial<Readonly<Record<EmailMark, string>>> = {
  replied: 'Friendly. Wants to talk next week.',
  interview: 'Tuesday at 10:00, video call with the team lead.',
  rejected: 'They chose someone with more years in the trade.',
}
const isMark = (fate: Fate): fate is EmailMark => EmailMark.safeParse(fate).success

type Fate = EmailMark | 'drafted' | 'gone' | 'ready' | 'failed' | 'reserved'

function fateOf(run: number, place: number): Fate {
  if (place === 19) return 'failed'
  if (run === RUNS - 1) return place >= 16 ? 'reserved' : place >= 13 ? 'ready' : 'drafted'
  if (run === 0 && place < 4) return AFTERWARDS[place] ?? 'sent'
  if (place < 8) return 'sent'
  return place < 10 ? 'replied' : place < 12 ? 'discarded' : place < 14 ? 'gone' : 'drafted'
}

/** Fills a tracker with 200 emails of the last three weeks. Returns the number of emails in each state. */
export async function seedTracker(
  user: { readonly id: string; readonly name: string },
  now: Date,
): Promise<Readonly<Partial<Record<Fate, number>>>> {
  const counts: Partial<Record<Fate, number>> = {}
  let lastRunId: string | null = null
  let previousSentAt: Date | null = null
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = new Date(now.getTime() - DAY - 2 * HOUR - (RUNS - 1 - run) * EVERY_DAYS * DAY)
    const record = newRun({
      id: newId('run'),
      userId: user.id,
      trigger: 'schedule',
      wanted: PER_RUN,
      startedAt,
      previousSentAt,
    })
    if (!(await runs().claim(record, lastRunId))) throw new Error('The account has runs of its own.')
    ;[lastRunId, previousSentAt] = [record.id, startedAt]
    await runs().takePlanning(user.id, record.id, leaseAt(now), startedAt)
    for (let place = 0; place < PER_RUN; place += 1) {
      const fate = fateOf(run, place)
      await seedEmail(user, record.id, { index: run * PER_RUN + place, fate, at: startedAt, now })
      counts[fate] = (counts[fate] ?? 0) + 1
    }
    await runs().finishPlanning(
      record,
      {
        ...NOTHING_FOUND,
        found: 60,
        matched: 32,
        contacted: PER_RUN,
        skips: { no_person: 12 },
      },
      startedAt,
      false,
    )
  }
  return counts
}

/** A lease that ends in the future, because the stage's sweeper picks up overdue work. */
const leaseAt = (time: Date) => ({ token: newId('act'), until: new Date(time.getTime() + HOUR) })

interface SampleEmail {
  readonly index: number
  readonly fate: Fate
  readonly at: Date
  readonly now: Date
}

async function seedEmail(
  { id: userId, name }: { readonly id: string; readonly name: string },
  runId: string,
  { index, fate, at, now }: SampleEmail,
): Promise<void> {
  const entry = sampleEntry(userId, runId, index, at)
  // The sweeper leaves the email alone until then.
  const dueAt = new Date(now.getTime() + 7 * DAY)
  const reservation = await emails().reserve(entry, LIMITS, dueAt, at)
  if (reservation !== 'reserved') throw new Error(`An email could not be reserved: ${reservation}.`)
  if (fate === 'reserved') return
  const lease = leaseAt(now)
  const claimed = await emails().claim(userId, entry.id, lease, at)
  if (claimed === null) throw new Error('Somebody else works on the sample.')
  const letter = fate === 'failed' ? null : sampleLetter(entry, name)
  if (letter !== null) await emails().saveLetter(claimed, letter)
  const draftId = `r-sample-${index}`
  await emails().end({ ...claimed, letter }, lease, endingOf(fate, draftId), at)
  if (fate === 'gone') await savedDrafts().markGone(userId, { emailId: entry.id, draftId }, at)
  if (!isMark(fate)) return
  const toldAt = new Date(at.getTime() + 5 * HOUR)
  for (const mark of [...(BEFORE[fate] ?? []), fate])
    await userStatuses().set(userId, entry.id, { mark, note: NOTES[mark] }, toldAt)
  if (fate === 'interview')
    await nextSteps().save(
      userId,
      entry.id,
      { what: 'Send the portfolio before the interview', on: dayOf(now), remind: false },
      null,
    )
}

function endingOf(fate: Fate, draftId: string): Ending {
  if (fate === 'failed') return { state: 'failed', failure: 'nothing_to_say' }
  return fate === 'ready' ? { state: 'ready' } : { state: 'drafted', draftId, threadId: null }
}
