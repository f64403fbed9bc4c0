import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { NO_BILLING, type Billing } from '#functions/billing/model.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import { corrected, type Scenario, type Step } from './scenarios.ts'
import type { BillingStore } from '#functions/billing/billing.store.ts'
import type { StripeCustomer } from '#vendors/stripe/stripe-billing.ts'
import type { EventStore, KeptEvent } from '#functions/billing/events/event.store.ts'
import type { Customers } from '#vendors/stripe/stripe-customers.ts'

const USER = 'usr_1'
const ACCOUNT = {
  email: 'robin@mail.example',
  firstName: 'Robin',
  lastName: 'Sample',
  isActive: true,
  mergedInto: null,
}

/** A write of the subscription, with the scenario step that it is based on. */
export interface Written {
  readonly subscription: Subscription
  readonly step: number
  readonly at: Date
}

/** Provider, table and queue of one user: everything that survives a crash. */
export class BillingWorld {
  readonly scenario: Scenario
  /** Index of the latest step; -1 before the first. */
  step = -1
  billing: Billing = { ...NO_BILLING, version: 1, customerId: 'cus_1' }
  subscription: Subscription = NO_SUBSCRIPTION
  readonly events = new Map<string, KeptEvent>()
  readonly queue: BillingMessage[] = []
  readonly written: Written[] = []
  readonly cards = new Map<string, string>()
  readonly cancelled = new Set<string>()
  readonly refunds: string[] = []
  cardInUse = false

  constructor(scenario: Scenario) {
    this.scenario = scenario
  }

  current(): Step {
    const step = this.scenario.steps[Math.max(0, this.step)]
    if (step === undefined) throw new Error('The scenario has no such step.')
    return step
  }

  now = (): Date => this.current().at

  reach(step: number): void {
    this.step = Math.max(this.step, step)
  }
}

/** `moves` decides after each read whether the provider's customer changes right after the response. */
export function memoryStripeCustomer(
  world: BillingWorld,
  seen: { step: number },
  moves: () => boolean,
): StripeCustomer {
  return {
    async customer() {
      seen.step = world.step
      const answer = corrected(world.current(), world.cancelled, world.cardInUse)
      if (moves() && world.step < world.scenario.steps.length - 1) world.step += 1
      return answer
    },
    async apply(write) {
      if (write.kind === 'use_card') world.cardInUse = true
      if (write.kind === 'cancel_subscription') world.cancelled.add(write.subscriptionId)
      if (write.kind === 'cancel_setup') world.cancelled.add(write.setupId)
      if (write.kind === 'refund' && !world.refunds.includes(write.paymentId))
        world.refunds.push(write.paymentId)
    },
  }
}

/** `blind`: a table that accepts every write, whatever version it is based on. */
export function memoryBillings(
  world: BillingWorld,
  seen: { readonly step: number },
  blind = false,
): BillingStore {
  return {
    read: async () => ({ billing: world.billing, subscription: world.subscription, account: ACCOUNT }),
    async write(userId, from, next, { subscription, claimCard } = {}) {
      if (world.billing.version !== from && !blind) return 'lost'
      const owner = claimCard && world.cards.get(claimCard.fingerprint)
      if (owner !== undefined && owner !== userId) return 'card_taken'
      if (claimCard) world.cards.set(claimCard.fingerprint, userId)
      world.billing = { ...next, version: from + 1 }
      if (subscription) {
        world.subscription = subscription
        world.written.push({ subscription, step: seen.step, at: world.now() })
      }
      return 'written'
    },
    userOf: async (customerId) => (customerId === 'cus_1' ? USER : null),
    trialOwner: async (fingerprint) => world.cards.get(fingerprint) ?? null,
    due: async () => ({ found: [], next: null }),
  }
}

export function memoryEvents(world: BillingWorld): EventStore {
  return {
    async keep(event, now, dueAt) {
      const known = world.events.get(event.id)
      if (known === undefined)
        world.events.set(event.id, {
          ...event,
          state: dueAt === null ? 'ignored' : 'received',
          note: null,
          receivedAt: now,
        })
      return known ?? null
    },
    find: async (id) => world.events.get(id) ?? null,
    known: async (ids) => new Set(ids.filter((id) => world.events.has(id))),
    async finish(id, note) {
      const known = world.events.get(id)
      if (known !== undefined) world.events.set(id, { ...known, state: 'done', note })
    },
  }
}

export const memoryCustomers: Customers = {
  customerOfCharge: async () => null,
  failedCards: async () => 0,
  userNamedBy: async () => null,
  living: async () => ({ subscriptions: [], next: null }),
}
