import { invalid } from './problems.ts'
import { Json, type DiscountRecord } from './records.ts'
import {
  confirmationSecretOf,
  paymentsOf,
  renderCharge,
  renderRefund,
  renderCoupon,
  renderDiscount,
  renderInvoice,
  renderPromotionCode,
  renderSubscription,
  listOf,
} from './render-billing.ts'
import {
  renderCustomer,
  renderDeletedCustomer,
  renderMethod,
  renderPaymentIntent,
  renderSetupIntent,
} from './render-customer.ts'
import { renderSession } from './render-session.ts'
import {
  asJson,
  chargeOf,
  couponOf,
  customerOf,
  invoiceOf,
  methodOf,
  paymentIntentOf,
  promotionCodeOf,
  sessionOf,
  setupIntentOf,
  subscriptionOf,
  type World,
} from './world.ts'

const DEEPEST = 4

/** The object with this id, of any type. */
function objectOf(world: World, id: string): object | undefined {
  const shown = <R>(record: R | undefined, render: (record: R) => object): object | undefined =>
    record === undefined ? undefined : render(record)
  return (
    shown(customerOf(world, id), (customer) =>
      customer.deleted ? renderDeletedCustomer(customer) : renderCustomer(customer),
    ) ??
    shown(methodOf(world, id), renderMethod) ??
    shown(setupIntentOf(world, id), (intent) => renderSetupIntent(world, intent)) ??
    shown(paymentIntentOf(world, id), (intent) => renderPaymentIntent(world, intent)) ??
    shown(subscriptionOf(world, id), (sub) => renderSubscription(world, sub)) ??
    shown(invoiceOf(world, id), (invoice) => renderInvoice(world, invoice)) ??
    shown(sessionOf(world, id), (session) => renderSession(world, session)) ??
    shown(couponOf(world, id), renderCoupon) ??
    shown(promotionCodeOf(world, id), (code) => renderPromotionCode(code, world.now())) ??
    shown(chargeOf(world, id), renderCharge) ??
    discountOf(world, id)
  )
}

function discountOf(world: World, id: string): object | undefined {
  const owners: readonly {
    customer: string | null
    subscription: string | null
    discounts: readonly DiscountRecord[]
  }[] = [
    ...world.state.subscriptions.map((sub) => ({
      customer: sub.customer,
      subscription: sub.id,
      discounts: sub.discounts,
    })),
    ...world.state.invoices.map((invoice) => ({
      customer: invoice.customer,
      subscription: invoice.subscription,
      discounts: invoice.discounts.map(({ discount }) => discount),
    })),
  ]
  const owner = owners.find(({ discounts }) => discounts.some((discount) => discount.id === id))
  const discount = owner?.discounts.find((known) => known.id === id)
  return owner === undefined || discount === undefined ? undefined : renderDiscount(discount, owner)
}

/** A property that an object shows only on request; undefined when it has no such property. */
function includable(world: World, object: Json, key: string): unknown {
  const id = String(object['id'])
  const name = `${String(object['object'])}.${key}`
  const invoice = invoiceOf(world, id)
  if (invoice !== undefined && name === 'invoice.confirmation_secret')
    return confirmationSecretOf(world, invoice)
  if (invoice !== undefined && name === 'invoice.payments') return paymentsOf(invoice)
  const charge = chargeOf(world, id)
  if (charge !== undefined && name === 'charge.refunds')
    return listOf(
      `/v1/charges/${id}/refunds`,
      charge.refunds.map((refund) => renderRefund(charge, refund)).toReversed(),
    )
  if (name === 'coupon.applies_to') return { products: couponOf(world, id)?.products ?? [] }
  return undefined
}

/** Replaces ids by their objects at these paths. Throws StripeProblem 400 for an invalid path. */
export function expand(world: World, answer: object, paths: readonly string[]): Json {
  const root = asJson(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > DEEPEST)
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property.`, { param: 'expand' })
    follow(world, root, steps, path)
  }
  return root
}

function follow(world: World, object: Json, [step, ...rest]: readonly string[], path: string): void {
  if (step === undefined) return
  const whole = (value: unknown): unknown =>
    typeof value === 'string' ? (wholeObject(world, value) ?? value) : value
  const wrong = () =>
    invalid(
      `This property cannot be expanded (${step}). You may want to try expanding the nested property: ${path}.`,
      { param: 'expand' },
    )
  const optional = object[step] === undefined ? includable(world, object, step) : undefined
  if (object[step] === undefined && optional === undefined) {
    if (object['deleted'] === true) return
    throw wrong()
  }
  if (optional !== undefined) object[step] = optional === null ? null : asJson(Object(optional))
  else object[step] = Array.isArray(object[step]) ? object[step].map(whole) : whole(object[step])
  for (const value of [object[step]].flat()) {
    const inner = Json.safeParse(value)
    if (!inner.success) {
      if (rest.length === 0 && typeof value === 'string') throw wrong()
      continue
    }
    // The schema made a copy: the copy is expanded, and then replaces the original.
    follow(world, inner.data, rest, path)
    if (Array.isArray(object[step]))
      object[step] = object[step].map((item: unknown) => (item === value ? inner.data : item))
    else object[step] = inner.data
  }
}

const wholeObject = (world: World, id: string): Json | undefined => {
  const found = objectOf(world, id)
  return found === undefined ? undefined : asJson(found)
}
