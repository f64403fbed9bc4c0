import { mergeAccounts } from '../merge-accounts.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { billingMerge } from '#platform/services/billing-merge.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { merges } from '#platform/services/linking.ts'
import { schedules } from '#platform/services/schedules.ts'
import { sealer } from '#platform/services/sealer.ts'
import { mailboxes, runs } from '#platform/services/stores.ts'
import { worker } from '#platform/lambda/worker.ts'
import { MergeMessage } from '#shared/messages/linking.ts'

export const handler = worker('merge-accounts', MergeMessage, (message) =>
  mergeAccounts(message, {
    merges: merges(),
    schedules: schedules(),
    mergeBilling: billingMerge,
    mailboxes: mailboxes(),
    sealer: sealer(),
    consent: mailboxConsent(),
    resumes: resumeFiles(),
    runs: runs(),
    clock: systemClock,
  }),
)
