import { getSessionStatus } from '#shared/contracts/session.ts'
import { call } from '#web/lib/api-client.ts'

export const askSession = async () => await call(getSessionStatus)
