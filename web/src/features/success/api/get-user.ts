import { getUser } from '#shared/contracts/user.ts'
import { call } from '#web/lib/api-client.ts'
import { mayEnter } from '#web/lib/standing.ts'

export const askStanding = async () => mayEnter(await call(getUser), Date.now())
