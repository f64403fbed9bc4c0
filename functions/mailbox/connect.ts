import type { Needs, Only } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { MINUTE } from '#platform/clock.ts'
import { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import { completeAuthorization } from '#functions/auth/authorization-request.ts'
import { MailboxError } from './mailbox-error.ts'

export type ResumeDeps = Needs<'schedules' | 'clock'> &
  Only<'drafts', 'send'> &
  Only<'emails', 'waiting' | 'reopen'> &
  Only<'runs', 'context'>

export type ConnectDeps = ResumeDeps &
  Needs<'authorizations' | 'mailboxes' | 'sealer' | 'secrets'> &
  Only<'draftMailbox', 'consentOf'>

export type Connection =
  | 'connected'
  /** The user refused at the vendor. */
  | 'denied'
  /** The administrator of the account does not allow the product. */
  | 'blocked'
  | 'scope_missing'
  /** The vendor did not answer, or refused us rather than the user. */
  | 'unavailable'
  /** The vendor gave the user no grant that can be used: a second try has another code. */
  | 'failed'

/**
 * Completes the user's consent: checks that the vendor granted access to drafts, seals and saves the grant,
 * resumes the daily schedule and queues the emails that were waiting for a mailbox. Throws AppError
 * sign_in_failed when the return does not belong to a request of ours, or came to the callback of another vendor
 * than was asked (RFC 9700, 4.4).
 */
export async function connectMailbox(
  actor: UserActor,
  returned: {
    code: string | undefined
    state: string | undefined
    error: string | undefined
    browserSecret: string | undefined
    /** Id of the vendor whose callback was called. */
    vendor: string | undefined
  },
  deps: ConnectDeps,
): Promise<Connection> {
  const { intent, codeVerifier } = await completeAuthorization(returned, deps)
  if (
    intent.purpose !== 'connect_gmail' ||
    intent.userId !== actor.userId ||
    intent.vendor !== returned.vendor
  )
    throw new AppError('sign_in_failed')
  const consent = await deps.draftMailbox.consentOf(intent.vendor)
  if (returned.error !== undefined) return consent.decision(returned.error)
  if (returned.code === undefined) return 'failed'
  try {
    const grant = await consent.exchange({ code: returned.code, codeVerifier })
    if (!grant.composeGranted) return 'scope_missing'
    if (grant.refreshToken === null) return 'failed'
    const sealedGrant = await deps.sealer.seal(actor.userId, grant.refreshToken)
    await deps.mailboxes.save(actor.userId, {
      vendor: intent.vendor,
      email: grant.email,
      sealedGrant,
      isActive: true,
      connectedAt: deps.clock.now(),
      problem: null,
      offSince: null,
      checkedAt: null,
    })
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    const { failure } = error
    return failure === 'refused' ? 'blocked' : failure === 'grant_dead' ? 'failed' : 'unavailable'
  }
  await resumeWork(actor.userId, deps)
  return 'connected'
}

/** Resumes a schedule that was stopped without a mailbox, and has waiting emails drafted. */
export async function resumeWork(userId: string, deps: ResumeDeps): Promise<void> {
  const now = deps.clock.now()
  const [waiting] = await Promise.all([deps.emails.waiting(userId), resumeSchedule(userId, deps)])
  for (const emailId of waiting) {
    if (await deps.emails.reopen(userId, emailId, new Date(now.getTime() + MINUTE), now)) {
      await deps.drafts.send({ v: 1, userId, emailId })
    }
  }
}
