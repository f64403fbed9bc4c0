import { billingStore } from '#functions/billing/billing.store.ts'
import { cancellationStore } from '#functions/billing/cancellation/cancellation.store.ts'
import { disputeStore } from '#functions/billing/disputes/dispute.store.ts'
import { goodwillStore } from '#functions/billing/goodwill/goodwill.store.ts'
import { eventSearchStore } from '#functions/billing/reconcile/event-search.store.ts'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { entitledUserIndex, reconciliationStore } from '#functions/billing/reconcile/reconciliation.store.ts'
import { revenueStore } from '#functions/billing/revenue.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const billings = lazy(() => billingStore(table()))
export const billingEvents = lazy(() => eventStore(table()))
export const eventSearches = lazy(() => eventSearchStore(table()))
export const reconciliations = lazy(() => reconciliationStore(table()))
export const cancellations = lazy(() => cancellationStore(table()))
export const disputes = lazy(() => disputeStore(table()))
export const goodwills = lazy(() => goodwillStore(table()))
export const revenue = lazy(() => revenueStore(table()))
export const entitledUsers = lazy(() => entitledUserIndex(table()))
