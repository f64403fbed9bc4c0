import { runAccountDeletion } from '../delete-account.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { billingDeletion, accountDeletions } from '#platform/services/account-deletion.ts'
import { fileEraser } from '#platform/services/files.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/schedules.ts'
import { sealer } from '#platform/services/sealer.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { userPool } from '#platform/services/user-pool.ts'
import { worker } from '#platform/lambda/worker.ts'
import { AccountDeletionMessage } from '#shared/messages/privacy.ts'

export const handler = worker('erase-account', AccountDeletionMessage, (message) =>
  runAccountDeletion(message, {
    accountDeletions: accountDeletions(),
    deleteBilling: billingDeletion,
    schedules: schedules(),
    mailboxes: mailboxes(),
    sealer: sealer(),
    consent: mailboxConsent(),
    files: fileEraser(),
    userPool: userPool(),
    clock: systemClock,
  }),
)
