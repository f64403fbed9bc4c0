import { usageOf } from '#core/tracker/usage.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { tracker } from '#runtime/needs/stores.ts'
import { getUsage } from '#shared/contracts/user.ts'

export const handler = endpoint(getUsage, { accounts, tracker }, async ({ actor, needs }) =>
  ok(await usageOf(actor, { ...needs, clock: systemClock })),
)
