import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { createSubscription } from './create-subscription.ts'
import { text } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { invalid, missing } from './problems.ts'
import { SubscriptionStatus, type SubscriptionRecord } from './records.ts'
import { renderSubscription } from './render-billing.ts'
import { CancelSubscription, CreateSubscription, UpdateSubscription } from './subscription-params.ts'
import { cancelSubscription, updateSubscription } from './update-subscription.ts'
import { subscriptionOf, type World } from './world.ts'

const List = z.strictObject({
  ...Paging,
  customer: z.optional(text),
  status: z.optional(z.enum([...SubscriptionStatus.options, 'all'])),
})

function fits(sub: SubscriptionRecord, { customer, status }: z.infer<typeof List>): boolean {
  const wanted = status === undefined ? sub.status !== 'canceled' : status === 'all' || sub.status === status
  return wanted && (customer === undefined || sub.customer === customer)
}

export function subscriptionRoutes(route: Route, world: World): void {
  const known = (id: string): SubscriptionRecord => {
    const sub = subscriptionOf(world, id)
    if (sub === undefined) throw missing('subscription', id)
    return sub
  }
  route('post', '/v1/subscriptions', ({ params }) =>
    renderSubscription(world, createSubscription(world, params(CreateSubscription))),
  )
  route('get', '/v1/subscriptions', ({ params }) => {
    const query = params(List)
    return pageOf(
      '/v1/subscriptions',
      world.state.subscriptions.filter((sub) => fits(sub, query)),
      query,
      (sub) => renderSubscription(world, sub),
    )
  })
  route('get', '/v1/subscriptions/:id', ({ id }) => renderSubscription(world, known(id)))
  route('post', '/v1/subscriptions/:id', ({ id, params }) => {
    const sub = known(id)
    updateSubscription(world, sub, params(UpdateSubscription))
    return renderSubscription(world, sub)
  })
  route('delete', '/v1/subscriptions/:id', ({ id, params }) => {
    const sub = known(id)
    params(CancelSubscription)
    if (sub.endedAt !== null) throw missing('subscription', id)
    if (sub.status === 'incomplete_expired') throw invalid('The subscription has expired already.')
    cancelSubscription(world, sub)
    return renderSubscription(world, sub)
  })
}
