import { usageOf } from '../tracker/usage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { accounts, tracker } from '#platform/services/stores.ts'
import { getUsage } from '#shared/contracts/account/user.ts'

export const handler = endpoint(getUsage, { accounts, tracker }, ({ actor, deps }) => usageOf(actor, deps))
