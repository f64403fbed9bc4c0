import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { confirmCard } from '#harness/payments.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })
// What is tried here is what the endpoints do by themselves, without news from the provider.
stage.emulators.stripe.webhooks({ drop: true })

const Created = z.object({ clientSecret: z.string(), subscriptionId: z.string() })

const newcomer = (name: string): Promise<Client> => browserSession(stage, `${name}@mail.example`, { plan: 'none' })
const order = (client: Client, name: string, planId = 'pro', couponCode?: string) =>
  client.post('/api/create-subscription', { planId, userEmail: `${name}@mail.example`, ...(couponCode === undefined ? {} : { couponCode }) })
const userOf = async (client: Client) => z.record(z.string(), z.unknown()).parse((await client.get('/api/user')).body)
const customersOf = (name: string) => stage.emulators.stripe.state.customers.filter(({ email }) => email === `${name}@mail.example`)
const subscriptionsOf = (name: string) => stage.emulators.stripe.state.subscriptions.filter(({ customer }) => customersOf(name).some(({ id }) => id === customer))

describe('the three outcomes', () => {
  test('a trial waits for the card: nothing counts before it is confirmed, and a day and five emails after', async () => {
    const client = await newcomer('trial')
    const reply = await order(client, 'trial')
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        clientSecret: expect.stringMatching(/^seti_\w+_secret_\w+$/), discountApplied: false, finalAmount: 12_900, isTrial: true, trialInfo: { days: 1, emails: 5 }, noTrial: null,
        subscriptionId: expect.stringMatching(/^sub_\w+$/),
      },
    ])
    expect(await userOf(client)).toMatchObject({ isActive: false, isTrial: false, currentPlan: null })
    const { clientSecret } = Created.parse(reply.body)
    const verify = async () => (await client.post('/api/verify-payment-success', { sessionId: clientSecret.split('_secret_')[0] })).body
    expect(await verify()).toEqual({ success: false, user: { email: 'trial@mail.example' }, message: 'Payment verification failed', problem: 'failed' })
    await confirmCard(stage, clientSecret)
    expect(await verify()).toEqual({ success: true, user: { email: 'trial@mail.example' }, message: 'Your free trial is active.', problem: null })
    const user = await userOf(client)
    expect(user).toMatchObject({ isActive: true, isTrial: true, currentPlan: null, trialPlan: 'pro', trialEmailsAllowed: 5, trialEmailsUsed: 0, jobsRemaining: 5, subscriptionCancelAt: null })
    expect(Date.parse(String(user['trialEndsAt'])) - Date.parse(String(user['trialStartAt']))).toBe(86_400_000)
    expect((await order(client, 'trial')).body).toMatchObject({ code: 'already_subscribed' })
  })
})
