import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { clearable, metadata, text } from './form.ts'
import { changeSubscription } from './invoices.ts'
import { pageOf, Paging } from './pages.ts'
import { attachMethod, endSubscription } from './payments.ts'
import { invalid, missing, missingParam } from './problems.ts'
import { NEW_CUSTOMER, type CustomerRecord, type PaymentMethodRecord } from './records.ts'
import { renderCustomer, renderDeletedCustomer, renderMethod } from './render-customer.ts'
import { methodFor } from './test-methods.ts'
import { withoutEmpty } from './update-subscription.ts'
import { customerOf, methodOf, type World } from './world.ts'

const CustomerFields = z.strictObject({
  email: z.optional(clearable),
  name: z.optional(clearable),
  metadata: z.optional(metadata),
  invoice_settings: z.optional(z.strictObject({ default_payment_method: z.optional(clearable) })),
})
const ListCustomers = z.strictObject({ ...Paging, email: z.optional(text) })

/** Throws StripeProblem 404, also for a deleted customer. */
export function liveCustomer(world: World, id: string): CustomerRecord {
  const customer = customerOf(world, id)
  if (customer === undefined || customer.deleted) throw missing('customer', id)
  return customer
}

function write(world: World, customer: CustomerRecord, fields: z.infer<typeof CustomerFields>): void {
  const { email, name, metadata: given, invoice_settings: settings } = fields
  const method = settings?.default_payment_method
  if (typeof method === 'string' && methodOf(world, method)?.customer !== customer.id)
    throw missingParam('PaymentMethod', method, 'invoice_settings[default_payment_method]')
  Object.assign(
    customer,
    Object.fromEntries(
      Object.entries({ email, name, defaultPaymentMethod: method }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  )
  if (given !== undefined)
    customer.metadata = given === '' ? {} : withoutEmpty({ ...customer.metadata, ...given })
}

export function customerRoutes(route: Route, world: World): void {
  const { state } = world
  route('post', '/v1/customers', ({ params }) => {
    const customer: CustomerRecord = {
      ...NEW_CUSTOMER,
      id: world.newId('cus'),
      created: world.now(),
      metadata: {},
    }
    write(world, customer, params(CustomerFields))
    state.customers.push(customer)
    world.emit('customer.created', renderCustomer(customer))
    return renderCustomer(customer)
  })
  route('get', '/v1/customers', ({ params }) => {
    const { email, ...paging } = params(ListCustomers)
    return pageOf(
      '/v1/customers',
      state.customers.filter(
        (customer) => !customer.deleted && (email === undefined || customer.email === email),
      ),
      paging,
      renderCustomer,
    )
  })
  route('get', '/v1/customers/:id', ({ id }) => {
    const customer = customerOf(world, id)
    return customer?.deleted === true
      ? renderDeletedCustomer(customer)
      : renderCustomer(liveCustomer(world, id))
  })
  route('post', '/v1/customers/:id', ({ id, params }) => {
    const customer = liveCustomer(world, id)
    write(world, customer, params(CustomerFields))
    world.emit('customer.updated', renderCustomer(customer))
    return renderCustomer(customer)
  })
  route('delete', '/v1/customers/:id', ({ id }) => {
    const customer = liveCustomer(world, id)
    for (const sub of state.subscriptions)
      if (sub.customer === id && sub.endedAt === null && sub.status !== 'incomplete_expired')
        endSubscription(world, sub, 'cancellation_requested')
    for (const method of state.paymentMethods) if (method.customer === id) detach(world, method)
    const before = renderCustomer(customer)
    Object.assign(customer, { ...NEW_CUSTOMER, deleted: true, metadata: {} })
    world.emit('customer.deleted', before)
    return renderDeletedCustomer(customer)
  })
  methodRoutes(route, world)
}

function methodRoutes(route: Route, world: World): void {
  route('post', '/v1/payment_methods/:id/attach', ({ id, params }) => {
    const { customer } = params(z.strictObject({ customer: text }))
    const method = methodFor(world, id, 'payment_method', 404)
    if (customerOf(world, customer)?.deleted !== false) throw missingParam('customer', customer, 'customer')
    if (method.customer !== null && method.customer !== customer)
      throw invalid('The payment method you provided has already been attached to a customer.')
    attachMethod(world, method, customer)
    return renderMethod(method)
  })
  route('post', '/v1/payment_methods/:id/detach', ({ id }) => {
    const method = methodOf(world, id)
    if (method === undefined) throw missing('PaymentMethod', id)
    detach(world, method)
    return renderMethod(method)
  })
}

/** Detaches a card from its customer and from everything that would have charged it. */
export function detach(world: World, method: PaymentMethodRecord): void {
  const owner = customerOf(world, method.customer)
  method.customer = null
  if (owner?.defaultPaymentMethod === method.id) owner.defaultPaymentMethod = null
  world.emit('payment_method.detached', renderMethod(method))
  for (const sub of world.state.subscriptions) {
    if (sub.defaultPaymentMethod === method.id)
      changeSubscription(world, sub, () => {
        sub.defaultPaymentMethod = null
      })
  }
}
