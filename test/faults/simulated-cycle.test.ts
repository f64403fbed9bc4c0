import { describe, expect, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { ALL_ACTS } from './simulation/actions.ts'
import { NO_FAULTS, type FaultPlan } from './simulation/faults.ts'
import { brokenInvariants } from './simulation/invariants.ts'
import { faultsOf, ONE_IN_A_HUNDRED } from './simulation/fault-days.ts'
import type { Outcome, Scenario } from './simulation/scenario.ts'
import { SHARE, shareOf, WIDE_SHARE } from './simulation/seeds.ts'
import { simulate } from './simulation/simulate.ts'

const HOUR = 3_600_000

/** By day a fifth of the postings: they reach every crash and every act too. */
const FEWER = { postingsPerDay: atNight ? 24 : 5 }

const scenario = (seed: number, faults: Partial<FaultPlan>, more: Partial<Scenario> = {}): Scenario => ({
  seed,
  users: 2,
  days: 2,
  postingsPerDay: 24,
  letters: 'prepared',
  ...more,
  faults: { ...NO_FAULTS, ...faults },
})

/** Plays a scenario for this run's share of `most` seeds, starting at 1. */
async function play(
  most: number,
  scenarioOf: (seed: number) => Scenario,
  share = SHARE,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (let seed = 1; seed <= shareOf(most, share); seed += 1) {
    outcomes.push(await simulate(scenarioOf(seed)))
  }
  return outcomes
}

/** The broken invariants, with the seed that replays them. */
const brokenIn = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap(({ broken }, index) => broken.map((sentence) => `seed ${index + 1}: ${sentence}`))

const drafts = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, outcome) => sum + outcome.drafts, 0)

const POINTS = [
  'contacts.factsOf',
  'contacts.findPeople',
  'contacts.keptPeople',
  'cycleQueue.send',
  'doNotContact.all',
  'draftQueue.send',
  'draftQueue.sendAll',
  'cycleQueue.sendAll',
  'entries.claim',
  'entries.end',
  'entries.postpone',
  'entries.reserve',
  'entries.saveIntent',
  'entries.saveLetter',
  'entries.todaysEmails',
  'mail.send',
  'mailbox.createDraft',
  'mailbox.findDraft',
  'open.defer',
  'open.due',
  'postings.search',
  'runs.claim',
  'runs.context',
  'runs.finishPlanning',
  'runs.progress',
  'runs.record',
  'runs.claimNotification',
  'runs.takePlanning',
  'schedules.ensure',
  'schedules.remove',
  'sealer.open',
  'usedJobs.among',
  'usedJobs.lastWritten',
].flatMap((point) => [`${point} after`, `${point} before`])

test('without faults every email of the allowance is written, checked and becomes one draft', async () => {
  const played = async (users: number, letters: Scenario['letters']) => {
    const outcome = await simulate(scenario(1, {}, { users, postingsPerDay: 40, letters }))
    return [outcome.broken, outcome.drafts, outcome.emails]
  }
  // Starter 15 + 15, trial 5 and then over, pro 20 + 20, elite 30 + 30.
  expect(await played(4, atNight ? 'checked' : 'prepared')).toEqual([[], 135, 135])
  expect(await played(2, 'checked')).toEqual([[], 35, 35])
})

describe('a process that crashes before or after any call', () => {
  test('loses nothing and duplicates nothing', async () => {
    const outcomes = await play(
      240,
      (seed) =>
        scenario(
          seed,
          { crash: seed % 2 === 0 ? 0.02 : 0.08, lostAnswer: 0.05, busy: 0.05, duplicate: 0.2 },
          FEWER,
        ),
      WIDE_SHARE,
    )
    expect(brokenIn(outcomes)).toEqual([])
    expect([...new Set(outcomes.flatMap(({ crashes }) => [...crashes.keys()]))].toSorted()).toEqual(
      POINTS.toSorted(),
    )
  })

  test('loses and duplicates nothing when the real writer and letter check are used', async () => {
    expect(
      brokenIn(
        await play(10, (seed) =>
          scenario(
            seed,
            { crash: 0.05, lostAnswer: 0.05, busy: 0.05, duplicate: 0.2 },
            { letters: 'checked' },
          ),
        ),
      ),
    ).toEqual([])
  })

  test('duplicates nothing when all messages are delivered again at the end', async () => {
    const outcomes = await play(40, (seed) =>
      scenario(seed, { crash: 0.03, lostAnswer: 0.05, duplicate: 0.2 }, { redrive: true }),
    )
    expect(brokenIn(outcomes)).toEqual([])
    expect(drafts(outcomes)).toBeGreaterThan(1_000 * SHARE)
  })
})

