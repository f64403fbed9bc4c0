import { usageOf } from '../tracker/usage.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { accounts } from '#functions/services/account.ts'
import { tracker } from '#functions/services/outreach.ts'
import { getUsage } from '#shared/contracts/account/user.ts'

export const handler = endpoint(getUsage, { accounts, tracker }, ({ actor, deps }) => usageOf(actor, deps))
