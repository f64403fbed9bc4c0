import { identityStore } from '#functions/account/identity.store.ts'
import { oneTimeTokenStore } from '#functions/auth/one-time-token.store.ts'
import { authorizationStore, sessionStore } from '#functions/auth/session.store.ts'
import { lazy } from '#platform/lazy.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

export const identities = lazy(() => identityStore(table(), fingerprints))
export const sessions = lazy(() => sessionStore(table()))
export const authorizations = lazy(() => authorizationStore(table()))
export const oneTimeTokens = lazy(() => oneTimeTokenStore(table()))
