import { PRICING } from '#core/session/site-addresses.ts'
import { leaveForSignIn } from '#runtime/departure.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { redirect } from '#runtime/http.ts'
import { identityProvider } from '#runtime/needs/identity.ts'
import { limits } from '#runtime/needs/limits.ts'
import { authorizations } from '#runtime/needs/sessions.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { startGmailSignup } from '#shared/contracts/sign-up.ts'

/** A browser stands here, not a program: without a plan it goes to where one is chosen. */
export const handler = endpoint(
  startGmailSignup,
  { authorizations, identityProvider, limits },
  async ({ query, event, needs }) => {
    const plan = PlanId.safeParse(query.plan).data
    if (plan === undefined) return redirect(PRICING)
    return await leaveForSignIn({ purpose: 'sign_up', plan }, event, needs)
  },
)
