import { SCENARIOS } from '../../faults/billing-simulation/scenarios.ts'
import { orders } from '../../faults/billing-simulation/event-orders.ts'
import { runScenario, type Schedule } from '../../faults/billing-simulation/run-scenario.ts'
import { seededRandom } from '../../faults/simulation/random.ts'
import { figure, report } from '../figure.ts'

/** Duplicate deliveries and messages, three workers, and a provider that changes between read and write. */
const HARD = { duplicate: 0.4, move: 0.3, workers: 3 }

const from = performance.now()
const ORDERS = orders(7)
const points = new Set<string>()
const broken: string[] = []
let played = 0

async function one(
  scenario: Schedule['scenario'],
  order: readonly number[],
  seed: number,
  crashAt: Schedule['crashAt'],
): Promise<number> {
  const outcome = await runScenario({ scenario, order, random: seededRandom(seed), ...HARD, crashAt })
  played += 1
  if (outcome.crashedAt !== null) points.add(outcome.crashedAt)
  for (const sentence of outcome.broken)
    broken.push(`${scenario.name}, order ${order.join(' ')}, seed ${seed}: ${sentence}`)
  return outcome.calls
}

for (const scenario of SCENARIOS) {
  for (const [seed, order] of ORDERS.entries()) {
    const calls = await one(scenario, order, seed, null)
    // Another call for each order: over all orders, the crashes hit every call of every schedule many times.
    await one(scenario, order, seed, { call: ((seed * 2) % calls) + 1, when: 'before' })
    await one(scenario, order, seed, { call: ((seed * 2 + 1) % calls) + 1, when: 'after' })
  }
}

report({
  figures: [
    figure(
      'P10',
      'orders of webhook events × duplicates × deaths of the worker',
      played,
      'schedules',
      '>= 5040',
      `all ${ORDERS.length} orders of 7 events in ${SCENARIOS.length} lives, ${points.size} crash points, ${((performance.now() - from) / 1000).toFixed(0)} s`,
    ),
    figure('P10', 'of them that did not end in the provider’s state', broken.length, 'broken', '<= 0'),
  ],
  details: { played, points: [...points].toSorted(), broken },
})
