import * as z from 'zod/mini'
import { sweep, type Swept } from '#core/cycle/sweep.ts'
import { systemClock } from '#runtime/clock.ts'
import { logger } from '#runtime/logger.ts'
import { count } from '#runtime/metrics.ts'
import { billingMessages, dueAccounts } from '#runtime/needs/billing-events.ts'
import {
  cycleMessages,
  draftMessages,
  erasureMessages,
  mailboxMessages,
  mergeMessages,
  revisionMessages,
} from '#runtime/needs/queues.ts'
import { operationMessages } from '#runtime/needs/operations.ts'
import { openWork } from '#runtime/needs/stores.ts'

/** What the schedule sends; `everything` is for the start of a stage whose queues were lost. */
const SweepEvent = z.object({ everything: z._default(z.boolean(), false) })

export async function handler(event: unknown): Promise<Swept> {
  const { everything } = SweepEvent.safeParse(event).data ?? { everything: false }
  const needs = {
    open: openWork(),
    billings: dueAccounts(),
    cycle: cycleMessages(),
    drafts: draftMessages(),
    revisions: revisionMessages(),
    merges: mergeMessages(),
    erasures: erasureMessages(),
    mailboxes: mailboxMessages(),
    billing: billingMessages(),
    operations: operationMessages(),
    clock: systemClock,
  }
  const swept = await sweep(needs, everything)
  if (swept.queued > 0) logger.warn({ schedule: 'sweep-stuck-work', ...swept }, 'work queued again')
  if (swept.overdueEvents > 0) count('BillingEventsOverdue', swept.overdueEvents)
  return swept
}
