import { getUser } from '#shared/contracts/user.ts'
import { call } from '../../../lib/api-client.ts'
import { mayEnter } from '../../../lib/standing.ts'

export const askStanding = async () => mayEnter(await call(getUser), Date.now())
