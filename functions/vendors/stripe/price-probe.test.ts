import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeEmulator, type StripeEmulator } from '#emulators/stripe/stripe-emulator.ts'
import { stripeProbe } from './price-probe.ts'
import { byPlan } from '#shared/catalog/plans.ts'

const PRICES = byPlan((plan) => `price_${plan}`)
let stripe: StripeEmulator
const { signal } = new AbortController()
const probe = (change: { secretKey?: string; priceIds?: readonly string[] } = {}) =>
  stripeProbe({
    apiUrl: stripe.url,
    secretKey: 'sk_test_1',
    priceIds: Object.values(PRICES),
    signal,
    ...change,
  })

beforeEach(async () => {
  stripe = await startStripeEmulator({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    prices: PRICES,
    webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_1'] },
  })
})
afterEach(() => stripe.close())

test('readable prices are healthy; a wrong key and an unknown price are reported', async () => {
  expect([
    await probe(),
    await probe({ secretKey: 'sk_test_other' }),
    await probe({ priceIds: ['price_pro', 'price_gone'] }),
  ]).toEqual([
    { status: 'healthy', says: null },
    { status: 'unhealthy', says: 'It refuses our key.' },
    { status: 'unhealthy', says: 'It does not know our prices.' },
  ])
})
