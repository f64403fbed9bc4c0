import { extendSession as extend } from '../extend-session.ts'
import { sessionView } from '../session-view.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sessions } from '#platform/services/stores.ts'
import { extendSession } from '#shared/contracts/account/session.ts'

export const handler = endpoint(extendSession, { sessions }, async ({ session, deps }) =>
  sessionView(await extend(session, deps)),
)
