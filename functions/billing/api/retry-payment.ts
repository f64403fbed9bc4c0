import { retryPayment as retry } from '../payments/retry-payment.ts'
import { throttle } from '#platform/throttle.ts'
import { autoLoginTicket } from '#platform/http/auto-login-ticket.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { checkouts, paymentTraces, promotions } from '#platform/services/payments.ts'
import { oneTimeTokens } from '#platform/services/sessions.ts'
import { visitorOf } from '#platform/http/visitor.ts'
import { retryPayment } from '#shared/contracts/billing.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 20 }]

const services = { syncDeps, checkouts, promotions, traces: paymentTraces, limits, tokens: oneTimeTokens }

export const handler = endpoint(
  retryPayment,
  services,
  async ({ actor, body, event, deps: { syncDeps: sync, limits: budget, tokens, ...deps } }) => {
    await throttle(actor ?? visitorOf(event), 'retry-payment', PER_HOUR, budget)
    const cookies: string[] = []
    const autoLoginToken = async (owner: { userId: string; email: string }) => {
      const ticket = await autoLoginTicket(owner, event.cookies, tokens)
      cookies.push(ticket.cookie)
      return ticket.token
    }
    const checkoutUrl = await retry(
      actor,
      { ...body, planId: body.plan },
      { ...sync, ...deps, secrets, origin: appOrigin(), autoLoginToken },
    )
    return ok({ success: true, checkoutUrl, message: 'Your payment page is ready.' }, cookies)
  },
)