test('no draft is duplicated when one answer in a hundred is lost', async () => {
  const outcomes = await play(60, (seed) => scenario(seed, { lostAnswer: 0.01, duplicate: 0.1 }))
  expect(brokenIn(outcomes)).toEqual([])
  expect(drafts(outcomes)).toBeGreaterThan(1_200 * SHARE)
})

describe('slow workers', () => {
  test('make each draft once although their messages are delivered to others meanwhile', async () => {
    expect(
      brokenIn(
        await play(80, (seed) => scenario(seed, { slow: 0.1, lostAnswer: 0.05, busy: 0.05, duplicate: 0.3 })),
      ),
    ).toEqual([])
  })

  test('make each draft once with clocks five minutes apart', async () => {
    expect(
      brokenIn(
        await play(80, (seed) =>
          scenario(seed, { slow: 0.1, lostAnswer: 0.05, duplicate: 0.3, skewMs: 5 * 60_000 }),
        ),
      ),
    ).toEqual([])
  })
})

test('no forbidden draft begins after upgrades, ended plans, deactivated and deleted accounts, lost mailboxes, objections and new settings during runs', async () => {
  const outcomes = await play(
    240,
    (seed) =>
      scenario(
        seed,
        {
          actions: 0.4,
          slow: 0.1,
          ...(seed % 2 === 0 ? { crash: 0.02, duplicate: 0.1, lostAnswer: 0.05 } : {}),
        },
        FEWER,
      ),
    WIDE_SHARE,
  )
  expect(brokenIn(outcomes)).toEqual([])
  const done = new Set(outcomes.flatMap(({ world }) => [...world.actions.keys()]))
  expect([...done].toSorted()).toEqual([...new Set(ALL_ACTS)].toSorted())
})

test('people are chosen first: nothing is written by itself, and each person once, within the allowance, however often Write is pressed', async () => {
  const idle = await simulate(scenario(1, {}, { choosesFirst: true }))
  expect([idle.broken, idle.emails, idle.drafts]).toEqual([[], 0, 0])
  expect(idle.world.mails.map(({ subject }) => subject)).toContain(
    'We found 24 people for you to choose from',
  )
  const outcomes = await play(240, (seed) =>
    scenario(
      seed,
      {
        actions: 0.4,
        slow: 0.1,
        ...(seed % 2 === 0 ? { crash: 0.05, duplicate: 0.1, lostAnswer: 0.05, busy: 0.05 } : {}),
      },
      { choosesFirst: true },
    ),
  )
  expect(brokenIn(outcomes)).toEqual([])
  expect(drafts(outcomes)).toBeGreaterThan(200 * SHARE)
})

test('a posting that its user found becomes one draft at most, within the allowance, whatever crashes', async () => {
  const outcomes = await play(
    160,
    (seed) =>
      scenario(
        seed,
        { actions: 0.6, crash: 0.05, lostAnswer: 0.05, duplicate: 0.2, slow: 0.05 },
        { postingsPerDay: 6, acts: ['found a posting'] },
      ),
    WIDE_SHARE,
  )
  expect(brokenIn(outcomes)).toEqual([])
  const users = outcomes.flatMap(({ world }) => [...world.users.values()])
  const own = users.flatMap(({ emails }) =>
    [...emails.values()].filter(({ email }) => email.runId.startsWith('own_')),
  )
  expect(own.filter(({ email }) => email.state === 'drafted').length).toBeGreaterThan(40 * WIDE_SHARE)
  const points = new Set(outcomes.flatMap(({ crashes }) => [...crashes.keys()]))
  expect([...points].filter((point) => point.startsWith('ownPostings.')).toSorted()).toEqual(
    ['ask', 'begin', 'email', 'find', 'isUsed', 'saveReading'].flatMap((call) => [
      `ownPostings.${call} after`,
      `ownPostings.${call} before`,
    ]),
  )
})

