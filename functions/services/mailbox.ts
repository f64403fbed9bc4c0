import { buildUnsentMime } from '#vendors/kit/mime.ts'
import { MAILBOX_VENDORS } from '#vendors/mailbox-vendors.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { lazy } from '#platform/lazy.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { mailboxesOf } from '#functions/mailbox/mailbox-port.ts'
import { draftCheckStore } from '#functions/mailbox/draft-check.store.ts'
import { mailboxStore } from '#functions/mailbox/mailbox.store.ts'
import { countedMailboxes } from './monitoring/counted.ts'
import { mailboxesOffPerHour } from './run-settings.ts'
import { limits, table } from './table.ts'

export const mailboxes = lazy(() => countedMailboxes(mailboxStore(table(), limits(), mailboxesOffPerHour())))

export const draftChecks = lazy(() => draftCheckStore(table()))

/** The vendors at which this stage has a client. */
export const mailboxVendors = lazy(() =>
  MAILBOX_VENDORS.filter(({ clientId }) => process.env[clientId] !== undefined),
)

/** The mailboxes of all vendors. */
export const draftMailbox = lazy(() =>
  mailboxesOf(
    Object.fromEntries(
      MAILBOX_VENDORS.map(({ id, callback, open }) => [
        id,
        lazy(() => open(secretSetting, { clock: systemClock, redirectUri: appOrigin() + callback })),
      ]),
    ),
  ),
)

/** Domain of our Message-IDs. It must not change while it is unknown whether a draft was created. */
export const messageDomain = lazy(() => process.env['MESSAGE_ID_DOMAIN'] ?? new URL(appOrigin()).hostname)

export const buildUnsent = lazy(() => buildUnsentMime)
