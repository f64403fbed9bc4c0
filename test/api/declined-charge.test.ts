import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listWork } from '#shared/contracts/admin/work.ts'
import { AdminUser } from '#shared/models/admin/admin.ts'
import { credentialsOf, newAdmin } from '#harness/admin.ts'
import { payOnPage, type Buyer } from '#harness/payments.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const stage = await testStage({ workers: null })
const { stripe } = stage.emulators
stripe.webhooks({ drop: true })
const DAY_S = 86_400
await newAdmin(stage, 'desk@staff.example')

/** A user whose trial has ended and whose first charge was declined. */
async function declined(name: string): Promise<Buyer> {
  const owner = await trialBuyer(stage, name, { card: 'pm_card_chargeCustomerFail' })
  await stripe.advance(DAY_S + 7_200)
  await synced(owner)
  return owner
}
const synced = (owner: Buyer) => owner.verify(owner.subscriptions()[0]?.id ?? '')
const states = (owner: Buyer) => owner.subscriptions().map(({ status, price }) => [status, price])
const invoices = (owner: Buyer) =>
  stripe.state.invoices
    .filter(({ customer, total }) => total > 0 && owner.customers().includes(customer ?? ''))
    .map(({ status, nextAttempt }) => [status, nextAttempt])
const nextTry = (owner: Buyer) => {
  const at = stripe.state.invoices.findLast(({ customer }) => owner.customers().includes(customer ?? ''))
  return new Date((at?.nextAttempt ?? 0) * 1_000).toISOString()
}
/** The page where the user pays. */
async function payPage(owner: Buyer): Promise<string> {
  const reply = await owner.client.post('/api/retry-payment', { plan: 'starter' })
  return z.object({ checkoutUrl: z.string() }).parse(reply.body).checkoutUrl
}

describe('a declined first charge', () => {
  test('is shown to its user with amount, card and next try, and to staff', async () => {
    const owner = await declined('first-charge')
    const overdue = {
      amountCents: 9_900,
      problem: 'declined',
      brand: 'visa',
      lastFour: '0341',
      nextTryAt: nextTry(owner),
    }
    expect(await owner.user()).toMatchObject({
      isActive: false,
      currentPlan: null,
      trialPlan: 'starter',
      overdue,
    })
    const listed = await fetch(new URL('/api/admin/users', stage.origin), {
      headers: credentialsOf('desk@staff.example'),
    })
    const { users } = z.object({ users: z.array(AdminUser) }).parse(await listed.json())
    const user = users.find(({ email }) => email === owner.email)
    expect(user).toMatchObject({ overdue })
    const work = await fetch(new URL('/api/admin/work?list=past_due', stage.origin), {
      headers: credentialsOf('desk@staff.example'),
    })
    const { items } = listWork.reply[200].parse(await work.json())
    const invoice = stripe.state.invoices.findLast(({ customer }) =>
      owner.customers().includes(customer ?? ''),
    )
    expect(items.find(({ userId }) => userId === user?.id)).toMatchObject({
      amountCents: 9_900,
      reason: 'declined',
      at: new Date((invoice?.created ?? 0) * 1_000).toISOString(),
      nextAt: nextTry(owner),
    })
  })

  test('can be paid on the provider’s page with another card, which pays the next month too', async () => {
    const owner = await declined('pays')
    expect((await payPage(owner)).startsWith(`${stripe.url}/i/in_`)).toBe(true)
    await payOnPage(await payPage(owner), '5555555555554444')
    await synced(owner)
    expect(await owner.user()).toMatchObject({ isActive: true, currentPlan: 'starter', overdue: null })
    expect([states(owner).length, owner.charged()]).toEqual([1, 99])
    await stripe.advance(31 * DAY_S + 7_200)
    expect(owner.charged()).toBe(198)
  })

  test('can be cancelled: the open payment is not collected, and nothing is tried again', async () => {
    const owner = await declined('cancels')
    expect(await owner.client.post('/api/subscription/cancel', {})).toMatchObject({
      status: 200,
      body: { message: "Your subscription is canceled. The open payment of $99.00 won't be collected." },
    })
    expect(invoices(owner)).toEqual([['void', null]])
    expect(states(owner).map(([status]) => status)).toEqual(['canceled'])
    expect(await owner.user()).toMatchObject({ isActive: false, overdue: null })
    await stripe.advance(10 * DAY_S)
    expect(owner.charged()).toBe(0)
    expect((await owner.client.post('/api/subscription/cancel', {})).status).toBe(409)
  })

  test('is named by the first press on upgrade, which leaves the subscription as it is', async () => {
    const owner = await declined('upgrades')
    const before = [states(owner), invoices(owner)]
    for (const plan of ['pro', 'starter'])
      expect(await owner.client.post('/api/billing/upgrade', { plan })).toMatchObject({
        status: 409,
        body: {
          code: 'plan_change_unavailable',
          message:
            'A payment for your plan is overdue. Pay it first, or cancel your subscription, on your account page.',
        },
      })
    expect([states(owner), invoices(owner)]).toEqual(before)
  })
})

test('a declined renewal keeps access and is shown too; cancelling ends the plan without that payment', async () => {
  const owner = await trialBuyer(stage, 'renewal')
  await owner.client.post('/api/billing/upgrade', { plan: 'pro' })
  const card = stripe.state.paymentMethods.find(({ customer }) => owner.customers().includes(customer ?? ''))
  const failing = stripe.state.paymentMethods.find(({ last4 }) => last4 === '0341')
  if (card !== undefined && failing !== undefined) card.fingerprint = failing.fingerprint
  await stripe.advance(31 * DAY_S + 7_200)
  await synced(owner)
  expect(await owner.user()).toMatchObject({
    isActive: true,
    currentPlan: 'pro',
    overdue: { amountCents: 12_900, problem: 'declined', nextTryAt: nextTry(owner) },
  })
  expect((await owner.client.post('/api/subscription/cancel', {})).body).toEqual({
    message: "Your subscription is canceled. The open payment of $129.00 won't be collected.",
  })
  expect(await owner.user()).toMatchObject({ isActive: false, currentPlan: null, overdue: null })
})
