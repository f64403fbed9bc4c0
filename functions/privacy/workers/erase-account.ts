import { eraseAccount } from '../erase-account.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { billingEnding } from '#platform/services/billing.ts'
import { sealer } from '#platform/services/crypto.ts'
import { fileEraser } from '#platform/services/files.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/queues.ts'
import { userPool } from '#platform/services/sign-in.ts'
import { erasures, mailboxes } from '#platform/services/stores.ts'
import { worker } from '#platform/lambda/worker.ts'
import { ErasureMessage } from '#shared/messages/privacy.ts'

export const handler = worker('erase-account', ErasureMessage, (message) =>
  eraseAccount(message, {
    erasures: erasures(),
    billing: billingEnding(),
    schedules: schedules(),
    mailboxes: mailboxes(),
    sealer: sealer(),
    consent: mailboxConsent(),
    files: fileEraser(),
    userPool: userPool(),
    clock: systemClock,
  }),
)
