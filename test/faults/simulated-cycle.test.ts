import { expect, test } from 'vitest'
import { NO_FAULTS } from './simulation/faults.ts'
import { simulate, type Scenario } from './simulation/simulate.ts'

/** Hundreds of simulated days; on a busy machine that takes its time. */
const LONG = 300_000

const scenario = (seed: number, faults: Partial<Scenario['faults']>): Scenario => ({
  seed, users: 2, days: 2, postingsPerDay: 24, faults: { ...NO_FAULTS, ...faults },
})

test('without faults every email of the allowance becomes one draft', async () => {
  const { broken, drafts, entries } = await simulate({ ...scenario(1, {}), users: 4, postingsPerDay: 40 })
  // Starter 15 + 15, trial 5 and then over, pro 20 + 20, elite 30 + 30.
  expect([broken, drafts, entries]).toEqual([[], 135, 135])
})

test('a process that dies before or after any call loses nothing and doubles nothing', async () => {
  const struck = new Set<string>()
  for (let seed = 1; seed <= 120; seed += 1) {
    const { broken, crashes } = await simulate(scenario(seed, { crash: seed % 2 === 0 ? 0.02 : 0.08, lostAnswer: 0.05, busy: 0.05, duplicate: 0.2 }))
    expect(broken, `seed ${seed}`).toEqual([])
    for (const point of crashes.keys()) struck.add(point)
  }
  expect([...struck].toSorted()).toEqual(
    [
      'contacts.findPeople', 'cycleQueue.send', 'draftQueue.send', 'entries.claim', 'entries.end', 'entries.postpone', 'entries.reserve', 'entries.saveIntent',
      'entries.saveLetter', 'entries.siblings', 'mail.send', 'mailbox.createDraft', 'mailbox.findDraft', 'postings.search', 'runs.claim', 'runs.context', 'runs.finishPlanning',
      'runs.progress', 'runs.record', 'runs.takeNotice', 'runs.takePlanning', 'schedules.ensure', 'schedules.remove', 'usedJobs.among',
    ].flatMap((point) => [`${point} after`, `${point} before`]),
  )
}, LONG)

test('one answer in a hundred lost: no draft stands twice', async () => {
  let drafts = 0
  for (let seed = 100; seed < 130; seed += 1) {
    const outcome = await simulate(scenario(seed, { lostAnswer: 0.01, duplicate: 0.1 }))
    expect(outcome.broken, `seed ${seed}`).toEqual([])
    drafts += outcome.drafts
  }
  expect(drafts).toBeGreaterThan(600)
}, LONG)

test('the check of the simulation itself finds a draft that stands twice', async () => {
  const { world } = await simulate(scenario(7, {}))
  const { brokenInvariants } = await import('./simulation/invariants.ts')
  const [draft] = world.drafts
  if (draft !== undefined) world.drafts.push({ ...draft })
  expect(brokenInvariants(world)[0]).toBe('I1: 1 drafts stand twice in a mailbox')
})
