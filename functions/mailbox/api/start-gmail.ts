import { mayHaveDrafts } from '#functions/account/allowance.ts'
import { PRICING } from '#functions/auth/site-addresses.ts'
import { authorizationRequest, redirectToSignIn } from '#functions/services/http/authorization-request.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { redirect } from '#platform/http/http.ts'
import { draftMailbox, mailboxVendors } from '#functions/services/mailbox.ts'
import { identityProvider } from '#functions/services/sign-in.ts'
import { accounts } from '#functions/services/account.ts'
import { authorizations } from '#functions/services/auth.ts'
import { startGmail } from '#shared/contracts/account/auth.ts'

const services = { authorizations, accounts, draftMailbox, mailboxVendors, identityProvider }

/** The vendor that is connected unless another is asked for. */
const SPECIFIED = 'google'

export const handler = endpoint(startGmail, services, async ({ session, query, event, deps }) => {
  // The sign-in page never asks for a mailbox, even when the user is signed in already.
  if (session === null || query.for === 'sign_in')
    return await redirectToSignIn({ purpose: 'sign_in' }, event, deps)
  const { userId, email: loginHint } = session
  const now = deps.clock.now()
  const snapshot = await deps.accounts.snapshot(userId, now)
  // Only users who may have drafts are asked for the permission.
  if (snapshot === null || !mayHaveDrafts(snapshot, now)) return redirect(PRICING)
  const vendor = deps.mailboxVendors.find(({ id }) => id === query.for)?.id ?? SPECIFIED
  const { cookie, state, codeChallenge } = await authorizationRequest(
    { purpose: 'connect_gmail', userId, vendor },
    event,
    deps,
  )
  const consent = await deps.draftMailbox.consentOf(vendor)
  return redirect(consent.authorizeUrl({ state, codeChallenge, loginHint }), { cookies: [cookie] })
})
