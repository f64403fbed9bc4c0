import { expect, test } from 'vitest'
import { buyer, confirmCard, Ordered } from '#harness/payments.ts'
import { testStage, waitFor } from '#harness/stage.ts'

const stage = await testStage({ workers: { concurrency: 1 } })
const { stripe } = stage.emulators
const DECLINED = 'pm_card_chargeDeclined'

test('the fifth card that fails within a day ends a trial’s form, and a new form ends with its first', async () => {
  const thief = await buyer(stage, 'tries-cards')
  const fail = async (clientSecret: string) =>
    await expect(confirmCard(stage, clientSecret, DECLINED)).rejects.toThrow('card_declined')
  const first = Ordered.parse((await thief.order('pro')).body)
  const form = first.clientSecret.split('_secret_')[0]
  const intentOf = (id: string | undefined) => stripe.state.setupIntents.find((intent) => intent.id === id)
  for (let tries = 0; tries < 4; tries += 1) await fail(first.clientSecret)
  await stripe.settled()
  expect(intentOf(form)?.status).toBe('requires_payment_method')
  await fail(first.clientSecret)
  await waitFor(() => intentOf(form)?.status === 'canceled', { what: 'the end of the form' })
  await waitFor(() => thief.subscriptions().every(({ status }) => status === 'canceled'), {
    what: 'the end of the trial',
  })
  await expect(confirmCard(stage, first.clientSecret, 'pm_card_visa')).rejects.toThrow(
    'setup_intent_unexpected_state',
  )
  const second = Ordered.parse((await thief.order('pro')).body)
  // The news of an earlier failure may end the second form before it is used.
  await expect(confirmCard(stage, second.clientSecret, DECLINED)).rejects.toThrow(
    /card_declined|setup_intent_unexpected_state/,
  )
  await waitFor(() => intentOf(second.clientSecret.split('_secret_')[0])?.status === 'canceled', {
    what: 'the end of the second form',
  })
})

test('a card form offers cards alone, as the subscription does', async () => {
  const shopper = await buyer(stage, 'card-form')
  await shopper.client.post('/api/billing/create-setup-intent', {})
  expect(stripe.state.setupIntents.at(-1)?.methods).toEqual(['card'])
})
