import { expect, test } from 'vitest'
import { chooseVendors, letterSeconds } from './settings.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PRO: 'price_2',
  STRIPE_PRICE_ELITE: 'price_3',
}

test('without Stripe keys the payment emulator is used, even with STRIPE_WEBHOOK_SECRETS', () => {
  expect(chooseVendors({}).stripe).toBe(false)
  expect(chooseVendors({ STRIPE_WEBHOOK_SECRETS: 'whsec_a,whsec_b' }).stripe).toBe(false)
})

test('Stripe is used when all its keys are set; only some of them are refused', () => {
  expect(chooseVendors({ ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'whsec_a' }).stripe).toBe(true)
  expect(() => chooseVendors(STRIPE)).toThrow(
    'Set STRIPE_WEBHOOK_SECRETS as well: what the events of the account are signed with.',
  )
  expect(() => chooseVendors({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'Set STRIPE_PUBLISHABLE_KEY, STRIPE_PRICE_STARTER, STRIPE_PRICE_PRO, STRIPE_PRICE_ELITE as well, or leave out STRIPE_SECRET_KEY.',
  )
})

test.each([
  [{ MODEL_TIMEOUT_SECONDS: '0' }, 'MODEL_TIMEOUT_SECONDS is a whole number from 1 to 600.'],
  [{ MODEL_TIMEOUT_SECONDS: '601' }, 'MODEL_TIMEOUT_SECONDS is a whole number from 1 to 600.'],
  [{ MODEL_TIMEOUT_SECONDS: 'long' }, 'MODEL_TIMEOUT_SECONDS is a whole number from 1 to 600.'],
  [{ MODEL_MAX_TOKENS: '100' }, 'MODEL_MAX_TOKENS is a whole number from 500 to 32000.'],
])('%j is refused', (settings, says) => expect(() => chooseVendors(settings)).toThrow(says))

test('a posting source is real when all its keys are set; POSTING_SOURCES leaves out the others', () => {
  expect(new Set(chooseVendors({}).postings.values())).toEqual(new Set(['emulator']))
  const keys = { ADZUNA_APP_ID: 'a', ADZUNA_APP_KEY: 'b', POSTING_SOURCES: 'adzuna, greenhouse' }
  expect([...chooseVendors(keys).postings]).toEqual([
    ['adzuna', 'real'],
    ['greenhouse', 'emulator'],
  ])
  expect(() => chooseVendors({ CAREERJET_API_KEY: 'a' })).toThrow(
    'Set CAREERJET_USER_IP as well, or leave out CAREERJET_API_KEY.',
  )
  expect(() => chooseVendors({ POSTING_SOURCES: 'moonjobs' })).toThrow(
    'POSTING_SOURCES has moonjobs, which is no source of postings. There are adzuna',
  )
})

test('the time for a letter covers every call of a slow model', () => {
  expect(letterSeconds({ writer: 'plain' }, { MODEL_TIMEOUT_SECONDS: '600' })).toBe(0)
  expect(letterSeconds({ writer: 'openai' }, {})).toBe(310)
  expect(letterSeconds({ writer: 'openai' }, { MODEL_TIMEOUT_SECONDS: '600' })).toBe(6_060)
})
