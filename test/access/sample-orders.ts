import * as z from 'zod/mini'
import { payOnPage } from '#harness/payments.ts'
import type { Client } from '#harness/session.ts'

const Ordered = z.object({ subscriptionId: z.string() })
const Paid = z.object({ checkoutUrl: z.string() })
const Known = z.object({ user: z.nullable(z.object({ email: z.string() })) })

/** The subscription id of an order by a user without a plan; null for a user with one. */
export async function orderOf(client: Client): Promise<string | null> {
  const email = Known.parse((await client.get('/api/session-status')).body).user?.email
  return (
    Ordered.safeParse(
      (await client.post('/api/create-subscription', { planId: 'pro', userEmail: email })).body,
    ).data?.subscriptionId ?? null
  )
}

/** A free subscription for a user without a plan. */
export async function subscribed(client: Client): Promise<object> {
  const email = Known.parse((await client.get('/api/session-status')).body).user?.email
  await client.post('/api/create-subscription', {
    planId: 'pro',
    userEmail: email,
    couponCode: 'FREEFOREVER',
  })
  return {}
}

/** A card entered on the provider's own page. */
export async function withCard(client: Client): Promise<object> {
  const page = Paid.safeParse((await client.post('/api/retry-payment', { plan: 'pro' })).body).data
  if (page !== undefined) await payOnPage(page.checkoutUrl)
  return {}
}

/** A paid subscription, whose card may have had its trial on another account. */
export async function paying(client: Client): Promise<object> {
  await withCard(client)
  await client.post('/api/billing/upgrade', { plan: 'pro' })
  return {}
}

/** A paid subscription whose next month will be skipped. */
export async function pausing(client: Client): Promise<object> {
  await paying(client)
  await client.post('/api/subscription/pause', {})
  return {}
}
