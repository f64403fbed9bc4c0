import { createServer } from 'node:http'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { build } from 'rolldown'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeEmulator } from '#emulators/stripe/stripe-emulator.ts'
import { sharedBrowser } from './shared-browser.ts'
import { byPlan } from '#shared/catalog/plans.ts'

const emulator = await startStripeEmulator({
  secretKey: 'sk_test_x',
  publishableKey: 'pk_test_x',
  prices: byPlan((plan) => `price_${plan[0]}`),
})
const stripe = new Stripe('sk_test_x', {
  host: '127.0.0.1',
  port: Number(new URL(emulator.url).port),
  protocol: 'http',
  maxNetworkRetries: 0,
  telemetry: false,
})

const { output } = await build({
  input: path.join(import.meta.dirname, 'card-form-page.ts'),
  platform: 'browser',
  write: false,
  logLevel: 'silent',
  transform: { define: { 'process.env.NODE_ENV': '"development"' } },
  output: { format: 'iife' },
})
const POLICY = `default-src 'none'; script-src 'self' ${emulator.url}; style-src 'self'; connect-src ${emulator.url}; img-src 'self' data:; form-action 'self'; base-uri 'none'`
const STYLE =
  'body{background:#fff;color:#111}button{min-height:44px;margin:12px}@media(prefers-color-scheme:dark){body{background:#14161c;color:#fff}}'
const site = createServer((request, response) => {
  const [contentType, body] =
    request.url === '/page.js'
      ? ['text/javascript', output[0].code]
      : request.url === '/page.css'
        ? ['text/css', STYLE]
        : ['text/html; charset=utf-8', PAGE]
  response.writeHead(200, { 'content-type': contentType, 'content-security-policy': POLICY })
  response.end(body)
})
const PAGE = `<!doctype html><html lang="en"><title>Pay</title><link rel="stylesheet" href="/page.css"><link rel="icon" href="data:,"><h1>Pay</h1><main></main><script src="${emulator.url}/stripe.js"></script><script src="/page.js"></script></html>`
await new Promise<void>((resolve) => {
  site.listen(0, '127.0.0.1', resolve)
})
const address = site.address()
const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
const browser = await sharedBrowser()
afterAll(async () => {
  site.close()
  await emulator.close()
})

let page: Page
let said: string[]
beforeEach(async () => {
  page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(120_000)
  said = []
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
})
afterEach(async () => await page.context().close())

async function newSetup() {
  const customer = await stripe.customers.create({ email: 'zoe@mail.example' })
  return await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' })
}
const secretOf = ({ client_secret: secret }: { client_secret: string | null }) => secret ?? ''
const open = (secret: string, more = '') => page.goto(`${origin}/?secret=${secret}${more}`)

async function type(number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Postal code').fill('10115')
}
const pay = () => page.getByRole('button', { name: 'Pay', exact: true }).click()
const told = async () => JSON.parse(await page.locator('output').filter({ hasText: /./ }).innerText())

test.each(['', '&deferred'])(
  'a valid card is saved under a strict content policy, without console output%s',
  async (mode) => {
    const setup = await newSetup()
    await open(secretOf(setup), mode)
    await type('4242424242424242')
    await expect.poll(() => page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
    await expect.poll(() => page.getByLabel('Expiration date').inputValue()).toBe('12 / 34')
    await expect.poll(() => page.title()).toBe('complete')
    await pay()
    expect(await told()).toMatchObject({ setupIntent: { id: setup.id, status: 'succeeded' } })
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded')
    expect(said).toEqual([])
  },
)

test('errors are shown at the field, and nothing is sent', async () => {
  await open(secretOf(await newSetup()))
  await page.getByLabel('Card number').fill('4242 4242 4242 4241')
  await pay()
  expect(await told()).toEqual({
    error: { type: 'validation_error', code: 'invalid_number', message: 'Your card number is invalid.' },
  })
  await expect
    .poll(() => page.getByRole('alert').filter({ hasText: /./ }).allInnerTexts())
    .toEqual([
      'Your card number is invalid.',
      "Your card's expiration date is incomplete.",
      "Your card's security code is incomplete.",
      'Your postal code is incomplete.',
    ])
  await expect.poll(() => page.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true')
})

test('a declined card shows the reason, and another card can be tried', async () => {
  await open(secretOf(await newSetup()))
  await type('4000000000009995')
  await pay()
  expect(await told()).toMatchObject({
    error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  })
  await type('5555555555554444')
  await pay()
  await page.locator('output', { hasText: 'succeeded' }).waitFor()
  expect(said).toEqual([])
})

test("completing the bank's check succeeds, and failing it is an error", async () => {
  await open(secretOf(await newSetup()))
  await type('4000002500003155')
  await pay()
  await page
    .getByRole('dialog', { name: 'Your bank asks: is it you?' })
    .getByRole('button', { name: 'Fail' })
    .click()
  expect(await told()).toMatchObject({
    error: { type: 'card_error', code: 'setup_intent_authentication_failure' },
  })
  await pay()
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.locator('output', { hasText: 'succeeded' }).waitFor()
  expect(said).toEqual([])
})

test('without if_required the page redirects to its return URL with the outcome', async () => {
  const setup = await newSetup()
  await open(secretOf(setup))
  await type('4242424242424242')
  await page.getByRole('button', { name: 'Pay and go' }).click()
  await page.waitForURL('**/done**')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    plan: 'pro',
    setup_intent: setup.id,
    setup_intent_client_secret: setup.client_secret,
    redirect_status: 'succeeded',
  })
})

test('a first payment goes through as a payment intent', async () => {
  const customer = await stripe.customers.create({ email: 'ada@mail.example' })
  const sub = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_p' }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  })
  const secret =
    typeof sub.latest_invoice === 'string'
      ? ''
      : (sub.latest_invoice?.confirmation_secret?.client_secret ?? '')
  await open(secret, '&deferred')
  await type('4000002760003184')
  await pay()
  await page.getByRole('button', { name: 'Complete' }).click()
  expect(await told()).toMatchObject({ paymentIntent: { status: 'succeeded', amount: 12_900 } })
  expect((await stripe.subscriptions.retrieve(sub.id)).status).toBe('active')
})

test('the client secret of a finished intent is refused', async () => {
  const setup = await newSetup()
  await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' })
  await open(secretOf(setup))
  expect(await told()).toMatchObject({
    loaderror: { type: 'invalid_request_error', code: 'setup_intent_unexpected_state' },
  })
  expect(await page.getByLabel('Card number').count()).toBe(0)
})

test.each(['light', 'dark'] as const)(
  'the form, the dialog, Checkout and the front page are accessible (%s)',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    const accessible = async () =>
      (
        await new AxeBuilder({ page })
          .setLegacyMode()
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .exclude('html > head')
          .analyze()
      ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'mo@mail.example',
      line_items: [{ price: 'price_s', quantity: 1 }],
      success_url: `${origin}/done`,
      cancel_url: `${origin}/back`,
      subscription_data: { trial_period_days: 1 },
    })
    for (const url of [session.url ?? '', emulator.url]) {
      await page.goto(url)
      expect(await accessible()).toEqual([])
    }
    await open(secretOf(await newSetup()))
    await pay()
    await page.getByText('Your card number is incomplete.', { exact: true }).waitFor()
    expect(await accessible()).toEqual([])
    await type('4000002500003155')
    await pay()
    await page.getByRole('button', { name: 'Complete' }).waitFor()
    expect(await accessible()).toEqual([])
  },
)
