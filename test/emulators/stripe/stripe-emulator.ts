/**
 * Stripe as this product uses it: customers, cards, subscriptions with a trial, invoices, intents, promotion
 * codes and Checkout of API version 2026-10-28.endive, their events as signed webhooks, a clock that can be
 * advanced, and pages for people: the front page (/), Checkout (/c/pay/…), an invoice (/i/…), and the script
 * (/stripe.js) with its card form.
 *
 * Cards are the documented test numbers and test tokens; the promotion codes are in seeds.ts. A `once`
 * discount is kept for the first invoice with an amount to reduce. Declined renewals are retried after 1, 3
 * and 5 days, then the subscription ends. A price change within a month is prorated to the second when
 * `always_invoice` asks for it, with discounts included in the lines.
 *
 * Rules and where they stand: the intent of a Checkout session cannot be cancelled, it ends with the session
 * (docs.stripe.com/api/setup_intents/cancel); a pending update expires with the trial, the period or after 23
 * hours, whichever comes first (docs.stripe.com/billing/subscriptions/pending-updates); with
 * save_default_payment_method=on_subscription the default follows every payment that succeeds
 * (docs.stripe.com/api/subscriptions/object, payment_settings); a customer of another account or mode is
 * resource_missing (docs.stripe.com/error-codes); a form without a filter offers what the dashboard turns on
 * (docs.stripe.com/payments/payment-methods/dynamic-payment-methods); Adaptive Pricing is on unless a session
 * turns it off (docs.stripe.com/payments/currencies/localize-prices/adaptive-pricing); a lookup key belongs to one
 * price and moves only when asked (docs.stripe.com/products-prices/manage-prices); a webhook endpoint's secret is shown
 * by the call that creates it and by no other (docs.stripe.com/api/webhook_endpoints/object).
 *
 * Not imitated: fields of an object that neither the product nor a test reads, subscriptions to prices that a call
 * made, writing coupons and codes, sending to webhook endpoints that a call made, products, several items per subscription, prorations that wait for
 * the next invoice, quantities other than one, previews without a subscription, subscriptions that begin
 * with a trial until a given time or with their end, a pause instead of a charge after a trial, tax,
 * currencies except US dollars, customer balances, credit notes, refunds as objects, answering disputes
 * (controls open and close them), wallets and anything but cards, Link, Radar, mandates, Connect, test
 * clocks, search, subscription schedules, trial offers, the customer portal, mail to customers, `metadata`
 * queries, API v2, partial expansion limits other than depth, rate limits (except as a fault), the iframes
 * of Stripe.js, what our pages do not call of it.
 */
import { Hono } from 'hono'
import type { Clock } from '#platform/clock.ts'
import { controlRoutes } from '#emulators/kit/control.ts'
import type { EmulatorOptions } from '#emulators/kit/emulator.ts'
import { serve, type LoggedRequest, type NodeEnv } from '#emulators/kit/server.ts'
import { jsonState } from '#emulators/kit/state.ts'
import { apiRoutes } from './api.ts'
import { browserRoutes } from './browser-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { controlsOf } from './controls.ts'
import { customerRoutes } from './customer-routes.ts'
import { doNextDue, nextDueAt } from './due.ts'
import { stripeFaults, FaultRequest } from './faults.ts'
import { eventRoutes } from './event-routes.ts'
import { frontPageRoutes } from './front-page.ts'
import { intentRoutes } from './intent-routes.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { emptyState, StripeState } from './records.ts'
import { cataloguePrices, seededCoupons, seededPromotionCodes, type PriceIds } from './seeds.ts'
import { scriptRoute } from './script.ts'
import { sessionRoutes } from './session-routes.ts'
import { setUpRoutes } from './set-up-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'
import { webhooks, type WebhookTarget } from './webhooks.ts'
import { randomId, recordEvent, type World } from './world.ts'

export interface StripeEmulatorOptions extends EmulatorOptions {
  readonly secretKey: string
  readonly publishableKey: string
  /** Ids of the prices, one per plan. */
  readonly prices: PriceIds
  /** Webhook endpoint; events are not sent without one, until `sendWebhooksTo` sets it. */
  readonly webhook?: WebhookTarget
}

export type StripeEmulator = Awaited<ReturnType<typeof startStripeEmulator>>

const LONGEST_SLEEP_MS = 30_000

