import { googleConsent } from '#vendors/google/google-consent.ts'
import { buildUnsentMime } from '#vendors/google/mime.ts'
import { googleMailbox } from '#vendors/google/google-mailbox.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { setting } from '#platform/config/config.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { lazy } from '#platform/lazy.ts'
import { count } from '#platform/log/metrics.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { mailboxesOf } from '#functions/mailbox/mailbox-port.ts'
import { draftCheckStore } from '#functions/mailbox/draft-check.store.ts'
import { mailboxStore } from '#functions/mailbox/mailbox.store.ts'
import { countedMailboxes } from './monitoring/counted.ts'
import { mailboxesOffPerHour } from './run-settings.ts'
import { limits, table } from './table.ts'

export const mailboxes = lazy(() => countedMailboxes(mailboxStore(table(), limits(), mailboxesOffPerHour())))

export const draftChecks = lazy(() => draftCheckStore(table()))

const client = () => ({
  clientId: setting('GOOGLE_CLIENT_ID'),
  clientSecret: secretSetting('GOOGLE_CLIENT_SECRET'),
  tokenUrl: setting('GOOGLE_TOKEN_URL'),
  clock: systemClock,
})

export const mailboxConsent = lazy(() =>
  googleConsent({
    ...client(),
    redirectUri: `${appOrigin()}/api/auth/gmail/callback`,
    authUrl: setting('GOOGLE_AUTH_URL'),
    revokeUrl: setting('GOOGLE_REVOKE_URL'),
  }),
)

/** The clients of the vendors of mailboxes, by the vendor's id. */
export const draftMailbox = lazy(() =>
  mailboxesOf({
    google: lazy(() =>
      googleMailbox({
        ...client(),
        gmailRootUrl: setting('GMAIL_ROOT_URL'),
        spent: (units) => count('GmailUnits', units),
      }),
    ),
  }),
)

/** Domain of our Message-IDs. It must not change while it is unknown whether a draft was created. */
export const messageDomain = lazy(() => process.env['MESSAGE_ID_DOMAIN'] ?? new URL(appOrigin()).hostname)

export const buildUnsent = lazy(() => buildUnsentMime)
