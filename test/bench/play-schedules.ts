import { once } from 'node:events'
import { faultsOf, ONE_IN_A_HUNDRED } from '../faults/simulation/fault-days.ts'
import { NO_FAULTS, type FaultPlan } from '../faults/simulation/faults.ts'
import { simulate } from '../faults/simulation/simulate.ts'
import { type Played, type Progress, Task } from './played.ts'

const FAULTS: Readonly<Record<Task['faults'], (seed: number) => FaultPlan>> = {
  none: () => NO_FAULTS,
  'every kind': faultsOf,
  'lost answers': () => ({ ...NO_FAULTS, lostAnswer: 0.01, duplicate: 0.1 }),
  'one in a hundred': () => ONE_IN_A_HUNDRED,
}

/** Interval of the progress messages. */
const SAY_EVERY_MS = 2_000

async function play({
  first,
  step,
  mostMs,
  mostSchedules,
  users,
  days,
  postingsPerDay,
  letters,
  faults,
  checks,
}: Task): Promise<Played> {
  const from = performance.now()
  const cpu = process.cpuUsage()
  const played: Played = {
    cpuSeconds: 0,
    schedules: 0,
    userDays: 0,
    steps: 0,
    drafts: 0,
    lostAnswers: 0,
    broken: [],
    points: [],
  }
  const points = new Set<string>()
  let [saidAt, said] = [from, 0]
  const last = mostSchedules ?? Number.POSITIVE_INFINITY
  for (let seed = first; seed <= last && performance.now() - from < mostMs; seed += step) {
    const outcome = await simulate({
      seed,
      users,
      days,
      postingsPerDay,
      letters,
      checks,
      faults: FAULTS[faults](seed),
    })
    played.schedules += 1
    played.userDays += outcome.userDays
    played.steps += outcome.steps
    played.drafts += outcome.drafts
    played.lostAnswers += outcome.world.lostAnswers
    for (const sentence of outcome.broken) played.broken.push({ seed, sentence })
    for (const point of outcome.crashes.keys()) points.add(point)
    if (performance.now() - saidAt < SAY_EVERY_MS) continue
    saidAt = performance.now()
    process.send?.({ schedules: played.schedules, broken: played.broken.slice(said) } satisfies Progress)
    said = played.broken.length
  }
  const { user, system } = process.cpuUsage(cpu)
  return { ...played, cpuSeconds: (user + system) / 1e6, points: [...points] }
}

// Stack traces of millions of injected faults are not needed.
Error.stackTraceLimit = 0
const [message]: unknown[] = await once(process, 'message')
process.send?.(await play(Task.parse(message)))
process.disconnect()
