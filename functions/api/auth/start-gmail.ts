import { departure } from '#runtime/departure.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { redirect } from '#runtime/http.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { identityProvider } from '#runtime/needs/identity.ts'
import { authorizations } from '#runtime/needs/sessions.ts'
import { startGmail } from '#shared/contracts/auth.ts'

export const handler = endpoint(startGmail, { authorizations, mailboxConsent, identityProvider }, async ({ session, needs }) => {
  if (session === null) {
    const { cookie, ...request } = await departure('sign_in', null, needs.authorizations)
    return redirect(needs.identityProvider.authorizeUrl(request), [cookie])
  }
  const { cookie, state, codeChallenge } = await departure('connect_gmail', session.userId, needs.authorizations)
  return redirect(needs.mailboxConsent.authorizeUrl({ state, codeChallenge, loginHint: session.email }), [cookie])
})
