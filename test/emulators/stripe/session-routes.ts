import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { findDiscount } from './discounts.ts'
import { flag, metadata, text, whole } from './form.ts'
import { DAY } from './invoices.ts'
import { pageOf, Paging } from './pages.ts'
import { invalid, missing, missingParam } from './problems.ts'
import type { SessionRecord } from './records.ts'
import { isOpen } from './intent-routes.ts'
import { renderSession } from './render-session.ts'
import { cancelSetup } from './setup.ts'
import { TrialSettings } from './subscription-params.ts'
import { customerOf, randomText, sessionOf, setupIntentOf, type World } from './world.ts'

const Data = z.strictObject({
  trial_period_days: z.optional(whole),
  metadata: z.optional(metadata),
  trial_settings: z.optional(TrialSettings),
})
const Create = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.optional(text),
  customer_email: z.optional(text),
  client_reference_id: z.optional(text),
  line_items: z.array(z.strictObject({ price: text, quantity: z.literal('1') })).check(z.length(1)),
  success_url: text,
  cancel_url: z.optional(text),
  metadata: z.optional(metadata),
  subscription_data: z.optional(Data),
  discounts: z.optional(
    z
      .array(z.strictObject({ coupon: z.optional(text), promotion_code: z.optional(text) }))
      .check(z.maxLength(1)),
  ),
  payment_method_collection: z.optional(z.literal('always')),
  allowed_payment_method_types: z.optional(z.array(text)),
  adaptive_pricing: z.optional(z.strictObject({ enabled: z.optional(flag) })),
})

const record = (given: z.infer<typeof metadata> | undefined): Record<string, string> =>
  given === undefined || given === '' ? {} : { ...given }

export function sessionRoutes(route: Route, world: World): void {
  const known = (id: string): SessionRecord => {
    const session = sessionOf(world, id)
    if (session === undefined) throw missing('checkout.session', id, 'session')
    return session
  }
  route('post', '/v1/checkout/sessions', ({ params }) => {
    const session = newSession(world, params(Create))
    world.state.sessions.push(session)
    return renderSession(world, session)
  })
  route('get', '/v1/checkout/sessions', ({ params }) => {
    const { customer, status, ...paging } = params(
      z.strictObject({
        ...Paging,
        customer: z.optional(text),
        status: z.optional(z.enum(['open', 'complete', 'expired'])),
      }),
    )
    const fitting = world.state.sessions.filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (status === undefined || session.status === status),
    )
    return pageOf('/v1/checkout/sessions', fitting, paging, (session) => renderSession(world, session))
  })
  route('get', '/v1/checkout/sessions/:id', ({ id }) => renderSession(world, known(id)))
  route('post', '/v1/checkout/sessions/:id/expire', ({ id }) => {
    const session = known(id)
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    session.status = 'expired'
    const intent = setupIntentOf(world, session.setupIntent)
    if (intent !== undefined && isOpen(intent)) cancelSetup(world, intent, null)
    world.emit('checkout.session.expired', renderSession(world, session))
    return renderSession(world, session)
  })
}

function newSession(world: World, params: z.infer<typeof Create>): SessionRecord {
  const now = world.now()
  const { customer, subscription_data: data, discounts } = params
  const item = params.line_items[0]
  if (item === undefined || !world.prices.some(({ id }) => id === item.price))
    throw missingParam('price', item?.price ?? '', 'line_items[0][price]')
  if (customer !== undefined && customerOf(world, customer)?.deleted !== false)
    throw missingParam('customer', customer, 'customer')
  if (customer !== undefined && params.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.')
  if (data?.trial_period_days !== undefined && data.trial_period_days < 1)
    throw invalid('The minimum number of trial period days is 1.', {
      param: 'subscription_data[trial_period_days]',
    })
  const found =
    discounts?.[0] === undefined
      ? null
      : findDiscount(world, discounts[0], {
          param: 'discounts[0]',
          customer: customer ?? null,
          price: item.price,
        })
  return {
    id: `cs_test_${randomText(32)}`,
    created: now,
    expiresAt: now + DAY,
    status: 'open',
    customer: customer ?? null,
    email: params.customer_email ?? null,
    price: item.price,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    reference: params.client_reference_id ?? null,
    metadata: record(params.metadata),
    subscription: null,
    setupIntent: null,
    invoice: null,
    subscriptionData: {
      trialDays: data?.trial_period_days ?? null,
      metadata: record(data?.metadata),
      missingMethod: data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    },
    discount: found === null ? null : { coupon: found.coupon.id, promotionCode: found.code?.id ?? null },
    adaptive: params.adaptive_pricing?.enabled ?? true,
    ...(params.allowed_payment_method_types === undefined
      ? {}
      : { methods: params.allowed_payment_method_types }),
  }
}
