import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { tableOf } from '#harness/table-of.ts'
import type { TestStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const Id = z.object({ id: z.string() })

/** A user of Starter who has just paused. */
export async function pausingOwner(stage: TestStage, name: string) {
  const owner = await trialBuyer(stage, name)
  await owner.client.post('/api/billing/upgrade', { plan: 'starter' })
  const { id } = Id.parse(await owner.user())
  const paused = await owner.client.post('/api/subscription/pause', {})
  if (paused.status !== 200) throw new Error(`the pause answered ${paused.status}`)
  const billings = billingStore(tableOf(stage))
  const stored = async () => (await billings.read(id)).subscription
  return { ...owner, stored, pause: (await stored()).pause }
}
