import * as z from 'zod/mini'
import { billingStore } from '#adapters/dynamo/billing-store.ts'
import { accessIndex, reconciliationStore } from '#adapters/dynamo/reconciliation-store.ts'
import { revenueStore } from '#adapters/dynamo/revenue-store.ts'
import { eventStore } from '#adapters/dynamo/event-store.ts'
import { messageQueue } from '#adapters/sqs/message-queue.ts'
import type { BillingQueue } from '#core/billing/event-ports.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

/** By itself, for those who ask the table and never the provider. */
export const dueAccounts = lazy(() => billingStore(table()))
export const reconciliations = lazy(() => reconciliationStore(table()))
export const whoIsLetIn = lazy(() => accessIndex(table()))
export const billingEvents = lazy(() => eventStore(table()))
export const revenue = lazy(() => revenueStore(table()))
export const billingMessages = lazy(
  (): BillingQueue =>
    messageQueue(readEnvironment(z.object({ BILLING_QUEUE_URL: filled })).BILLING_QUEUE_URL),
)
