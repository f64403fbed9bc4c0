import { emails, userStatuses, runs, savedDrafts } from '#functions/services/outreach.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import type { Ending } from '#functions/outreach/model.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
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

type Fate = EmailMark | 'drafted' | 'gone' | 'ready' | 'failed' | 'reserved'

function fateOf(run: number, place: number): Fate {
  if (place === 19) return 'failed'
  if (run === RUNS - 1) return place >= 16 ? 'reserved' : place >= 13 ? 'ready' : 'drafted'
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
        outcome: null,
        found: 60,
        matched: 32,
        contacted: PER_RUN,
        whole: 0,
        skips: { no_person: 12 },
        notes: [],
        people: null,
        heldPostings: [],
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
  if (fate === 'sent' || fate === 'replied' || fate === 'discarded')
    await userStatuses().set(userId, entry.id, { mark: fate }, new Date(at.getTime() + 5 * HOUR))
}

function endingOf(fate: Fate, draftId: string): Ending {
  if (fate === 'failed') return { state: 'failed', failure: 'nothing_to_say' }
  return fate === 'ready' ? { state: 'ready' } : { state: 'drafted', draftId, threadId: null }
}
