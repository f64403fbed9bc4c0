import { createHash } from 'node:crypto'
import type { OAuth2Client } from 'google-auth-library'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { tokenFailure } from './google-failure.ts'
import type { Credentials } from '#functions/mailbox/model.ts'

const Tokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  expiry_date: z.optional(z.number()),
})

/** Milliseconds before its expiry from which a token is no longer used. */
const SAFETY_MS = 120_000
const LIFETIME_MS = 3_600_000
const MAX_KEPT = 500

/** Caches access tokens in memory by refresh token, so that thirty drafts of one cycle share a refresh. */
export function accessTokens(newClient: () => OAuth2Client, clock: Clock) {
  const kept = new Map<string, { token: string; until: number }>()
  const keyOf = (grant: Credentials): string =>
    createHash('sha256').update(grant.refreshToken).digest('base64')
  return {
    /** Throws MailboxError: grant_dead, refused or retry_later. */
    async get(grant: Credentials) {
      const key = keyOf(grant)
      const found = kept.get(key)
      if (found !== undefined && found.until > clock.now().getTime()) return found.token
      const client = newClient()
      client.setCredentials({ refresh_token: grant.refreshToken })
      try {
        const asked = clock.now().getTime()
        await client.getAccessToken()
        const { access_token: token, expiry_date: expiry } = Tokens.parse(client.credentials)
        // The library computes the expiry by the system clock; only the lifetime is taken from it and counted
        // from the given clock.
        const life = expiry === undefined ? LIFETIME_MS : Math.min(LIFETIME_MS, expiry - Date.now())
        kept.delete(key)
        kept.set(key, { token, until: asked + life - SAFETY_MS })
        for (const oldest of kept.keys()) {
          if (kept.size <= MAX_KEPT) break
          kept.delete(oldest)
        }
        return token
      } catch (error) {
        throw tokenFailure(error, clock.now())
      }
    },
    drop: (grant: Credentials) => {
      kept.delete(keyOf(grant))
    },
  }
}
