import { once } from 'node:events'
import { NO_FAULTS, type FaultPlan } from '../faults/simulation/faults.ts'
import { simulate } from '../faults/simulation/simulate.ts'
import { type Played, Task } from './played.ts'

const HOUR = 3_600_000

const MILD = { crash: 0.02, slow: 0.02, lostAnswer: 0.05, busy: 0.05, duplicate: 0.1, skewMs: 60_000, unpunctualMs: HOUR, acts: 0.1 }
const HARD = { ...MILD, crash: 0.05, slow: 0.05, duplicate: 0.2, skewMs: 5 * 60_000, acts: 0.3 }

const FAULTS: Readonly<Record<Task['faults'], (seed: number) => FaultPlan>> = {
  none: () => NO_FAULTS,
  // Three kinds of days in turn: bad ones, worse ones, and such on which nothing fails but people do this and that.
  'every kind': (seed) => [MILD, HARD, { ...NO_FAULTS, acts: 0.5, slow: 0.1 }][seed % 3] ?? MILD,
  'lost answers': () => ({ ...NO_FAULTS, lostAnswer: 0.01, duplicate: 0.1 }),
  'one in a hundred': () => ({ crash: 0.01, slow: 0.01, lostAnswer: 0.01, busy: 0.01, duplicate: 0.01, skewMs: 1_000, unpunctualMs: HOUR, acts: 0.002 }),
}

async function play({ first, step, mostMs, mostSchedules, users, days, postingsPerDay, letters, faults }: Task): Promise<Played> {
  const from = performance.now()
  const cpu = process.cpuUsage()
  const played: Played = { cpuSeconds: 0, schedules: 0, userDays: 0, drafts: 0, lostAnswers: 0, broken: [], points: [] }
  const points = new Set<string>()
  const last = mostSchedules ?? Number.POSITIVE_INFINITY
  for (let seed = first; seed <= last && performance.now() - from < mostMs; seed += step) {
    const outcome = await simulate({ seed, users, days, postingsPerDay, letters, faults: FAULTS[faults](seed) })
    played.schedules += 1
    played.userDays += outcome.userDays
    played.drafts += outcome.drafts
    played.lostAnswers += outcome.world.lostAnswers
    for (const sentence of outcome.broken) played.broken.push(`seed ${seed}: ${sentence}`)
    for (const point of outcome.crashes.keys()) points.add(point)
  }
  const { user, system } = process.cpuUsage(cpu)
  return { ...played, cpuSeconds: (user + system) / 1e6, points: [...points] }
}

const [message]: unknown[] = await once(process, 'message')
process.send?.(await play(Task.parse(message)))
process.disconnect()
