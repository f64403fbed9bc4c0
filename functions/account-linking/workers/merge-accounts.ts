import { mergeAccounts } from '../merge-accounts.ts'
import { worker } from '#platform/lambda/worker.ts'
import { billingMerge } from '#functions/services/account-billing.ts'
import { sealer } from '#functions/services/crypto.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { draftMailbox, mailboxes } from '#functions/services/mailbox.ts'
import { schedules } from '#functions/services/schedules.ts'
import { merges } from '#functions/services/account-linking.ts'
import { runs } from '#functions/services/outreach.ts'
import { MergeMessage } from '#shared/messages/linking.ts'

const stores = { merges, mailboxes, runs }
const vendors = {
  schedules,
  mergeBilling: billingMerge,
  sealer,
  consent: draftMailbox,
  resumes: resumeFiles,
}

export const handler = worker(
  'merge-accounts',
  MergeMessage,
  { ...stores, ...vendors },
  async ({ message, deps }) => await mergeAccounts(message, deps),
)
