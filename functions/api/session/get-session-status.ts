import { sessionView } from '#core/session/session-view.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { getSessionStatus } from '#shared/contracts/session.ts'

export const handler = endpoint(getSessionStatus, {}, async ({ session }) => ok(sessionView(session)))
