import { retryPayment as retry } from '../payments/retry-payment.ts'
import { autoLoginTicket } from '#functions/services/http/auto-login-ticket.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { checkoutServices, paymentTraces } from '#functions/services/payments.ts'
import { oneTimeTokens } from '#functions/services/auth.ts'
import { retryPayment } from '#shared/contracts/billing.ts'

const services = { ...checkoutServices, traces: paymentTraces, tokens: oneTimeTokens, origin: appOrigin }

export const handler = endpoint(retryPayment, services, async ({ actor, body, event, deps }) => {
  const cookies: string[] = []
  const autoLoginToken = async (owner: { userId: string; email: string }) => {
    const ticket = await autoLoginTicket(owner, event.cookies, deps)
    cookies.push(ticket.cookie)
    return ticket.token
  }
  const checkoutUrl = await retry(actor, { ...body, planId: body.plan }, { ...deps, autoLoginToken })
  return reply({ success: true, checkoutUrl, message: 'Your payment page is ready.' }, { cookies })
})
