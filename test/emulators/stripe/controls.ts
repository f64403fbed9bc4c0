import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { NodeEnv } from '#emulators/kit/server.ts'
import { refundCharge } from './refund-routes.ts'
import { renderCharge, renderDispute, renderInvoice, renderSubscription } from './render-billing.ts'
import { renderCustomer, renderMethod } from './render-customer.ts'
import { renderEvent, type Webhooks } from './webhooks.ts'
import { chargeOf, type World } from './world.ts'

const Switches = z.strictObject({
  hold: z.optional(z.boolean()),
  drop: z.optional(z.boolean()),
  copies: z.optional(z.number().check(z.int(), z.gte(1))),
  wrongSecret: z.optional(z.boolean()),
})
const Release = z.strictObject({
  order: z.optional(z.union([z.array(z.string()), z.enum(['shuffled', 'as they came'])])),
})
const Money = z.strictObject({ charge: z.string(), amount: z.optional(z.number()) })

interface Controls {
  readonly webhooks: Webhooks
  readonly advance: (seconds: number) => Promise<void>
  readonly tick: () => Promise<void>
  readonly save: () => void
}

/** Switches for which the real service has no calls. */
export function controlsOf(world: World, { webhooks, advance, tick, save }: Controls) {
  return {
    /** Advances the clock, does what becomes due on the way, and waits for its webhooks. Seconds. */
    advance,
    /** Does what became due because the given clock moved. */
    tick,
    /** Changes how webhooks are sent from now on. */
    webhooks: (change: Partial<Webhooks['switches']>): void => {
      Object.assign(webhooks.switches, change)
    },
    /** Shows every subscription with this status, which may be one that Stripe has not introduced yet. */
    showStatus: (status: string | null): void => {
      world.shownStatus = status
    },
    release: (order: Parameters<Webhooks['release']>[0] = 'as they came') => webhooks.release(order),
    retryNow: () => webhooks.retryNow(),
    redeliver: (event: string) => webhooks.redeliver(event),
    /** Resolves when every due webhook was attempted. */
    settled: () => webhooks.flush(),
    /**
     * Refunds a charge, in full or by an amount in cents, as the dashboard would. False when there is no such
     * charge.
     */
    refund: async (id: string, amount?: number): Promise<boolean> => {
      const charge = chargeOf(world, id)
      if (charge === undefined || !charge.paid) return false
      refundCharge(world, charge, amount ?? charge.amount)
      save()
      await webhooks.flush()
      return true
    },
    /** Opens a dispute over a charge. False when there is no such charge. */
    dispute: async (id: string): Promise<boolean> => {
      const charge = chargeOf(world, id)
      if (charge === undefined || !charge.paid) return false
      charge.dispute = { id: world.newId('du'), created: world.now(), status: 'needs_response' }
      world.emit('charge.dispute.created', renderDispute(charge, charge.dispute))
      save()
      await webhooks.flush()
      return true
    },
    /** Closes the dispute over a charge as the bank decided. False when there is none. */
    closeDispute: async (id: string, status: 'won' | 'lost'): Promise<boolean> => {
      const charge = chargeOf(world, id)
      if (charge === undefined || charge.dispute === null) return false
      charge.dispute.status = status
      world.emit('charge.dispute.closed', renderDispute(charge, charge.dispute))
      save()
      await webhooks.flush()
      return true
    },
  }
}
export type StripeControls = ReturnType<typeof controlsOf>

/** The same switches under /_emulator/, for other processes. An invalid body is answered 400. */
export function controlPaths(
  app: Hono<NodeEnv>,
  world: World,
  controls: StripeControls,
  webhooks: Webhooks,
): void {
  const post = <S extends z.ZodMiniType>(
    path: string,
    schema: S,
    work: (body: z.output<S>) => unknown,
  ): void => {
    app.post(path, async (c) => {
      const body = schema.safeParse(await c.req.json().catch(() => ({})))
      if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400)
      const done = await work(body.data)
      return done === false
        ? c.json({ error: 'There is none.' }, 404)
        : c.json({ now: world.now(), ...(typeof done === 'object' ? done : {}) })
    })
  }
  post('/_emulator/advance', z.strictObject({ seconds: z.number().check(z.gte(0)) }), ({ seconds }) =>
    controls.advance(seconds),
  )
  post('/_emulator/tick', z.strictObject({}), () => controls.tick())
  post('/_emulator/webhooks', Switches, (change) => {
    controls.webhooks(change)
    return { switches: webhooks.switches }
  })
  post('/_emulator/release', Release, ({ order }) => controls.release(order))
  post('/_emulator/retry', z.strictObject({}), () => controls.retryNow())
  post('/_emulator/redeliver', z.strictObject({ event: z.string() }), ({ event }) =>
    controls.redeliver(event),
  )
  post('/_emulator/refund', Money, ({ charge, amount }) => controls.refund(charge, amount))
  post('/_emulator/dispute', Money, ({ charge }) => controls.dispute(charge))
  app.get('/_emulator/state', (c) =>
    c.json({
      now: world.now(),
      switches: webhooks.switches,
      deliveries: world.state.deliveries,
      customers: world.state.customers.map(renderCustomer),
      subscriptions: world.state.subscriptions.map((sub) => renderSubscription(world, sub)),
      invoices: world.state.invoices.map((invoice) => renderInvoice(world, invoice)),
      charges: world.state.charges.map(renderCharge),
      payment_methods: world.state.paymentMethods.map(renderMethod),
    }),
  )
  app.get('/_emulator/events', (c) =>
    c.json(
      world.state.events.map((event) => ({
        ...renderEvent(world, event),
        deliveries: world.state.deliveries.filter((delivery) => delivery.event === event.id),
      })),
    ),
  )
}
