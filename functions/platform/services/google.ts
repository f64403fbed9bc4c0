import * as z from 'zod/mini'
import { googleConsent } from '#vendors/google/google-consent.ts'
import { googleMailbox } from '#vendors/google/google-mailbox.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { appOrigin } from '../http/cookies.ts'
import { lazy } from '../lambda/lazy.ts'
import { count } from '../log/metrics.ts'
import { readSecrets } from '../config/stored-secrets.ts'

const Client = z.object({ GOOGLE_CLIENT_ID: filled, GOOGLE_CLIENT_SECRET: filled, GOOGLE_TOKEN_URL: filled })

/** What calls cost of the quota, where Google has changed its prices. */
const UnitTable = z.object({
  'users.getProfile': z.number(),
  'drafts.create': z.number(),
  'drafts.delete': z.number(),
  'drafts.update': z.number(),
  'drafts.list': z.number(),
  'drafts.get': z.number(),
})

export const mailboxConsent = lazy(() => {
  const env = readSecrets(z.extend(Client, { GOOGLE_AUTH_URL: filled, GOOGLE_REVOKE_URL: filled }))
  return googleConsent({
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    redirectUri: `${appOrigin()}/api/auth/gmail/callback`,
    authUrl: env.GOOGLE_AUTH_URL,
    tokenUrl: env.GOOGLE_TOKEN_URL,
    revokeUrl: env.GOOGLE_REVOKE_URL,
    clock: systemClock,
  })
})

export const draftMailbox = lazy(() => {
  const env = readSecrets(z.extend(Client, { GMAIL_ROOT_URL: filled, GMAIL_UNITS: z.optional(filled) }))
  return googleMailbox({
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    tokenUrl: env.GOOGLE_TOKEN_URL,
    gmailRootUrl: env.GMAIL_ROOT_URL,
    clock: systemClock,
    spent: (units) => count('GmailUnits', units),
    ...(env.GMAIL_UNITS === undefined ? {} : { units: UnitTable.parse(JSON.parse(env.GMAIL_UNITS)) }),
  })
})

/**
 * Domain of our Message-IDs: the site's own host where nothing else is set. It must not change while drafts
 * are in doubt.
 */
export const messageDomain = lazy(() => {
  const { MESSAGE_ID_DOMAIN } = readEnvironment(z.object({ MESSAGE_ID_DOMAIN: z.optional(filled) }))
  return MESSAGE_ID_DOMAIN ?? new URL(appOrigin()).hostname
})
