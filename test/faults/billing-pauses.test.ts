import { expect, test } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { quietBilling } from '#harness/billing/quiet.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { pausingOwner } from './pausing-owner.ts'

const stage = await testStage({ workers: { concurrency: 2 }, visibilitySeconds: 1 })
const { stripe, ses } = stage.emulators

const quiet = async () => await quietBilling(stage)

async function until(instant: Date | undefined, more: number): Promise<void> {
  stage.advance((instant?.getTime() ?? 0) + more - systemClock.now().getTime())
  await quiet()
}

test('the day before a plan continues its user is told the amount, once', async () => {
  const { email, pause } = await pausingOwner(stage, 'announced')
  const told = () =>
    ses.sent.filter(({ to, subject }) => to === email && subject.startsWith('Your plan continues'))
  await until(pause?.until, -25 * HOUR)
  expect(told()).toEqual([])
  await until(pause?.until, -23 * HOUR)
  await waitFor(() => told().length > 0, { what: 'the mail about the end of the pause' })
  for (const { id } of stripe.state.events) await stripe.redeliver(id)
  await quiet()
  await until(pause?.until, -HOUR)
  expect(told().map(({ text }) => text.includes('Then $99.00 is charged to your card'))).toEqual([true])
})