export async function startStripeEmulator(options: StripeEmulatorOptions) {
  const base = options.clock ?? { now: () => new Date() }
  const stored = jsonState(options.statePath, StripeState, emptyState)
  const state = stored.value
  addMissing(state.coupons, seededCoupons())
  addMissing(state.promotionCodes, seededPromotionCodes())
  let { webhook: target = null }: { webhook?: WebhookTarget | null } = options
  let madeUpFor: number | null = null
  let address = ''
  const world: World = {
    state,
    prices: cataloguePrices(options.prices),
    newId: randomId,
    address: () => address,
    cause: null,
    shownStatus: null,
    now: () => madeUpFor ?? Math.floor((base.now().getTime() + state.offsetMs) / 1000),
    emit: (type, object, previous) => recordEvent(world, type, object, previous),
  }
  const save = () => stored.save()
  const out = webhooks(world, () => target, base, save)
  const engine = timeOf(world, base, save, out, (second) => {
    madeUpFor = second
  })
  const controls = controlsOf(world, { webhooks: out, advance: engine.advance, tick: engine.tick, save })
  const faults = stripeFaults()
  const requests: LoggedRequest[] = []

  const app = new Hono<NodeEnv>()
  controlRoutes(app, {
    requests,
    faults: { schema: FaultRequest, set: (request) => faults.set(request), get: () => faults.pending() },
  })
  const route = apiRoutes(app, world, {
    secretKey: options.secretKey,
    faults,
    catchUp: engine.catchUp,
    settled: engine.settled,
  })
  for (const routes of [
    customerRoutes,
    catalogueRoutes,
    subscriptionRoutes,
    intentRoutes,
    invoiceRoutes,
    sessionRoutes,
    setUpRoutes,
    eventRoutes,
  ])
    routes(route, world)
  browserRoutes(app, world, {
    publishableKey: options.publishableKey,
    catchUp: engine.catchUp,
    settled: engine.settled,
  })
  scriptRoute(app, world.address)
  pageRoutes(app, world, engine)
  frontPageRoutes(app, world, controls)

  const server = await serve(app, {
    port: options.port ?? 0,
    clock: { now: () => new Date(world.now() * 1000) },
    log: requests,
  })
  address = server.url
  engine.settled()
  return {
    ...server,
    ...controls,
    state,
    faults: { set: (request: FaultRequest) => faults.set(request) },
    sendWebhooksTo: (next: WebhookTarget | null) => {
      target = next
    },
    close: async () => {
      await server.close()
      engine.stop()
      await out.close()
      save()
    },
  }
}

/** Does due work at its time, when the clock is moved, and before each call. */
function timeOf(
  world: World,
  base: Clock,
  save: () => void,
  out: ReturnType<typeof webhooks>,
  makeUpFor: (second: number | null) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const at = (second: number, work: () => void): void => {
    makeUpFor(second)
    try {
      work()
    } finally {
      makeUpFor(null)
    }
  }
  const catchUp = (): void => {
    const until = world.now()
    while (doNextDue(world, until, at)) save()
  }
  const arm = (): void => {
    clearTimeout(timer)
    if (stopped) return
    const times = [nextDueAt(world), out.nextAt()].filter((time) => time !== null)
    const now = (base.now().getTime() + world.state.offsetMs) / 1000
    const wait =
      times.length === 0
        ? LONGEST_SLEEP_MS
        : Math.min(LONGEST_SLEEP_MS, Math.max(20, (Math.min(...times) - now) * 1000))
    timer = setTimeout(() => {
      void tick()
    }, wait)
    timer.unref()
  }
  const tick = async (): Promise<void> => {
    catchUp()
    save()
    await out.flush()
    arm()
  }
  return {
    catchUp,
    tick,
    advance: async (seconds: number): Promise<void> => {
      world.state.offsetMs += seconds * 1000
      await tick()
    },
    /** After a response: saves the state, and sends webhooks a moment later. */
    settled: (): void => {
      save()
      setImmediate(() => {
        if (!stopped) void out.flush().then(arm)
      })
    },
    stop: (): void => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

function addMissing<R extends { readonly id: string }>(stored: R[], seeds: readonly R[]): void {
  for (const seed of seeds) if (!stored.some(({ id }) => id === seed.id)) stored.push(seed)
}
