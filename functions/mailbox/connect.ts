import type { Needs, Only } from '#platform/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { MINUTE } from '#platform/clock.ts'
import { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import { completeAuthorization } from '#functions/auth/authorization-request.ts'
import { MailboxError } from './mailbox-error.ts'

export type ConnectDeps = Needs<
  'authorizations' | 'consent' | 'mailboxes' | 'sealer' | 'drafts' | 'schedules' | 'secrets' | 'clock'
> &
  Only<'emails', 'waiting' | 'reopen'> &
  Only<'runs', 'context'>

export type Connection = 'connected' | 'denied' | 'scope_missing' | 'failed'

/**
 * Completes the user's consent: checks that Google granted access to drafts, seals and saves the grant,
 * resumes the daily schedule and queues the emails that were waiting for a mailbox. Throws AppError
 * sign_in_failed when the return does not belong to a request of ours.
 */
export async function connectMailbox(
  actor: UserActor,
  returned: {
    code: string | undefined
    state: string | undefined
    error: string | undefined
    browserSecret: string | undefined
  },
  deps: ConnectDeps,
): Promise<Connection> {
  const pending = await completeAuthorization(returned, deps)
  if (pending.intent.purpose !== 'connect_gmail' || pending.intent.userId !== actor.userId)
    throw new AppError('sign_in_failed')
  if (returned.error !== undefined) return 'denied'
  if (returned.code === undefined) return 'failed'
  try {
    const grant = await deps.consent.exchange({ code: returned.code, codeVerifier: pending.codeVerifier })
    if (!grant.composeGranted) return 'scope_missing'
    if (grant.refreshToken === null) return 'failed'
    const sealedGrant = await deps.sealer.seal(actor.userId, grant.refreshToken)
    await deps.mailboxes.save(actor.userId, {
      email: grant.email,
      sealedGrant,
      isActive: true,
      connectedAt: deps.clock.now(),
      problem: null,
      checkedAt: null,
    })
  } catch (error) {
    if (error instanceof MailboxError) return 'failed'
    throw error
  }
  await resumeWork(actor, deps)
  return 'connected'
}

/** Resumes a schedule that was stopped without a mailbox, and has waiting emails drafted. */
async function resumeWork(actor: UserActor, deps: ConnectDeps): Promise<void> {
  const now = deps.clock.now()
  const [waiting] = await Promise.all([deps.emails.waiting(actor.userId), resumeSchedule(actor.userId, deps)])
  for (const emailId of waiting) {
    if (await deps.emails.reopen(actor.userId, emailId, new Date(now.getTime() + MINUTE), now)) {
      await deps.drafts.send([{ v: 1, userId: actor.userId, emailId }])
    }
  }
}
