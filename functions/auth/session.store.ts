import { above, exists, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import type { Activity } from '#functions/account/activity/model.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { endSessions } from './end-sessions.store.ts'
import { findSession, type Session } from './find-session.store.ts'
import { activityToItem } from '#functions/account/activity/activity.store.ts'
import { expiringStore } from '#platform/table/expiring.ts'
import { type Stored, StoredInstant, ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/** Sessions, each with a second item in the user's partition, so that all of a user's can be ended. */
export function sessionStore(table: Table) {
  const deletions = ({ userId, hash }: Session) =>
    [keys.session(hash), keys.ownSession(userId, hash)].map((key) => part.remove(key))
  const logged = ({ userId }: Session, activity: Activity) => part.put(activityToItem(userId, activity))
  return {
    find: (hash: string, now: Date) => findSession(table, hash, now),
    /**
     * Opens a session and, in the same transaction, ends the one it replaces and records the activity: a
     * sign-in must be in the log, because it keeps an account from being deleted as unused. False, with
     * nothing written, when the account is closed or deactivated.
     */
    async open(session: Session, replaced: Session | null, activity: Activity) {
      const { hash, userId, email, expiresAt, absoluteEnd } = session
      const ttl = ttlOf(absoluteEnd)
      const failed = await table.transact([
        part.check(keys.profile(userId), { isActive: true }),
        part.put({ ...keys.session(hash), hash, userId, email, expiresAt, absoluteEnd, ttl }),
        part.put({ ...keys.ownSession(userId, hash), ttl }),
        ...(replaced === null ? [] : deletions(replaced)),
        logged(session, activity),
      ])
      return failed.length === 0
    },
    /** False when the session ended meanwhile; it is not revived. */
    async extend(session: Session, expiresAt: Date, now: Date) {
      const updated = await table.update(keys.session(session.hash), {
        set: { expiresAt },
        when: [exists('pk'), above('expiresAt', now)],
      })
      return updated !== null
    },
    async close(session: Session, activity: Activity) {
      await table.transact([...deletions(session), logged(session, activity)])
    },
    /** Ends all sessions of an account that are open at the time of the call. */
    async closeAll(userId: string, activity: Activity) {
      await endSessions(table, userId)
      await table.put(activityToItem(userId, activity))
    },
  }
}

const AuthorizationItem = z.object({
  /** SHA-256 of the state parameter, base64url. */
  stateHash: z.string(),
  intent: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('sign_in') }),
    z.object({ purpose: z.literal('sign_up'), plan: PlanId }),
    z.object({
      purpose: z.literal('connect_gmail'),
      userId: z.string(),
      /** Id of the vendor that was asked; Google's was not named before there could be others. */
      vendor: z._default(z.string(), 'google'),
    }),
  ]),
  /** SHA-256 of the secret in the browser's cookie: only the browser that left may return. */
  browserHash: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  expiresAt: StoredInstant,
})

/** An authorization request, stored until the browser returns from the provider. */
export type PendingAuthorization = Stored<typeof AuthorizationItem>

/** Authorization requests, each of which can be completed once. */
export const authorizationStore = (table: Table) =>
  expiringStore(table, AuthorizationItem, ({ stateHash }) => stateHash, keys.authorization)
