import { eraseAccount } from '#core/privacy/erase-account.ts'
import { systemClock } from '#runtime/clock.ts'
import { billingEnding, erasures } from '#runtime/needs/erasure.ts'
import { fileEraser } from '#runtime/needs/files.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { mailboxes } from '#runtime/needs/stores.ts'
import { userPool } from '#runtime/needs/user-pool.ts'
import { worker } from '#runtime/worker.ts'
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
