import { expect, test } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { quietBilling } from '#harness/billing/quiet.ts'
import { testStage } from '#harness/stage.ts'
import { pausingOwner } from './pausing-owner.ts'

const stage = await testStage({ workers: { concurrency: 2 }, visibilitySeconds: 1 })
const { stripe } = stage.emulators

test('events that come a month late, backwards and twice leave what Stripe says', async () => {
  stripe.webhooks({ hold: true })
  const { charged, stored, pause } = await pausingOwner(stage, 'late')
  stage.advance((pause?.until.getTime() ?? 0) + 2 * HOUR - systemClock.now().getTime())
  await stripe.tick()
  expect(await stored()).toMatchObject({ plan: 'starter', pause })
  stripe.webhooks({ hold: false })
  await stripe.release()
  await quietBilling(stage)
  for (const { id } of stripe.state.events.toReversed()) await stripe.redeliver(id)
  await quietBilling(stage)
  expect([(await stored()).pause, (await stored()).plan, charged()]).toEqual([null, 'starter', 198])
})
