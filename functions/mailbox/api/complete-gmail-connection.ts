import { AppError } from '#platform/app-error.ts'
import { connectMailbox } from '../connect.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { clearCookie, readCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { redirect } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { draftMessages } from '#platform/services/queues.ts'
import { schedules } from '#platform/services/schedules.ts'
import { sealer } from '#platform/services/sealer.ts'
import { authorizations } from '#platform/services/sessions.ts'
import { emails, mailboxes, runs } from '#platform/services/stores.ts'
import { completeGmailConnection } from '#shared/contracts/auth.ts'

const services = {
  authorizations,
  consent: mailboxConsent,
  mailboxes,
  sealer,
  emails,
  drafts: draftMessages,
  runs,
  schedules,
  recordActivity,
}

export const handler = endpoint(completeGmailConnection, services, async ({ actor, query, event, deps }) => {
  const returned = {
    code: query.code,
    state: query.state,
    error: query.error,
    browserSecret: readCookie(event.cookies, 'departure'),
  }
  try {
    const outcome = await connectMailbox(actor, returned, { ...deps, secrets, clock: systemClock })
    if (outcome === 'connected') await deps.recordActivity(actor.userId, 'gmail_connected')
    return redirect(`/dashboard?gmail=${outcome}`, [clearCookie('departure')])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return redirect('/dashboard?gmail=failed', [clearCookie('departure')])
  }
})
