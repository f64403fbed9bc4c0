import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { HOUR } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { tableOf } from '#harness/table-of.ts'
import { quietBilling } from '#harness/billing/quiet.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const stage = await testStage({ workers: { concurrency: 2 }, visibilitySeconds: 1 })
const { stripe, ses } = stage.emulators
const billings = billingStore(tableOf(stage))
const Id = z.object({ id: z.string() })

const quiet = async () => await quietBilling(stage)

async function until(instant: Date | undefined, more: number): Promise<void> {
  stage.advance((instant?.getTime() ?? 0) + more - systemClock.now().getTime())
  await quiet()
}

/** A user of Starter who has just paused. */
async function pausing(name: string) {
  const owner = await trialBuyer(stage, name)
  await owner.client.post('/api/billing/upgrade', { plan: 'starter' })
  const { id } = Id.parse(await owner.user())
  expect((await owner.client.post('/api/subscription/pause', {})).status).toBe(200)
  const stored = async () => (await billings.read(id)).subscription
  return { ...owner, stored, pause: (await stored()).pause }
}

test('the day before a plan continues its user is told the amount, once', async () => {
  const { email, pause } = await pausing('announced')
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

test('events that come a month late, backwards and twice leave what Stripe says', async () => {
  stripe.webhooks({ hold: true })
  const { charged, stored, pause } = await pausing('late')
  stage.advance((pause?.until.getTime() ?? 0) + 2 * HOUR - systemClock.now().getTime())
  await stripe.tick()
  expect(await stored()).toMatchObject({ plan: 'starter', pause })
  stripe.webhooks({ hold: false })
  await stripe.release()
  await quiet()
  for (const { id } of stripe.state.events.toReversed()) await stripe.redeliver(id)
  await quiet()
  expect([(await stored()).pause, (await stored()).plan, charged()]).toEqual([null, 'starter', 198])
})
