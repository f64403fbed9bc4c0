import { runAccountDeletion } from '../delete-account.ts'
import type { DeletionStep } from '../model.ts'
import { worker } from '#platform/lambda/worker.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { billingDeletion } from '#functions/services/account-billing.ts'
import { keyedSecrets, sealer } from '#functions/services/crypto.ts'
import { deletions, exportEraser, fileEraser } from '#functions/services/files.ts'
import { draftMailbox, mailboxes } from '#functions/services/mailbox.ts'
import { userMail } from '#functions/services/mail.ts'
import { schedules } from '#functions/services/schedules.ts'
import { userPool } from '#functions/services/sign-in.ts'
import { accountDeletions } from '#functions/services/privacy.ts'
import { AccountDeletionMessage } from '#shared/messages/privacy.ts'

const stores = { accountDeletions, mailboxes }
const vendors = {
  deleteBilling: billingDeletion,
  schedules,
  sealer,
  consent: draftMailbox,
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
