import { randomUUID } from 'node:crypto'
import { monthOf } from '#functions/account/account.item.ts'
import { billingToItem } from '#functions/billing/billing.item.ts'
import { goodwillToItem } from '#functions/billing/goodwill/goodwill.item.ts'
import { NO_BILLING } from '#functions/billing/model.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { runToItem } from '#functions/runs/run.item.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const OPERATION = '0d6f6c5e-5c6a-4f7e-9a5e-2f1f0b7a9c11'
const TRIAL_ENDED = '2026-11-21T10:00:00.000Z'
const RUN = 'run_01ARZ3NDEKTSV4RRFFQ69G5FAV'
const DECISION = { operationId: OPERATION, reason: 'Sample' }

/**
 * Puts a user on a plan of which five emails are used, with a refund and a longer trial that were given: repeating
 * them is answered alike, and asks no provider.
 */
export async function giveTo(table: Table, userId: string): Promise<void> {
  const now = systemClock.now()
  const ids = { customerId: 'cus_sample', subscriptionId: 'sub_sample' }
  const given = { id: OPERATION, reason: 'Sample', adminId: 'adm_0', at: now, state: 'done' } as const
  await table.update(keys.subscription(userId), { set: { plan: 'pro', planActivatedAt: now.toISOString() } })
  await table.put(billingToItem(userId, { ...NO_BILLING, version: 1, ...ids }))
  await table.put({ ...keys.usage(userId, monthOf(now)), used: 5 })
  await table.put(
    goodwillToItem(userId, {
      ...given,
      slot: 'refund#in_sample#0',
      kind: 'refund',
      invoiceId: 'in_sample',
      amount: 100,
    }),
  )
  await table.put(
    goodwillToItem(userId, {
      ...given,
      slot: `trial#${TRIAL_ENDED}`,
      kind: 'trial_day',
      invoiceId: null,
      amount: 24,
    }),
  )
}

/** Puts a run that staff started again, and that ended with nothing: repeating the decision is answered alike. */
export async function restartFor(table: Table, userId: string): Promise<void> {
  const now = systemClock.now()
  const run = newRun({ id: RUN, userId, trigger: 'manual', wanted: 5, startedAt: now, previousSentAt: null })
  const restart = { id: OPERATION, reason: 'Sample' }
  await table.put(
    runToItem({
      ...run,
      state: 'planned',
      outcome: 'no_postings',
      plannedAt: now,
      restart,
      restartedBy: 'adm_0',
    }),
  )
}

export const GOODWILL_BODIES: readonly (readonly [string, () => Promise<object>])[] = [
  ['refundInvoice', async () => ({ ...DECISION, invoiceId: 'in_sample', cents: 100, refundedCents: 0 })],
  ['restartUserRun', async () => ({ ...DECISION, lastRunId: RUN })],
  ['extendUserTrial', async () => ({ ...DECISION, trialEndsAt: TRIAL_ENDED })],
  ['giveUserEmails', async () => ({ operationId: randomUUID(), reason: 'Sample', emails: 1, used: 5 })],
]
