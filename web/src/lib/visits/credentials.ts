import * as z from 'zod/mini'
import type { VisitorSettings } from '#shared/models/visitors/visitor-settings.ts'
import { GUEST_KEY } from '#web/lib/page/consent.ts'
import { readItem, storeItem } from '#web/lib/storage.ts'

/** What a report is signed with: it may write events to the stage's monitor, for an hour. */
const Guest = z.object({
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  sessionToken: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
})
export type Guest = z.output<typeof Guest>

const Identity = z.object({ IdentityId: z.string() })
const Credentials = z.object({
  Credentials: z.object({
    AccessKeyId: z.string(),
    SecretKey: z.string(),
    SessionToken: z.string(),
    /** Seconds since 1970. */
    Expiration: z.number(),
  }),
})

/** They are renewed this long before they end. */
const SPARE_MS = 5 * 60_000

export const forgetGuest = (): void => storeItem(GUEST_KEY, null, 'session')

function storedGuest(): Guest | null {
  try {
    const guest = Guest.parse(JSON.parse(readItem(GUEST_KEY, 'session') ?? 'null'))
    return guest.until - SPARE_MS > Date.now() ? guest : null
  } catch {
    return null
  }
}

/**
 * Credentials of a guest of the identity pool, kept in the tab until they end. Cognito's enhanced flow:
 * docs.aws.amazon.com/cognito/latest/developerguide/authentication-flow.html. Rejects when it does not answer.
 */
export async function guestCredentials({ credentialsUrl, identityPoolId }: VisitorSettings): Promise<Guest> {
  const stored = storedGuest()
  if (stored !== null) return stored
  const ask = async (operation: string, input: object): Promise<unknown> => {
    const response = await fetch(credentialsUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify(input),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) throw new Error(`${operation} answered ${response.status}.`)
    return await response.json()
  }
  const { IdentityId } = Identity.parse(await ask('GetId', { IdentityPoolId: identityPoolId }))
  const { Credentials: given } = Credentials.parse(await ask('GetCredentialsForIdentity', { IdentityId }))
  const guest = {
    accessKeyId: given.AccessKeyId,
    secretAccessKey: given.SecretKey,
    sessionToken: given.SessionToken,
    until: given.Expiration * 1_000,
  }
  storeItem(GUEST_KEY, JSON.stringify(guest), 'session')
  return guest
}
