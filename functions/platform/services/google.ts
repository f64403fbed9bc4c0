import * as z from 'zod/mini'
import { googleConsent } from '#vendors/google/google-consent.ts'
import { googleMailbox } from '#vendors/google/google-mailbox.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { setting } from '../config/config.ts'
import { appOrigin } from '../http/cookies.ts'
import { lazy } from '../lambda/lazy.ts'
import { count } from '../log/metrics.ts'
import { secretSetting } from '../config/stored-secrets.ts'

const client = () => ({
  clientId: setting('GOOGLE_CLIENT_ID'),
  clientSecret: secretSetting('GOOGLE_CLIENT_SECRET'),
  tokenUrl: setting('GOOGLE_TOKEN_URL'),
  clock: systemClock,
})

/** Quota units per call, to override the defaults should Google change them. */
const UnitTable = z.object({
  'users.getProfile': z.number(),
  'drafts.create': z.number(),
  'drafts.delete': z.number(),
  'drafts.update': z.number(),
  'drafts.list': z.number(),
  'drafts.get': z.number(),
})

export const mailboxConsent = lazy(() =>
  googleConsent({
    ...client(),
    redirectUri: `${appOrigin()}/api/auth/gmail/callback`,
    authUrl: setting('GOOGLE_AUTH_URL'),
    revokeUrl: setting('GOOGLE_REVOKE_URL'),
  }),
)

export const draftMailbox = lazy(() => {
  const units = process.env['GMAIL_UNITS']
  return googleMailbox({
    ...client(),
    gmailRootUrl: setting('GMAIL_ROOT_URL'),
    spent: (spent) => count('GmailUnits', spent),
    ...(units === undefined ? {} : { units: UnitTable.parse(JSON.parse(units)) }),
  })
})

/** Domain of our Message-IDs. It must not change while it is unknown whether a draft was created. */
export const messageDomain = lazy(() => process.env['MESSAGE_ID_DOMAIN'] ?? new URL(appOrigin()).hostname)
