import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { MINUTE, type Clock } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { DraftMessage } from '#shared/messages/cycle.ts'
import type { UserSchedules } from '#functions/runs/schedules.ts'
import { takeUpSchedule, type TakeUpNeeds } from '#functions/runs/take-up-schedule.ts'
import type { AuthorizationStore } from '#functions/auth/ports.ts'
import { arrive } from '#functions/auth/departures.ts'
import type { MailboxStore } from './model.ts'
import { MailboxError, type MailboxConsent, type Sealer } from './ports.ts'

export interface ConnectNeeds {
  authorizations: AuthorizationStore
  consent: MailboxConsent
  mailboxes: MailboxStore
  sealer: Sealer
  entries: {
    /** Emails that are written and wait for a mailbox. */
    waiting(userId: string): Promise<readonly string[]>
    /** Brings a waiting email back to work; false when it no longer waits. */
    reopen(userId: string, entryId: string, dueAt: Date, now: Date): Promise<boolean>
  }
  drafts: { send(messages: readonly DraftMessage[]): Promise<void> }
  runs: TakeUpNeeds['runs']
  schedules: UserSchedules
  secrets: Secrets
  clock: Clock
}

export type Connection = 'connected' | 'denied' | 'scope_missing' | 'failed'

/**
 * Completes the consent: checks that drafts were really granted, seals the grant, takes up the daily schedule
 * again and queues what was written while no mailbox was there. Throws AppError sign_in_failed when the
 * return is not one of ours.
 */
export async function connectMailbox(
  actor: UserActor,
  returned: {
    code: string | undefined
    state: string | undefined
    error: string | undefined
    browserSecret: string | undefined
  },
  needs: ConnectNeeds,
): Promise<Connection> {
  const pending = await arrive(returned, needs)
  if (pending.intent.purpose !== 'connect_gmail' || pending.intent.userId !== actor.userId)
    throw new AppError('sign_in_failed')
  if (returned.error !== undefined) return 'denied'
  if (returned.code === undefined) return 'failed'
  try {
    const grant = await needs.consent.exchange({ code: returned.code, codeVerifier: pending.codeVerifier })
    if (!grant.composeGranted) return 'scope_missing'
    if (grant.refreshToken === null) return 'failed'
    const sealedGrant = await needs.sealer.seal(actor.userId, grant.refreshToken)
    await needs.mailboxes.save(actor.userId, {
      email: grant.email,
      sealedGrant,
      isActive: true,
      connectedAt: needs.clock.now(),
      problem: null,
      checkedAt: null,
    })
  } catch (error) {
    if (error instanceof MailboxError) return 'failed'
    throw error
  }
  await takeUpAgain(actor, needs)
  return 'connected'
}

/** A schedule that was stopped for want of a mailbox goes on, and waiting letters are drafted. */
async function takeUpAgain(actor: UserActor, needs: ConnectNeeds): Promise<void> {
  const now = needs.clock.now()
  const [waiting] = await Promise.all([
    needs.entries.waiting(actor.userId),
    takeUpSchedule(actor.userId, needs),
  ])
  for (const entryId of waiting) {
    if (await needs.entries.reopen(actor.userId, entryId, new Date(now.getTime() + MINUTE), now)) {
      await needs.drafts.send([{ v: 1, userId: actor.userId, entryId }])
    }
  }
}
