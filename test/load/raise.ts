import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refused, type Visit } from './day.ts'
import { Vitals } from './loaded.ts'
import { percentile } from './percentile.ts'

const STEP_SECONDS = 5
const FIRST_RATE = 4
const RISE = 1.4
/** The limit: more than 5 % of visits slower than this, or more than 1 % errors. */
const WALL = { p95Ms: 2_000, errors: 0.01 } as const
/**
 * Maximum number of waiting visitors; beyond it a new one counts as an error, or memory would be the limit.
 */
const MOST_WAITING = 2_000

interface Visited {
  readonly what: string
  readonly took: number
  readonly error: string | null
}

export interface Step {
  readonly rate: number
  readonly lasted: number
  readonly visits: readonly Visited[]
  /** Cores used by the stage's process, and the busy share of the whole machine. */
  readonly stageCpu: number
  readonly delayP99Ms: number
  readonly machine: number
}

/**
 * Sends visitors at an increasing rate, whether or not earlier ones were served, until the first limit or the
 * end of the time.
 */
export async function raise(
  stage: ChildProcess,
  visits: readonly Visit[],
  seconds: number,
): Promise<{ steps: readonly Step[]; wall: string | null }> {
  const arriving = inTheirShares(visits)
  const steps: Step[] = []
  for (let rate = FIRST_RATE; steps.length * STEP_SECONDS < seconds; rate *= RISE) {
    const step = await play(stage, arriving, rate)
    steps.push(step)
    const wall = wallOf(step)
    if (wall !== null) return { steps, wall }
  }
  return { steps, wall: null }
}

/** Always the same order with mixed kinds: each kind has its share of every hundred. */
function* inTheirShares(visits: readonly Visit[]): Generator<Visit, never> {
  const owed = visits.map(() => 0)
  for (;;) {
    for (const [at, { share }] of visits.entries()) owed[at] = (owed[at] ?? 0) + share
    const most = owed.indexOf(Math.max(...owed))
    owed[most] = (owed[most] ?? 0) - 100
    const visit = visits[most]
    if (visit === undefined) throw new Error('there are no visits')
    yield visit
  }
}

async function play(stage: ChildProcess, arriving: Generator<Visit, never>, rate: number): Promise<Step> {
  const before = { vitals: await vitalsOf(stage), busy: busySeconds(), at: performance.now() }
  const done: Visited[] = []
  const waiting = new Set<Promise<void>>()
  for (let index = 0; index < rate * STEP_SECONDS; index += 1) {
    await sleep(Math.max(0, before.at + (index * 1000) / rate - performance.now()))
    const visitor = arriving.next().value
    const { what } = visitor
    if (waiting.size >= MOST_WAITING) {
      done.push({ what, took: 0, error: 'too many wait' })
      continue
    }
    const due = before.at + (index * 1000) / rate
    const visit = visitor
      .go()
      .then(() => null, errorOf)
      // Measured from the scheduled time, because a delayed visitor waited too.
      .then((error) => void done.push({ what, took: performance.now() - due, error }))
      .finally(() => waiting.delete(visit))
    waiting.add(visit)
  }
  await Promise.all(waiting)
  const lasted = (performance.now() - before.at) / 1000
  const { cpuMs, delayP99Ms } = await vitalsOf(stage)
  return {
    rate,
    lasted,
    visits: done,
    stageCpu: (cpuMs - before.vitals.cpuMs) / 1000 / lasted,
    delayP99Ms,
    machine: (busySeconds() - before.busy) / cpus().length / lasted,
  }
}

function errorOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  return error instanceof Error ? (error.name === 'TimeoutError' ? 'timeout' : error.message) : String(error)
}

async function vitalsOf(stage: ChildProcess): Promise<Vitals> {
  const answered = once(stage, 'message')
  stage.send('vitals')
  const [vitals] = await answered
  return Vitals.parse(vitals)
}

/** CPU seconds of all cores together since the machine started. */
const busySeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0)

function wallOf({ rate, visits, stageCpu, machine }: Step): string | null {
  const failed = visits.filter(({ error }) => error !== null)
  const p95 = percentile(
    visits.filter(({ error }) => error === null).map(({ took }) => took),
    95,
  )
  const slow = p95 > WALL.p95Ms
  if (!slow && failed.length <= WALL.errors * visits.length) return null
  const what = slow
    ? `one visit in twenty takes ${(p95 / 1000).toFixed(1)} s or more`
    : `${failed.length} errors`
  return `at ${rate.toFixed(1)} visits a second ${what}; ${busiest(stageCpu, machine)}`
}

/** The resource that was used up: the stage is one process with one thread for its handlers. */
function busiest(stageCpu: number, machine: number): string {
  if (stageCpu > 0.85)
    return "the stage's one thread is full, which in the cloud is a Lambda for each request"
  if (machine > 0.9) return 'the machine is full: database, stage, visitors and whatever else runs on it'
  return 'neither the stage nor the machine is full: look at the errors and at the database'
}
