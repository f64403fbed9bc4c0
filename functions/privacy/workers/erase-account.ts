import { eraseAccount } from '../erase-account.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { billingDeletion, erasures } from '#platform/services/erasure.ts'
import { fileEraser } from '#platform/services/files.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/schedules.ts'
import { sealer } from '#platform/services/sealer.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { userPool } from '#platform/services/user-pool.ts'
import { worker } from '#platform/lambda/worker.ts'
import { ErasureMessage } from '#shared/messages/privacy.ts'

export const handler = worker('erase-account', ErasureMessage, (message) =>
  eraseAccount(message, {
    erasures: erasures(),
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