describe('whatever the calendar does', () => {
  test.each([
    ['over a leap day', '2028-02-28T13:00:00.000Z'],
    ['over the end of a month', '2026-04-29T23:50:00.000Z'],
    ['over the end of a year', '2026-12-30T23:59:30.000Z'],
    ['when clocks go forward', '2026-03-28T23:30:00.000Z'],
    ['when clocks go back', '2026-10-24T23:30:00.000Z'],
    ['right after midnight', '2026-06-01T00:00:05.000Z'],
  ])('%s everybody gets exactly the daily allowance', async (_, from) => {
    // Starter 15 on each of four days, trial 5.
    expect((await simulate(scenario(1, {}, { from, days: 4, postingsPerDay: 40 }))).drafts).toBe(65)
    expect(
      brokenIn(
        await play(10, (seed) =>
          scenario(
            seed,
            { skewMs: 60_000, unpunctualMs: HOUR, duplicate: 0.2 },
            { from, days: 4, postingsPerDay: 40 },
          ),
        ),
      ),
    ).toEqual([])
  })

  test('a schedule that fires shortly before midnight is made up for as soon as the day begins', async () => {
    const outcomes = await play(10, (seed) =>
      scenario(seed, { unpunctualMs: 1 }, { from: '2026-06-01T00:00:05.000Z', days: 4, postingsPerDay: 40 }),
    )
    expect(brokenIn(outcomes)).toEqual([])
    expect(new Set(outcomes.map((outcome) => outcome.drafts))).toEqual(new Set([65]))
  })
})

describe('a table restored from an hour-old backup', () => {
  test('makes no second draft when each draft is looked for first', async () => {
    const outcomes = await play(12, (seed) =>
      scenario(seed, { slow: 0.2 }, { users: 4, restore: 'drafts are looked for' }),
    )
    expect(brokenIn(outcomes)).toEqual([])
    expect(drafts(outcomes)).toBeGreaterThan(500 * SHARE)
  })

  test('would make some otherwise', async () => {
    const found = await Promise.all(
      Array.from({ length: atNight ? 3 : 1 }, (_, seed) =>
        simulate(scenario(seed, { slow: 0.2 }, { users: 4, restore: 'drafts are not looked for' })),
      ),
    )
    expect(found.flatMap(({ broken }) => broken).join('\n')).toMatch(/I1: \d+ drafts stand twice/)
  })
})

describe('every kind of fault', () => {
  test('keeps every invariant after every step', async () => {
    const outcomes = await play(
      175,
      (seed) => scenario(seed, faultsOf(seed), { postingsPerDay: 6, checks: 'every step' }),
      WIDE_SHARE,
    )
    expect(brokenIn(outcomes)).toEqual([])
    expect(outcomes.reduce((sum, { steps }) => sum + steps, 0)).toBeGreaterThan(10_000 * WIDE_SHARE)
    expect(outcomes.reduce((sum, { world }) => sum + world.discarded.size, 0)).toBeGreaterThan(
      10 * WIDE_SHARE,
    )
  })

  test('makes no draft after a plan ended while a slow worker was writing', async () => {
    expect(
      (await simulate(scenario(36_941, faultsOf(36_941), { postingsPerDay: 6, checks: 'every step' })))
        .broken,
    ).toEqual([])
  })

  test('leaves no entry open for more than a day when Gmail reports a used-up quota for days', async () => {
    expect(
      brokenIn(
        await play(8, (seed) =>
          scenario(seed, { sulky: 0.9 }, { days: 3, postingsPerDay: 6, checks: 'every step' }),
        ),
      ),
    ).toEqual([])
  })

  test('makes one draft when users edit it after its answer was lost', async () => {
    expect(
      brokenIn(
        await play(30, (seed) =>
          scenario(
            seed,
            { lostAnswer: 0.4, meddle: 0.8, duplicate: 0.2, slow: 0.1 },
            { checks: 'every step' },
          ),
        ),
      ),
    ).toEqual([])
  })
})

test('thirty days with each fault once in a hundred times', async () => {
  const outcomes = await play(3, (seed) =>
    scenario(seed, ONE_IN_A_HUNDRED, { users: atNight ? 4 : 1, days: 30, postingsPerDay: atNight ? 40 : 16 }),
  )
  expect(brokenIn(outcomes)).toEqual([])
  expect(drafts(outcomes)).toBeGreaterThan(2_000 * SHARE)
})

test("the simulation's own check finds a duplicate draft, one that began too late, and one that is not counted", async () => {
  const { world } = await simulate(scenario(7, {}))
  const [draft] = world.drafts
  if (draft === undefined) throw new Error('no draft')
  world.drafts.push({ ...draft }, { ...draft, madeAs: 'other', to: 'somebody@else.example' })
  world.stops.push({
    userId: draft.userId,
    what: 'mailbox off',
    from: new Date(draft.at.getTime() - 1),
    graceMs: 0,
    until: null,
  })
  const broken = brokenInvariants(world).join('\n')
  expect(broken).toMatch(/I1: 1 drafts stand twice in a mailbox/)
  expect(broken).toMatch(/I6: a draft of .* begun at/)
  expect(broken).toMatch(/has 1 drafts that nothing counts/)
})
