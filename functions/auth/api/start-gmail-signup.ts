import { PRICING } from '../site-addresses.ts'
import { redirectToSignIn } from '#platform/http/authorization-request.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { redirect } from '#platform/http/http.ts'
import { identityProvider } from '#platform/services/sign-in/user-pool.ts'
import { authorizations } from '#platform/services/stores.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { startGmailSignup } from '#shared/contracts/account/sign-up.ts'

const services = { authorizations, identityProvider }

/** The browser navigates here, so without a valid plan it is redirected to the pricing section. */
export const handler = endpoint(startGmailSignup, services, async ({ query, event, deps }) => {
  const plan = PlanId.safeParse(query.plan).data
  if (plan === undefined) return redirect(PRICING)
  return await redirectToSignIn({ purpose: 'sign_up', plan }, event, deps)
})
