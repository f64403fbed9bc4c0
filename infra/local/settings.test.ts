import { expect, test } from 'vitest'
import { chooseVendors } from './settings.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_PRICE_STARTER: 'price_1', STRIPE_PRICE_PRO: 'price_2', STRIPE_PRICE_ELITE: 'price_3' }

test('without keys payments are the emulator, also with a word of its own for the webhooks', () => {
  expect(chooseVendors({}).stripe).toBe(false)
  expect(chooseVendors({ STRIPE_WEBHOOK_SECRETS: 'whsec_a,whsec_b' }).stripe).toBe(false)
})

test('all keys together make payments real; some of them are a mistake', () => {
  expect(chooseVendors({ ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'whsec_a' }).stripe).toBe(true)
  expect(() => chooseVendors(STRIPE)).toThrow('Set STRIPE_WEBHOOK_SECRETS as well: what the events of the account are signed with.')
  expect(() => chooseVendors({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'Set STRIPE_PUBLISHABLE_KEY, STRIPE_PRICE_STARTER, STRIPE_PRICE_PRO, STRIPE_PRICE_ELITE as well, or leave out STRIPE_SECRET_KEY.',
  )
})
