import { billingStore } from '#functions/billing/billing.store.ts'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { tableOf } from '#harness/table-of.ts'
import { waitFor, type TestStage } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

/** Waits until every event of the provider, and everything that became due by itself, is processed. */
export async function quietBilling(stage: TestStage): Promise<void> {
  const { stripe } = stage.emulators
  const table = tableOf(stage)
  const [billings, events] = [billingStore(table), eventStore(table)]
  await stripe.settled()
  await stage.sweep()
  await waitFor(
    async () => {
      const known = await Promise.all(stripe.state.events.map(({ id }) => events.find(id)))
      return (
        known.every((event) => event === null || event.state !== 'received') &&
        (await billings.due(systemClock.now(), null)).found.length === 0
      )
    },
    { what: 'the news to be done' },
  )
}
