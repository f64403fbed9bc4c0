import { retryPayment as retry } from '#core/billing/retry-payment.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { autoLoginTicket } from '#runtime/auto-login-ticket.ts'
import { appOrigin } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { limits } from '#runtime/needs/limits.ts'
import { orders, paymentTraces, promotions } from '#runtime/needs/payments.ts'
import { oneTimeTokens } from '#runtime/needs/sessions.ts'
import { visitorOf } from '#runtime/visitor.ts'
import { retryPayment } from '#shared/contracts/billing.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 20 }]

const needed = { convergeNeeds, orders, promotions, traces: paymentTraces, limits, tokens: oneTimeTokens }

export const handler = endpoint(
  retryPayment,
  needed,
  async ({ actor, body, event, needs: { convergeNeeds: converging, limits: budget, tokens, ...needs } }) => {
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
      { ...converging, ...needs, secrets, origin: appOrigin(), autoLoginToken },
    )
    return ok({ success: true, checkoutUrl, message: 'Your payment page is ready.' }, cookies)
  },
)
