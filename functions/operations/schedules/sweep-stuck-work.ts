import * as z from 'zod/mini'
import { sweep, type Swept } from '../sweep.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { billingMessages, dueAccounts } from '#platform/services/billing-events.ts'
import {
  cycleMessages,
  draftMessages,
  accountDeletionMessages,
  mailboxMessages,
  mergeMessages,
  revisionMessages,
} from '#platform/services/queues.ts'
import { operationMessages } from '#platform/services/operations.ts'
import { openWork } from '#platform/services/stores.ts'

/** What the schedule sends; `everything` is for the start of a stage whose queues were lost. */
const SweepEvent = z.object({ everything: z._default(z.boolean(), false) })

export async function handler(event: unknown): Promise<Swept> {
  const { everything } = SweepEvent.safeParse(event).data ?? { everything: false }
  const deps = {
    open: openWork(),
    billings: dueAccounts(),
    cycle: cycleMessages(),
    drafts: draftMessages(),
    revisions: revisionMessages(),
    merges: mergeMessages(),
    accountDeletions: accountDeletionMessages(),
    mailboxes: mailboxMessages(),
    billing: billingMessages(),
    operations: operationMessages(),
    clock: systemClock,
  }
  const swept = await sweep(deps, everything)
  if (swept.queued > 0) logger.warn({ schedule: 'sweep-stuck-work', ...swept }, 'work queued again')
  if (swept.overdueEvents > 0) count('BillingEventsOverdue', swept.overdueEvents)
  return swept
}
