import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { call } from '#web/lib/api/api-client.ts'

export const requestSession = async () => await call(getSessionStatus)
