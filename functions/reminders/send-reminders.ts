import type { Needs } from '#functions/services/needs.ts'
import { remindersDue } from '#functions/mail/reminders/reminders-due.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'
import { HOUR } from '#platform/clock.ts'
import { inBatches } from '#platform/in-batches.ts'
import { walk, type Walk } from '#platform/walk.ts'
import { stopToken } from './stop-token.ts'
import type { DueDay } from './reminder.store.ts'
import type { Fingerprints } from '#platform/secrets.ts'

export interface RemindDeps extends OnceDeps, Needs<'reminders' | 'clock' | 'site'> {
  readonly fingerprints: Fingerprints
  /** Called for a user who could not be reminded. */
  readonly failed: (userId: string, error: unknown) => void
}

type Outcome = 'mailed' | 'dropped' | 'later' | 'failed'

/** Users processed in parallel. */
const CONCURRENCY = 8
/** When a mail that failed, or that another worker is sending, is looked at again. */
const RETRY_MS = HOUR

/**
 * Sends the mails of reminders that are due, while there is time. A user gets one mail a day, whoever asks for it and
 * however often: its name is the day.
 */
export async function sendReminders(deps: RemindDeps, { shard, hasTime }: Walk) {
  const outcomes: Outcome[] = []
  const now = deps.clock.now()
  for await (const { found } of walk((after) => deps.reminders.due(now, after, shard), hasTime))
    outcomes.push(...(await inBatches(found, CONCURRENCY, (one) => tryRemind(one, deps))))
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  return { users: outcomes.length, mailed: count('mailed'), failed: count('failed') }
}

async function tryRemind(due: DueDay, deps: RemindDeps): Promise<Outcome> {
  const outcome = await remind(due, deps).catch((error: unknown) => {
    deps.failed(due.userId, error)
    return 'failed' as const
  })
  if (outcome === 'later' || outcome === 'failed')
    await deps.reminders.postpone(due, new Date(deps.clock.now().getTime() + RETRY_MS))
  return outcome
}

/** `later`: another worker is sending the mail. */
async function remind(due: DueDay, deps: RemindDeps): Promise<Outcome> {
  const { account, steps, more, entries } = await deps.reminders.of(due)
  // Nothing to say, or nobody who wants to hear it.
  if (account === null || steps.length === 0) {
    await deps.reminders.done(entries)
    return 'dropped'
  }
  const { userId, day } = due
  const mail = () =>
    Promise.resolve(
      remindersDue({
        to: account.email,
        firstName: account.firstName,
        day,
        steps,
        more,
        token: stopToken(userId, deps.fingerprints),
        site: deps.site,
      }),
    )
  if (!(await sendOnce(userId, `REMINDERS#${day}`, mail, deps))) return 'later'
  await deps.reminders.done(entries)
  return 'mailed'
}
