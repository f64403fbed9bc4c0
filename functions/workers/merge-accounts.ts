import { mergeAccounts } from '#core/linking/merge-accounts.ts'
import { systemClock } from '#runtime/clock.ts'
import { billingMerge } from '#runtime/needs/billing-merge.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { merges } from '#runtime/needs/linking.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { mailboxes, runs } from '#runtime/needs/stores.ts'
import { worker } from '#runtime/worker.ts'
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
