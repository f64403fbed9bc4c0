import { sessionView } from '../session.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { getSessionStatus } from '#shared/contracts/account/session.ts'

export const handler = endpoint(getSessionStatus, {}, async ({ session }) => sessionView(session))
