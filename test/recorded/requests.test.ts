import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { atNight } from '#engine/test/at-night.ts'

/** The type of each call's parameters in the vendor's own package. */
const TYPES = {
  stripe: {
    'GET /v1/charges': 'Stripe.ChargeListParams',
    'GET /v1/charges/:id': 'Stripe.ChargeRetrieveParams',
    'GET /v1/checkout/sessions': 'Stripe.Checkout.SessionListParams',
    'GET /v1/checkout/sessions/:id': 'Stripe.Checkout.SessionRetrieveParams',
    'POST /v1/checkout/sessions': 'Stripe.Checkout.SessionCreateParams',
    'POST /v1/checkout/sessions/:id/expire': 'Stripe.Checkout.SessionExpireParams',
    'GET /v1/customers': 'Stripe.CustomerListParams',
    'GET /v1/customers/:id': 'Stripe.CustomerRetrieveParams',
    'POST /v1/customers': 'Stripe.CustomerCreateParams',
    'POST /v1/customers/:id': 'Stripe.CustomerUpdateParams',
    'DELETE /v1/customers/:id': 'Stripe.CustomerDeleteParams',
    'GET /v1/disputes': 'Stripe.DisputeListParams',
    'GET /v1/events': 'Stripe.EventListParams',
    'GET /v1/invoices': 'Stripe.InvoiceListParams',
    'POST /v1/invoices/create_preview': 'Stripe.InvoiceCreatePreviewParams',
    'POST /v1/invoices/:id/void': 'Stripe.InvoiceVoidInvoiceParams',
    'GET /v1/payment_intents/:id': 'Stripe.PaymentIntentRetrieveParams',
    'GET /v1/prices': 'Stripe.PriceListParams',
    'POST /v1/prices': 'Stripe.PriceCreateParams',
    'GET /v1/prices/:id': 'Stripe.PriceRetrieveParams',
    'GET /v1/promotion_codes': 'Stripe.PromotionCodeListParams',
    'POST /v1/payment_methods/:id/attach': 'Stripe.PaymentMethodAttachParams',
    'GET /v1/invoices/:id': 'Stripe.InvoiceRetrieveParams',
    'GET /v1/refunds': 'Stripe.RefundListParams',
    'POST /v1/refunds': 'Stripe.RefundCreateParams',
    'GET /v1/setup_attempts': 'Stripe.SetupAttemptListParams',
    'GET /v1/setup_intents': 'Stripe.SetupIntentListParams',
    'GET /v1/setup_intents/:id': 'Stripe.SetupIntentRetrieveParams',
    'POST /v1/setup_intents': 'Stripe.SetupIntentCreateParams',
    'POST /v1/setup_intents/:id/confirm': 'Stripe.SetupIntentConfirmParams',
    'POST /v1/setup_intents/:id/cancel': 'Stripe.SetupIntentCancelParams',
    'GET /v1/subscriptions': 'Stripe.SubscriptionListParams',
    'GET /v1/subscriptions/:id': 'Stripe.SubscriptionRetrieveParams',
    'POST /v1/subscriptions': 'Stripe.SubscriptionCreateParams',
    'POST /v1/subscriptions/:id': 'Stripe.SubscriptionUpdateParams',
    'DELETE /v1/subscriptions/:id': 'Stripe.SubscriptionCancelParams',
    'GET /v1/webhook_endpoints': 'Stripe.WebhookEndpointListParams',
    'POST /v1/webhook_endpoints': 'Stripe.WebhookEndpointCreateParams',
    'DELETE /v1/webhook_endpoints/:id': 'Stripe.WebhookEndpointDeleteParams',
  },
  gmail: {
    'drafts.create': 'gmail_v1.Params$Resource$Users$Drafts$Create',
    'drafts.delete': 'gmail_v1.Params$Resource$Users$Drafts$Delete',
    'drafts.get': 'gmail_v1.Params$Resource$Users$Drafts$Get',
    'drafts.list': 'gmail_v1.Params$Resource$Users$Drafts$List',
    'drafts.update': 'gmail_v1.Params$Resource$Users$Drafts$Update',
    'users.getProfile': 'gmail_v1.Params$Resource$Users$Getprofile',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>
type Vendor = keyof typeof TYPES

/** Calls of the deployment and of a search that ends, whose tests only the night runs. */
const MADE_AT_NIGHT: readonly string[] = [
  'GET /v1/prices',
  'POST /v1/prices',
  'GET /v1/webhook_endpoints',
  'POST /v1/webhook_endpoints',
  'DELETE /v1/webhook_endpoints/:id',
  'POST /v1/setup_intents/:id/confirm',
  'drafts.delete',
]

/**
 * Parameters as they are sent, with numbers and booleans as text. Where a vendor lists the values of a text, only
 * these fit, although its package accepts any.
 */
const SENT = `import type { Stripe } from 'stripe'
import type { gmail_v1 } from '@googleapis/gmail'
type Listed<T> = T extends string ? (string extends T ? never : T) : never
type Text<T extends string> = [Listed<T>] extends [never] ? T : Listed<T>
type Other<T> = T extends string ? never : T extends number ? \`\${number}\` : T extends boolean ? \`\${T}\`
  : T extends readonly (infer Each)[] ? Sent<Each>[] : T extends object ? { [Name in keyof T]: Sent<T[Name]> } : T
type Sent<T> = Text<Extract<T, string>> | Other<T>
`

const FOLDER = z.string().parse(process.env['RECORDED_REQUESTS'])
const Recorded = z.object({ route: z.string(), params: z.unknown() })
type Recorded = z.infer<typeof Recorded>

function recordedOf(vendor: Vendor): readonly Recorded[] {
  const file = path.join(FOLDER, `${vendor}.jsonl`)
  if (!existsSync(file))
    throw new Error('No request is recorded yet: run `npm test -- unit stage e2e` first.')
  const lines = new Set(readFileSync(file, 'utf8').trim().split('\n'))
  return [...lines].map((line) => Recorded.parse(JSON.parse(line)))
}

/** What the compiler says about these requests, each with the line that was sent. */
async function refusedBy(vendor: Vendor, requests: readonly Recorded[]): Promise<readonly string[]> {
  const types: Readonly<Record<string, string>> = TYPES[vendor]
  mkdirSync(FOLDER, { recursive: true })
  const file = path.join(FOLDER, `${vendor}-${requests.length}.ts`)
  const line = ({ route, params }: Recorded, index: number) =>
    `export const sent${index}: Sent<${types[route] ?? 'never'}> = ${JSON.stringify(params)}`
  writeFileSync(file, `${SENT}${requests.map(line).join('\n')}\n`)
  const options = '--noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node'
  const { stdout } = await execa('tsc', [...options.split(' '), '--ignoreConfig', file], {
    reject: false,
    preferLocal: true,
  })
  const first = SENT.split('\n').length
  return stdout.split('\n').flatMap((said) => {
    const [, at, error] = /\.ts\((\d+),\d+\): error (.+)$/.exec(said) ?? []
    if (at === undefined) return []
    const request = requests[Number(at) - first]
    return [`${request?.route ?? 'the file itself'}: ${error ?? ''}`]
  })
}

test.each(['stripe', 'gmail'] as const)(
  'every request that the suites send to %s fits the types of its package, and every call was recorded',
  async (vendor) => {
    const requests = recordedOf(vendor)
    const [sent, known] = [new Set(requests.map(({ route }) => route)), Object.keys(TYPES[vendor])]
    expect([...sent].filter((route) => !known.includes(route))).toEqual([])
    expect(known.filter((route) => !sent.has(route) && (atNight || !MADE_AT_NIGHT.includes(route)))).toEqual(
      [],
    )
    expect(await refusedBy(vendor, requests)).toEqual([])
  },
)

test('an unknown field, a wrong value, a wrong kind and a missing field do not fit', async () => {
  const said = await refusedBy('stripe', [
    { route: 'POST /v1/customers', params: { emial: 'text' } },
    { route: 'POST /v1/subscriptions/:id', params: { proration_behavior: 'always' } },
    { route: 'POST /v1/subscriptions/:id', params: { proration_date: 'text' } },
    { route: 'GET /v1/setup_attempts', params: { limit: '1' } },
    { route: 'POST /v1/setup_intents', params: { payment_method_types: ['card'] } },
    { route: 'POST /v1/refunds', params: { payment_intent: 'text', reason: 'duplicate' } },
  ])
  expect(said.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'POST /v1/customers',
    'POST /v1/subscriptions/',
    'POST /v1/subscriptions/',
    'GET /v1/setup_attempts',
    'POST /v1/setup_intents',
  ])
  expect(
    await refusedBy('gmail', [{ route: 'drafts.create', params: { requestBody: { raw: 'text' } } }]),
  ).toEqual([expect.stringMatching(/^drafts\.create: TS2353: .*raw"' does not exist/)])
})
