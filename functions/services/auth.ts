import { oneTimeTokenStore } from '#functions/auth/one-time-token.store.ts'
import { authorizationStore, sessionStore } from '#functions/auth/session.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const sessions = lazy(() => sessionStore(table()))
export const authorizations = lazy(() => authorizationStore(table()))
export const oneTimeTokens = lazy(() => oneTimeTokenStore(table()))
