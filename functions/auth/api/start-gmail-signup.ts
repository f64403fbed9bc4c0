import { PRICING } from '../site-addresses.ts'
import { redirectToSignIn } from '#platform/http/authorization-request.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { redirect } from '#platform/http/http.ts'
import { identityProvider } from '#platform/services/sign-in/user-pool.ts'
import { authorizations } from '#platform/services/stores.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { startGmailSignup } from '#shared/contracts/account/sign-up.ts'

const services = { authorizations, identityProvider }

/** A browser stands here, not a program: without a plan it goes to where one is chosen. */
export const handler = endpoint(startGmailSignup, services, async ({ query, deps }) => {
  const plan = PlanId.safeParse(query.plan).data
  if (plan === undefined) return redirect(PRICING)
  return await redirectToSignIn({ purpose: 'sign_up', plan }, deps)
})
