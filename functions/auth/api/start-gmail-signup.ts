import { PRICING } from '../site-addresses.ts'
import { redirectToSignIn } from '#functions/services/http/authorization-request.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { redirect } from '#platform/http/http.ts'
import { identityProvider } from '#functions/services/sign-in.ts'
import { authorizations } from '#functions/services/auth.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { startGmailSignup } from '#shared/contracts/account/sign-up.ts'

const services = { authorizations, identityProvider }

/** The browser navigates here, so without a valid plan it is redirected to the pricing section. */
export const handler = endpoint(startGmailSignup, services, async ({ query, event, deps }) => {
  const plan = PlanId.safeParse(query.plan).data
  if (plan === undefined) return redirect(PRICING)
  return await redirectToSignIn({ purpose: 'sign_up', plan }, event, deps)
})
