import { expect, test } from 'vitest'
import { SCENARIOS } from './billing-simulation/scenarios.ts'
import { orders } from './billing-simulation/event-orders.ts'
import { runScenario, type Schedule } from './billing-simulation/run-scenario.ts'
import { seededRandom } from './simulation/random.ts'
import { spread } from './simulation/seeds.ts'

const ORDERS = orders(7)
const PLAYED = spread(ORDERS, 13)

const schedule = (
  seed: number,
  scenario: Schedule['scenario'],
  order: readonly number[],
  more: Partial<Schedule> = {},
): Schedule => ({
  scenario,
  order,
  random: seededRandom(seed),
  duplicate: 0,
  move: 0,
  crashAt: null,
  workers: 1,
  ...more,
})

/** The broken invariants, with everything needed to replay the schedule. */
const brokenBy = async (played: Schedule, seed: number): Promise<readonly object[]> => {
  const { broken } = await runScenario(played)
  return broken.length === 0 ? [] : [{ seed, order: played.order, crashAt: played.crashAt, broken }]
}

test('there are 5,040 different orders of seven events', () => {
  expect([ORDERS.length, new Set(ORDERS.map((order) => order.join(''))).size]).toEqual([5_040, 5_040])
  expect(SCENARIOS.map(({ steps }) => steps.length)).toEqual([7, 7, 7])
})

test.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  "%s: every order of events ends in the provider's state",
  async (_, scenario) => {
    const broken: object[] = []
    for (const [seed, order] of PLAYED)
      broken.push(...(await brokenBy(schedule(seed, scenario, order), seed)))
    expect(broken).toEqual([])
  },
)

test.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  "%s: any order ends in the provider's state, with duplicates, three workers and changes between read and write",
  async (_, scenario) => {
    const broken: object[] = []
    for (const [seed, order] of PLAYED)
      broken.push(
        ...(await brokenBy(schedule(seed, scenario, order, { duplicate: 0.4, move: 0.3, workers: 3 }), seed)),
      )
    expect(broken).toEqual([])
  },
)

test.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  "%s: any order ends in the provider's state when a process crashes before or after any call",
  async (_, scenario) => {
    const crashPoints = new Set<string>()
    const broken: object[] = []
    for (const [turn, [seed, order]] of PLAYED.entries()) {
      const usual = { duplicate: 0.2, move: 0.2, workers: 2 }
      const { calls } = await runScenario(schedule(seed, scenario, order, usual))
      // A different call for each order: together, the schedules crash at every call many times.
      for (const when of ['before', 'after'] as const) {
        const crashAt = { call: (turn % calls) + 1, when }
        const played = await runScenario(schedule(seed, scenario, order, { ...usual, crashAt }))
        if (played.broken.length > 0) broken.push({ seed, order, crashAt, broken: played.broken })
        if (played.crashedAt !== null) crashPoints.add(played.crashedAt)
      }
    }
    expect(broken).toEqual([])
    expect([...crashPoints]).toEqual(
      expect.arrayContaining(
        [
          'events.keep',
          'events.find',
          'events.finish',
          'queue.send',
          'billings.userOf',
          'billings.read',
          'billings.write',
          'billings.trialOwner',
          'stripeCustomer.customer',
          'stripeCustomer.apply',
        ].flatMap((point) => [`${point} before`, `${point} after`]),
      ),
    )
  },
)

test('the simulation finds older states over newer ones when the table accepts every write', async () => {
  const [scenario] = SCENARIOS
  if (scenario === undefined) throw new Error('no scenario')
  const found = new Set<string>()
  for (const [seed, order] of ORDERS.slice(0, 200).entries()) {
    const { broken } = await runScenario(
      schedule(seed, scenario, order, { duplicate: 0.4, move: 0.3, workers: 3, blind: true }),
    )
    for (const sentence of broken) found.add(sentence.slice(0, 3))
  }
  expect([...found]).toContain('I9:')
})

test("the simulation's own check finds an account that differs from the provider", async () => {
  const [scenario] = SCENARIOS
  if (scenario === undefined) throw new Error('no scenario')
  const ends = {
    ...scenario,
    steps: scenario.steps.map((step, index) => (index === 6 ? { ...step, gives: 'elite' as const } : step)),
  }
  expect((await runScenario(schedule(1, ends, [0, 1, 2, 3, 4, 5, 6]))).broken).toContain(
    'I7: elite has become nothing',
  )
})
