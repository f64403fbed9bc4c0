import { refundCharge } from './refund-routes.ts'
import { renderDispute } from './render-billing.ts'
import type { Webhooks } from './webhooks.ts'
import { chargeOf, type World } from './world.ts'

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
