import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contracts } from '#shared/contracts/index.ts'
import { UserBilling } from '#shared/models/admin/user-page.ts'
import { signedInAdmin } from '#harness/admin.ts'
import type { Buyer } from '#harness/payments.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const stage = await testStage({ workers: null })
const { stripe } = stage.emulators
stripe.webhooks({ drop: true })
const { client: admin } = await signedInAdmin(stage, 'off@staff.example')

const idOf = async (client: Buyer['client']) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
const off = async (id: string, cancelSubscription: boolean) => {
  const reply = await admin.put(`/api/admin/users/${id}/status`, { isActive: false, cancelSubscription })
  const { user, subscription } = contracts.setUserStatus.reply[200].parse(reply.body)
  return [user.isActive, user.billingState, subscription]
}
const ends = (owner: Buyer) => owner.subscriptions().map(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)

test('a deactivated user is cancelled at Stripe if that is wanted, and charged no more', async () => {
  const owner = await trialBuyer(stage, 'cancelled')
  expect(await off(await idOf(owner.client), true)).toEqual([false, 'cancelling', 'cancelled'])
  expect(ends(owner)).toEqual([true])
  await stripe.advance(86_400 + 7_200)
  expect(owner.charged()).toBe(0)
})

test('why a user cancels is counted once, and staff read it', async () => {
  const owner = await trialBuyer(stage, 'leaver')
  const why = { reason: 'too_expensive', words: 'Too much for me right now.' }
  for (const body of [why, { reason: 'no_answers' }])
    expect((await owner.client.post('/api/subscription/cancel', body)).status).toBe(200)
  const { months } = contracts.getNumbers.reply[200].parse((await admin.get('/api/admin/numbers')).body)
  expect(months[0]?.why).toEqual([{ reason: 'too_expensive', count: 1 }])
  const billing = await admin.get(`/api/admin/users/${await idOf(owner.client)}/billing`)
  expect(UserBilling.parse(billing.body).cancellations.map(({ reason, words }) => [reason, words])).toEqual([
    ['too_expensive', 'Too much for me right now.'],
  ])
})

test('otherwise the subscription continues', async () => {
  const owner = await trialBuyer(stage, 'continuing')
  expect(await off(await idOf(owner.client), false)).toEqual([false, 'trial', null])
  expect(ends(owner)).toEqual([false])
})

test('a user without a subscription has nothing to cancel', async () => {
  const client = await browserSession(stage, 'without@mail.example', { plan: 'none' })
  expect(await off(await idOf(client), true)).toEqual([false, 'none', null])
})

test('the account is deactivated although Stripe does not answer, and that is said', async () => {
  const owner = await trialBuyer(stage, 'unlucky')
  const id = await idOf(owner.client)
  stripe.faults.set({ operation: 'POST /v1/subscriptions/:id', kind: 'unavailable', times: 10 })
  expect(await off(id, true)).toEqual([false, 'trial', 'failed'])
  stripe.faults.set({ clear: true })
  expect(await off(id, true)).toEqual([false, 'cancelling', 'cancelled'])
})
