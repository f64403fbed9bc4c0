import { departure, leaveForSignIn } from '#runtime/departure.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { redirect } from '#runtime/http.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { identityProvider } from '#runtime/needs/identity.ts'
import { limits } from '#runtime/needs/limits.ts'
import { authorizations } from '#runtime/needs/sessions.ts'
import { startGmail } from '#shared/contracts/auth.ts'

export const handler = endpoint(startGmail, { authorizations, mailboxConsent, identityProvider, limits }, async ({ session, event, needs }) => {
  if (session === null) return await leaveForSignIn({ purpose: 'sign_in' }, event, needs)
  const { cookie, state, codeChallenge } = await departure({ purpose: 'connect_gmail', userId: session.userId }, needs.authorizations)
  return redirect(needs.mailboxConsent.authorizeUrl({ state, codeChallenge, loginHint: session.email }), [cookie])
})
