import { googleConsent } from '#vendors/google/google-consent.ts'
import { googleMailbox } from '#vendors/google/google-mailbox.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { setting } from '../config/config.ts'
import { appOrigin } from '../http/cookies.ts'
import { lazy } from '../lazy.ts'
import { count } from '../log/metrics.ts'
import { secretSetting } from '../config/stored-secrets.ts'

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

export const draftMailbox = lazy(() =>
  googleMailbox({
    ...client(),
    gmailRootUrl: setting('GMAIL_ROOT_URL'),
    spent: (units) => count('GmailUnits', units),
  }),
)

/** Domain of our Message-IDs. It must not change while it is unknown whether a draft was created. */
export const messageDomain = lazy(() => process.env['MESSAGE_ID_DOMAIN'] ?? new URL(appOrigin()).hostname)
