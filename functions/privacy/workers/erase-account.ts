import { eraseAccount } from '../erase-account.ts'
import { worker } from '#platform/lambda/worker.ts'
import { billingEnding } from '#platform/services/billing.ts'
import { sealer } from '#platform/services/crypto.ts'
import { fileEraser } from '#platform/services/files.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/outreach.ts'
import { userPool } from '#platform/services/sign-in.ts'
import { erasures, mailboxes } from '#platform/services/stores.ts'
import { ErasureMessage } from '#shared/messages/privacy.ts'

const stores = { erasures, mailboxes }
const vendors = {
  billing: billingEnding,
  schedules,
  sealer,
  consent: mailboxConsent,
  files: fileEraser,
  userPool,
}

export const handler = worker(
  'erase-account',
  ErasureMessage,
  { ...stores, ...vendors },
  async ({ message, deps }) => await eraseAccount(message, deps),
)
