import * as z from 'zod/mini'
import { sweep, sweepEverything } from '../sweep.ts'
import { schedule } from '#platform/lambda/schedule.ts'
import { logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import {
  billingMessages,
  cycleMessages,
  discardMessages,
  draftMessages,
  accountDeletionMessages,
  exportMessages,
  mailboxMessages,
  mergeMessages,
  operationMessages,
  revisionMessages,
} from '#functions/services/queues.ts'
import { billings } from '#functions/services/billing.ts'
import { openWork } from '#functions/services/operations.ts'

/** The schedule's event; `everything` is set when a stage starts whose queues were lost. */
const SweepEvent = z.object({ everything: z._default(z.boolean(), false) })

const services = {
  open: openWork,
  billings,
  cycle: cycleMessages,
  drafts: draftMessages,
  revisions: revisionMessages,
  discards: discardMessages,
  merges: mergeMessages,
  accountDeletions: accountDeletionMessages,
  exports: exportMessages,
  mailboxes: mailboxMessages,
  billing: billingMessages,
  operations: operationMessages,
}

/** Enough for another page, whose messages SQS may reject for some seconds. */
const ENOUGH_FOR_A_PAGE_MS = 10_000

export const handler = schedule('sweep-stuck-work', services, async ({ event, deps, walkUntil }) => {
  const { everything } = SweepEvent.safeParse(event).data ?? { everything: false }
  const swept = await (everything ? sweepEverything(deps) : sweep(deps, walkUntil(ENOUGH_FOR_A_PAGE_MS)))
  if (swept.queued > 0) logger.warn({ schedule: 'sweep-stuck-work', ...swept }, 'work queued again')
  if (swept.overdueEvents > 0) count('BillingEventsOverdue', swept.overdueEvents)
  return swept
})
