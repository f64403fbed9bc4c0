import { oneTimeTokenStore } from '#adapters/dynamo/one-time-token-store.ts'
import { authorizationStore, sessionStore } from '#adapters/dynamo/session-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const sessions = lazy(() => sessionStore(table()))
export const authorizations = lazy(() => authorizationStore(table()))
export const oneTimeTokens = lazy(() => oneTimeTokenStore(table()))
