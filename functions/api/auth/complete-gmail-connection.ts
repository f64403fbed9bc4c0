import { AppError } from '#core/kernel/app-error.ts'
import { connectMailbox } from '#core/mailbox/connect.ts'
import { systemClock } from '#runtime/clock.ts'
import { clearCookie, readCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { redirect } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { note } from '#runtime/needs/activity.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { draftMessages } from '#runtime/needs/queues.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { authorizations } from '#runtime/needs/sessions.ts'
import { entries, mailboxes, runs } from '#runtime/needs/stores.ts'
import { completeGmailConnection } from '#shared/contracts/auth.ts'

const needed = {
  authorizations,
  consent: mailboxConsent,
  mailboxes,
  sealer,
  entries,
  drafts: draftMessages,
  runs,
  schedules,
  note,
}

export const handler = endpoint(completeGmailConnection, needed, async ({ actor, query, event, needs }) => {
  const returned = {
    code: query.code,
    state: query.state,
    error: query.error,
    browserSecret: readCookie(event.cookies, 'departure'),
  }
  try {
    const outcome = await connectMailbox(actor, returned, { ...needs, secrets, clock: systemClock })
    if (outcome === 'connected') await needs.note(actor.userId, 'gmail_connected')
    return redirect(`/dashboard?gmail=${outcome}`, [clearCookie('departure')])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return redirect('/dashboard?gmail=failed', [clearCookie('departure')])
  }
})
