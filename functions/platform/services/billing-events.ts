import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { entitledUserIndex, reconciliationStore } from '#functions/billing/reconcile/reconciliation.store.ts'
import { revenueStore } from '#functions/billing/revenue.store.ts'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { messageQueue, type MessageQueue } from '#vendors/sqs/message-queue.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'

/** By itself, for those who ask the table and never the provider. */
export const dueAccounts = lazy(() => billingStore(table()))
export const reconciliations = lazy(() => reconciliationStore(table()))
export const entitledUsers = lazy(() => entitledUserIndex(table()))
export const billingEvents = lazy(() => eventStore(table()))
export const revenue = lazy(() => revenueStore(table()))
export const billingMessages = lazy(
  (): MessageQueue<BillingMessage> =>
    messageQueue(readEnvironment(z.object({ BILLING_QUEUE_URL: filled })).BILLING_QUEUE_URL),
)
