import { mergeAccounts } from '../merge-accounts.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { billingMerge } from '#platform/services/billing.ts'
import { sealer } from '#platform/services/crypto.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/queues.ts'
import { mailboxes, merges, runs } from '#platform/services/stores.ts'
import { worker } from '#platform/lambda/worker.ts'
import { MergeMessage } from '#shared/messages/linking.ts'

export const handler = worker('merge-accounts', MergeMessage, (message) =>
  mergeAccounts(message, {
    merges: merges(),
    schedules: schedules(),
    billing: billingMerge(),
    mailboxes: mailboxes(),
    sealer: sealer(),
    consent: mailboxConsent(),
    resumes: resumeFiles(),
    runs: runs(),
    clock: systemClock,
  }),
)
