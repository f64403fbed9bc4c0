import { runAccountDeletion } from '../delete-account.ts'
import type { DeletionStep } from '../model.ts'
import { worker } from '#platform/lambda/worker.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { billingDeletion } from '#platform/services/billing/account-billing.ts'
import { keyedSecrets, sealer } from '#platform/services/crypto.ts'
import { deletions, exportEraser, fileEraser } from '#platform/services/files.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { userMail } from '#platform/services/mail.ts'
import { schedules } from '#platform/services/outreach.ts'
import { userPool } from '#platform/services/sign-in/user-pool.ts'
import { accountDeletions, mailboxes } from '#platform/services/stores.ts'
import { AccountDeletionMessage } from '#shared/messages/privacy.ts'

const stores = { accountDeletions, mailboxes }
const vendors = {
  deleteBilling: billingDeletion,
  schedules,
  sealer,
  consent: mailboxConsent,
  files: fileEraser,
  exportEraser,
  userPool,
  deletions,
  fingerprints: keyedSecrets,
  mail: userMail,
}

export const handler = worker(
  'run-account-deletion',
  AccountDeletionMessage,
  { ...stores, ...vendors },
  async ({ message, deps }) => {
    const failed = (userId: string, step: DeletionStep, error: unknown) => {
      logger.warn({ userId, step, error: describeError(error) }, 'a step of a deletion failed')
      count('DeletionStepFailed', 1, step)
    }
    await runAccountDeletion(message, { ...deps, failed })
  },
)
