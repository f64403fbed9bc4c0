import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { upgradePlan } from '#shared/contracts/subscription.ts'
import type { UpgradeResult } from '#shared/models/subscription.ts'
import { call } from '#web/lib/api/api-client.ts'
import { hasCode } from '#web/lib/api/api-error.ts'

/** Between one try and the next while another request of the same person is at work. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000] as const

/** Asks for the upgrade. Repeating it is safe: one upgrade is charged once. */
export async function requestUpgrade(
  body: BodyInputOf<typeof upgradePlan>,
  signal: AbortSignal,
): Promise<UpgradeResult> {
  for (const wait of WAITS_MS) {
    try {
      return await call(upgradePlan, { body, signal })
    } catch (error) {
      if (!hasCode(error, 'payment_in_progress') || signal.aborted) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, wait)
      })
    }
  }
  return await call(upgradePlan, { body, signal })
}
