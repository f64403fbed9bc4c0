import { createSetupIntent } from '#shared/contracts/subscription.ts'
import { call } from '#web/lib/api/api-client.ts'

export const requestSetupIntent = (signal: AbortSignal) => call(createSetupIntent, { body: {}, signal })
