import { above, exists, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import type { Stored } from '#platform/table/instant.ts'
import type { Activity } from '#functions/account/activity/model.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { endSessions } from './end-sessions.store.ts'
import { activityToItem } from '#functions/account/activity/activity.item.ts'
import { StoredInstant, toStored, ttlOf, withStoredInstants } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { PendingAuthorization } from './model.ts'

const SessionItem = z.object({
  /** SHA-256 of the secret in the cookie, base64url: the secret itself is kept nowhere. */
  hash: z.string(),
  userId: z.string(),
  email: z.string(),
  expiresAt: StoredInstant,
  /** No extension goes past it. */
  absoluteEnd: StoredInstant,
})

export type Session = Stored<typeof SessionItem>

/**
 * Sessions in the table. A second item in the user's partition lists them, so that all of a user's can be
 * ended.
 */
export function sessionStore(table: Table) {
  const deletions = ({ userId, hash }: Session) =>
    [keys.session(hash), keys.ownSession(userId, hash)].map((key) => part.remove(key))
  const noted = ({ userId }: Session, activity: Activity) => part.put(activityToItem(userId, activity))
  return {
    /** The session that lives at `now`; null when unknown, over or of an account that was closed. */
    async find(hash: string, now: Date) {
      const item = await table.get(keys.session(hash))
      if (item === null) return null
      const session = SessionItem.parse(item)
      // Time-to-live deletes late: what is over is over, whether or not it still stands in the table.
      return session.expiresAt > now ? session : null
    },
    /**
     * Opens a session and, in the same step, ends the one that it replaces and notes what it was opened for: a
     * sign-in has to be in the log, for it keeps an account. False when the account is closed or deactivated:
     * nothing was done.
     */
    async open(session: Session, replaced: Session | null, activity: Activity) {
      const { hash, userId, email } = session
      const times = {
        expiresAt: toStored(session.expiresAt),
        absoluteEnd: toStored(session.absoluteEnd),
        ttl: ttlOf(session.absoluteEnd),
      }
      const failed = await table.transact([
        part.check(keys.profile(userId), { isActive: true }),
        part.put({ ...keys.session(hash), hash, userId, email, ...times }),
        part.put({ ...keys.ownSession(userId, hash), ttl: times.ttl }),
        ...(replaced === null ? [] : deletions(replaced)),
        noted(session, activity),
      ])
      return failed.length === 0
    },
    /** False when the session ended meanwhile: nothing is revived. */
    async extend(session: Session, expiresAt: Date, now: Date) {
      const updated = await table.update(keys.session(session.hash), {
        set: { expiresAt: toStored(expiresAt) },
        when: [exists('pk'), above('expiresAt', toStored(now))],
      })
      return updated !== null
    },
    async close(session: Session, activity: Activity) {
      await table.transact([...deletions(session), noted(session, activity)])
    },
    /** Ends all sessions of an account that were open when this was asked. */
    async closeAll(userId: string, activity: Activity) {
      await endSessions(table, userId)
      await table.put(activityToItem(userId, activity))
    },
  }
}

/** Keeps sessions under the hash of their secret. */
export type SessionStore = ReturnType<typeof sessionStore>

const AuthorizationItem = z.object({
  stateHash: z.string(),
  intent: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('sign_in') }),
    z.object({ purpose: z.literal('sign_up'), plan: PlanId }),
    z.object({ purpose: z.literal('connect_gmail'), userId: z.string() }),
  ]),
  browserHash: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  expiresAt: StoredInstant,
})

/** Authorization requests, taken out when the browser comes back: each works once. */
export function authorizationStore(table: Table) {
  return {
    async save(pending: PendingAuthorization) {
      await table.put({
        ...keys.authorization(pending.stateHash),
        ...withStoredInstants(pending),
        ttl: ttlOf(pending.expiresAt),
      })
    },
    /** Takes it out for good: a state works once. */
    async take(stateHash: string, now: Date) {
      const item = await table.remove(keys.authorization(stateHash))
      if (item === null) return null
      const pending = AuthorizationItem.parse(item)
      return pending.expiresAt > now ? pending : null
    },
  }
}

export type AuthorizationStore = ReturnType<typeof authorizationStore>
