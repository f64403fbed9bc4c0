import { faultsOf } from '../../faults/simulation/fault-days.ts'
import { simulate } from '../../faults/simulation/simulate.ts'
import { figure, report } from '../figure.ts'
import { ofMachine, playOnAll } from '../play-processes.ts'
import { namedSeeds, tell, reportBroken } from '../seeds.ts'

const SCHEDULES = 100_000
const CHECKED_MS = 10_000
const SAY_EVERY_MS = 15_000
/** One schedule, small so that many can be played. */
const WORLD = { users: 2, days: 2, postingsPerDay: 6, letters: 'prepared', checks: 'every step' } as const

async function again(seeds: readonly number[]): Promise<void> {
  for (const seed of seeds) {
    const faults = faultsOf(seed)
    const { broken, drafts, emails, steps, crashes, world } = await simulate({ ...WORLD, seed, faults })
    tell(
      `seed ${seed}: ${JSON.stringify(faults)}\n  ${drafts} drafts of ${emails} emails, ${steps} looks at the invariants`,
    )
    tell(
      `  died at ${[...crashes.keys()].join(', ') || 'no point'}\n  acts: ${[...world.actions].map(([action, times]) => `${action} ${times}`).join(', ') || 'none'}`,
    )
    tell(broken.length === 0 ? '  every invariant holds' : `  ${broken.join('\n  ')}`)
  }
}

async function playAll(): Promise<void> {
  const from = performance.now()
  let [saidAt, heard] = [from, 0]
  const played = await playOnAll(
    { ...WORLD, faults: 'every kind', mostMs: Number.MAX_SAFE_INTEGER, mostSchedules: SCHEDULES },
    ({ schedules, broken }) => {
      reportBroken('fault-schedules', broken)
      heard += broken.length
      if (performance.now() - saidAt < SAY_EVERY_MS) return
      saidAt = performance.now()
      const left = ((saidAt - from) / schedules) * (SCHEDULES - schedules)
      tell(
        `  ${schedules} of ${SCHEDULES} schedules, ${heard} broken, about ${Math.ceil(left / 60_000)} min to go`,
      )
    },
  )
  tell(`  ${played.schedules} of ${SCHEDULES} schedules, ${played.broken.length} broken`)
  if (played.broken.length > heard) reportBroken('fault-schedules', played.broken)
  const checked = await playOnAll({
    ...WORLD,
    postingsPerDay: 24,
    letters: 'checked',
    faults: 'every kind',
    mostMs: CHECKED_MS,
    mostSchedules: null,
  })
  const lost = await playOnAll({
    ...WORLD,
    postingsPerDay: 24,
    checks: 'at the end',
    faults: 'lost answers',
    mostMs: CHECKED_MS,
    mostSchedules: null,
  })
  const broken = [...played.broken, ...checked.broken]
  report({
    figures: [
      figure(
        'P9',
        'seeded fault schedules played in memory',
        played.schedules,
        'schedules',
        `>= ${SCHEDULES}`,
        `${played.cpuSeconds.toFixed(0)} s of processor, prepared letters, ${(played.drafts / played.schedules).toFixed(1)} drafts each; ${checked.schedules} more with letters checked; ${ofMachine(played)}`,
      ),
      figure(
        'P9',
        'looks at every invariant in them, after each step',
        played.steps,
        'looks',
        null,
        `${(played.steps / played.schedules).toFixed(0)} a schedule`,
      ),
      figure(
        'P9',
        'points of the cycle at which a process died',
        played.points.length,
        'points',
        null,
        'before and after each call of every port',
      ),
      figure('P9', 'invariants broken in them', broken.length, 'broken', '<= 0'),
      figure(
        'P9',
        'drafts that stand twice, where one answer in a hundred is lost',
        lost.broken.length,
        'drafts',
        '<= 0',
        `${lost.drafts} drafts, ${lost.lostAnswers} answers lost`,
      ),
    ],
    details: { played, checked, lost },
  })
}

const seeds = namedSeeds()
if (seeds.length > 0) await again(seeds)
else await playAll()
