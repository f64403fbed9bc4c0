import type {
  CardSetup,
  LatestInvoice,
  ProviderCustomer,
  ProviderSubscription,
  SavedCard,
} from '#functions/billing/model.ts'
import type { PlanId } from '#shared/catalog/plans.ts'

/** One change at the payment provider: its event, and the customer's state from then on. */
export interface Step {
  readonly type: string
  readonly at: Date
  readonly customer: ProviderCustomer
  /** The access that the product must give while this step is the latest. */
  readonly gives: 'nothing' | 'trial' | PlanId
}

export interface Scenario {
  readonly name: string
  readonly steps: readonly Step[]
}

const CARD: SavedCard = { id: 'pm_1', fingerprint: 'fp_1', brand: 'visa', lastFour: '4242' }
const on = (day: number, hour = 12): Date => new Date(Date.UTC(2026, 2, day, hour))

const setup = (status: CardSetup['status'], id = 'seti_1'): CardSetup => ({
  id,
  status,
  createdAt: on(1),
  card: status === 'succeeded' ? CARD : null,
  clientSecret: null,
})

const invoice = (id: string, status: LatestInvoice['status'], amountPaid: number): LatestInvoice => ({
  id,
  status,
  total: 9_900,
  amountPaid,
  createdAt: on(1),
  nextTryAt: null,
  payment: { id: `pi_${id}`, status: status === 'paid' ? 'succeeded' : 'open' },
  clientSecret: null,
  payUrl: null,
  paidAt: null,
})

const BASE: ProviderSubscription = {
  id: 'sub_1',
  status: 'trialing',
  planId: 'starter',
  nextPlanId: null,
  createdAt: on(1),
  trialStart: on(1),
  trialEnd: on(2),
  periodEnd: on(2),
  cancelAt: null,
  pause: null,
  card: null,
  pendingSetupId: 'seti_1',
  latestInvoice: null,
  attemptId: 'att_1',
  promotionCodeId: null,
  freeForever: false,
  discount: null,
  namedPlan: null,
  waiting: null,
}

const customer = (
  subscriptions: readonly ProviderSubscription[],
  setups: readonly CardSetup[],
  more: Partial<ProviderCustomer> = {},
): ProviderCustomer => ({
  id: 'cus_1',
  card: null,
  subscriptions,
  setups,
  hasPaid: false,
  ...more,
})

const open = setup('open')
const given = setup('succeeded')
const active: ProviderSubscription = {
  ...BASE,
  status: 'active',
  periodEnd: on(32),
  pendingSetupId: null,
  latestInvoice: invoice('in_1', 'paid', 9_900),
}
const late: ProviderSubscription = {
  ...active,
  status: 'past_due',
  periodEnd: on(62),
  latestInvoice: invoice('in_2', 'open', 0),
}
const recovered: ProviderSubscription = {
  ...late,
  status: 'active',
  latestInvoice: invoice('in_2', 'paid', 9_900),
}
const changed: ProviderSubscription = { ...recovered, planId: 'elite', cancelAt: on(62) }
const paid = { hasPaid: true }

/** The first five steps of the usual case: subscribed, card given, trial over, renewal failed, paid later. */
const USUAL: readonly Step[] = [
  { type: 'customer.subscription.created', at: on(1), customer: customer([BASE], [open]), gives: 'nothing' },
  { type: 'setup_intent.succeeded', at: on(1, 13), customer: customer([BASE], [given]), gives: 'trial' },
  {
    type: 'customer.subscription.updated',
    at: on(2, 13),
    customer: customer([active], [given], paid),
    gives: 'starter',
  },
  {
    type: 'invoice.payment_failed',
    at: on(32, 13),
    customer: customer([late], [given], paid),
    gives: 'starter',
  },
  { type: 'invoice.paid', at: on(33), customer: customer([recovered], [given], paid), gives: 'starter' },
]

const cancelled: Step = {
  type: 'customer.subscription.updated',
  at: on(34),
  customer: customer([changed], [given], paid),
  gives: 'elite',
}

const second: ProviderSubscription = {
  ...BASE,
  id: 'sub_2',
  createdAt: on(1, 13),
  pendingSetupId: 'seti_2',
  attemptId: 'att_2',
}
const otherSetup = setup('succeeded', 'seti_2')

/** Each scenario has seven events, which have 5,040 orders. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'cancelled and over',
    steps: [
      ...USUAL,
      cancelled,
      {
        type: 'customer.subscription.deleted',
        at: on(62),
        customer: customer([{ ...changed, status: 'canceled' }], [given], paid),
        gives: 'nothing',
      },
    ],
  },
  {
    name: 'cancelled and taken up again',
    steps: [
      ...USUAL,
      cancelled,
      {
        type: 'customer.subscription.resumed',
        at: on(35),
        customer: customer([{ ...changed, cancelAt: null }], [given], paid),
        gives: 'elite',
      },
    ],
  },
  {
    name: 'two subscriptions opened at once',
    steps: [
      {
        type: 'customer.subscription.created',
        at: on(1),
        customer: customer([BASE], [open]),
        gives: 'nothing',
      },
      {
        type: 'customer.subscription.created',
        at: on(1, 13),
        customer: customer([second, BASE], [open, setup('open', 'seti_2')]),
        gives: 'nothing',
      },
      {
        type: 'setup_intent.succeeded',
        at: on(1, 14),
        customer: customer([second, BASE], [given, setup('open', 'seti_2')]),
        gives: 'trial',
      },
      {
        type: 'payment_method.attached',
        at: on(1, 15),
        customer: customer([second, BASE], [given, otherSetup]),
        gives: 'trial',
      },
      {
        type: 'customer.subscription.trial_will_end',
        at: on(1, 16),
        customer: customer([second, BASE], [given, otherSetup]),
        gives: 'trial',
      },
      {
        type: 'customer.subscription.updated',
        at: on(2, 13),
        customer: customer([second, active], [given, otherSetup], paid),
        gives: 'starter',
      },
      {
        type: 'invoice.paid',
        at: on(2, 14),
        customer: customer([second, active], [given, otherSetup], paid),
        gives: 'starter',
      },
    ],
  },
]

/** The customer's state after our own corrections. */
export function corrected(
  { customer: said }: Step,
  cancelledIds: ReadonlySet<string>,
  cardInUse: boolean,
): ProviderCustomer {
  const subscriptions = said.subscriptions.map((subscription) => ({
    ...subscription,
    ...(cancelledIds.has(subscription.id) ? { status: 'canceled' as const } : {}),
    ...(cardInUse && said.setups.some(({ status }) => status === 'succeeded') ? { card: CARD } : {}),
  }))
  const setups = said.setups.map((intent) =>
    cancelledIds.has(intent.id) && intent.status === 'open'
      ? { ...intent, status: 'canceled' as const }
      : intent,
  )
  return { ...said, subscriptions, setups, card: cardInUse ? CARD : said.card }
}
