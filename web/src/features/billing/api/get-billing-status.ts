import { getBillingStatus } from '#shared/contracts/subscription.ts'
import { read } from '#web/lib/api/api-client.ts'

/** Asked anew at each opening: cards come and go elsewhere too. */
export const requestBillingStatus = (signal: AbortSignal) => read(getBillingStatus, undefined, signal)
