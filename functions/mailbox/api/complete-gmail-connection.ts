import { AppError } from '#platform/app-error.ts'
import { connectMailbox } from '../connect.ts'
import { clearCookie, readCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { redirect } from '#platform/http/http.ts'
import { sealer } from '#functions/services/crypto.ts'
import { draftMailbox, mailboxes, mailboxVendors } from '#functions/services/mailbox.ts'
import { schedules } from '#functions/services/schedules.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { authorizations } from '#functions/services/auth.ts'
import { emails, runs } from '#functions/services/outreach.ts'
import { completeGmailConnection } from '#shared/contracts/account/auth.ts'

const stores = { authorizations, mailboxes, emails, runs, recordActivity }
const services = { ...stores, draftMailbox, mailboxVendors, sealer, drafts: draftMessages, schedules }

const dashboard = (outcome: string) =>
  redirect(`/dashboard?gmail=${outcome}`, {
    cookies: [clearCookie('authorization')],
    activity: outcome === 'connected' ? undefined : null,
  })

/** The caller is a browser, so a refusal is a redirect to the dashboard, with a notice. */
export const handler = endpoint(completeGmailConnection, services, async ({ actor, query, event, deps }) => {
  if (actor === null) return dashboard('expired')
  const { code, state, error } = query
  const browserSecret = readCookie(event.cookies, 'authorization')
  const vendor = deps.mailboxVendors.find(({ callback }) => callback === event.rawPath)?.id
  try {
    return dashboard(await connectMailbox(actor, { code, state, error, browserSecret, vendor }, deps))
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal
    return dashboard(refusal.code === 'sign_in_failed' ? 'expired' : 'unavailable')
  }
})
