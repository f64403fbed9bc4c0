import { mergeAccounts } from '../merge-accounts.ts'
import { worker } from '#platform/lambda/worker.ts'
import { billingMerge } from '#platform/services/billing/account-billing.ts'
import { sealer } from '#platform/services/crypto.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/outreach.ts'
import { mailboxes, merges, runs } from '#platform/services/stores.ts'
import { MergeMessage } from '#shared/messages/linking.ts'

const stores = { merges, mailboxes, runs }
const vendors = {
  schedules,
  mergeBilling: billingMerge,
  sealer,
  consent: mailboxConsent,
  resumes: resumeFiles,
}

export const handler = worker(
  'merge-accounts',
  MergeMessage,
  { ...stores, ...vendors },
  async ({ message, deps }) => await mergeAccounts(message, deps),
)
