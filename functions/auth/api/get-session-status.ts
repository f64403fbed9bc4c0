import { sessionView } from '../session.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { getSessionStatus } from '#shared/contracts/account/session.ts'

export const handler = endpoint(getSessionStatus, {}, async ({ session }) => sessionView(session))
