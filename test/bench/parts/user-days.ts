import { NO_FAULTS, type FaultPlan } from '../../faults/simulation/faults.ts'
import { simulate } from '../../faults/simulation/simulate.ts'
import { figure, report } from '../figure.ts'

const QUIET_MS = 10_000
const FAULTY_MS = 30_000

/**
 * Faults of a bad day, in two strengths that take turns. Milder than those of the tests: with 8 % crashes and 20 % duplicates a
 * held entry's messages multiply, and single schedules take half a minute.
 */
const faultsOf = (seed: number): FaultPlan => ({ crash: seed % 2 === 0 ? 0.02 : 0.05, lostAnswer: 0.05, busy: 0.05, duplicate: 0.1 })

async function play(forMs: number, size: { users: number; days: number; postingsPerDay: number }, faults: (seed: number) => FaultPlan) {
  const from = performance.now()
  let [schedules, userDays, broken, drafts] = [0, 0, 0, 0]
  const points = new Set<string>()
  while (performance.now() - from < forMs) {
    schedules += 1
    const outcome = await simulate({ seed: schedules, ...size, faults: faults(schedules) })
    userDays += outcome.userDays
    drafts += outcome.drafts
    broken += outcome.broken.length
    for (const point of outcome.crashes.keys()) points.add(point)
  }
  return { schedules, userDays, broken, drafts, crashPoints: points.size, userDaysPerMinute: (userDays * 60_000) / (performance.now() - from) }
}

const quiet = await play(QUIET_MS, { users: 4, days: 2, postingsPerDay: 40 }, () => NO_FAULTS)
const faulty = await play(FAULTY_MS, { users: 2, days: 2, postingsPerDay: 24 }, faultsOf)
report({
  figures: [
    figure('P11', 'simulated user-days of the cycle a minute, no faults', quiet.userDaysPerMinute, 'user-days/min', '>= 50000', `${(quiet.drafts / quiet.userDays).toFixed(1)} drafts a user-day`),
    figure('P11', 'simulated user-days of the cycle a minute, with faults', faulty.userDaysPerMinute, 'user-days/min', null, `smaller days than without faults (2 users, 24 postings): ${(faulty.drafts / faulty.userDays).toFixed(1)} drafts a user-day`),
    figure('P9', 'seeded fault schedules played in 30 s', faulty.schedules, 'schedules', null, `crash 2 and 5 %, lost answer 5 %, busy 5 %, duplicate 10 %; ${faulty.crashPoints} crash points struck`),
    figure('P9', 'invariants broken in them', faulty.broken, 'broken', '<= 0'),
  ],
  details: { quiet, faulty },
})
