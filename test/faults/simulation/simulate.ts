import { draftEntry, type DraftNeeds } from '#core/cycle/draft-entry.ts'
import { planRun, type PlanNeeds } from '#core/cycle/plan-run.ts'
import { startRun } from '#core/cycle/start-run.ts'
import { sweep } from '#core/cycle/sweep.ts'
import { AppError } from '#core/kernel/app-error.ts'
import { userActor } from '#core/kernel/actor.ts'
import { DAY, HOUR, MINUTE } from '#core/kernel/clock.ts'
import { CycleMessage } from '#shared/messages/cycle.ts'
import { Crash, crashing, type CrashLog, type FaultPlan } from './faults.ts'
import { brokenInvariants } from './invariants.ts'
import { memoryEntries, memoryOpenWork } from './memory-entries.ts'
import { memoryRuns } from './memory-runs.ts'
import { seededRandom } from './random.ts'
import { contactSource, plainWriter, postingSource, simulatedMailbox } from './vendors.ts'
import { addUser, World, type Message } from './world.ts'

export interface Scenario {
  readonly seed: number
  readonly users: number
  readonly days: number
  readonly postingsPerDay: number
  readonly faults: FaultPlan
}

export interface Outcome {
  readonly broken: readonly string[]
  readonly drafts: number
  readonly entries: number
  readonly userDays: number
  readonly crashes: CrashLog
  readonly world: World
}

const WORKERS = 4
const VISIBILITY_MS = MINUTE
const MOST_RECEIVES = 5

/** Plays one schedule of faults to its end, with everything the cycle talks to in memory, and checks the invariants. */
export async function simulate(scenario: Scenario): Promise<Outcome> {
  const random = seededRandom(scenario.seed)
  const world = new World(new Date('2026-03-10T06:00:00.000Z'))
  const crashes: CrashLog = new Map()
  const plans = ['starter', 'trial', 'pro', 'elite'] as const
  for (let index = 0; index < scenario.users; index += 1) addUser(world, plans[index % plans.length] ?? 'starter')
  const needs = needsOf(world, scenario, random, crashes)
  for (const user of world.users.values()) await start(user.id, needs)
  const receives = new Map<Message, number>()
  const end = world.now.getTime() + scenario.days * DAY - HOUR
  let nextSweep = world.now.getTime() + MINUTE
  while (world.now.getTime() < end) {
    ringSchedules(world)
    const ready = world.queue.filter(({ readyAt }) => readyAt <= world.now).slice(0, WORKERS)
    for (const item of ready) world.queue.splice(world.queue.indexOf(item), 1)
    await Promise.all(ready.map(({ message }) => deliver(message, needs, world, scenario.faults, random, receives)))
    if (ready.length > 0) continue
    const open = await memoryOpenWork(world).due(new Date(8.64e15))
    if (open.length > 0 && nextSweep <= world.now.getTime()) {
      await swallow(sweep(needs.sweep))
      nextSweep = world.now.getTime() + MINUTE
    }
    const times = [end, ...world.queue.map(({ readyAt }) => readyAt.getTime()), ...[...world.schedules.values()].map(({ next }) => next.getTime()), ...(open.length > 0 ? [Math.max(nextSweep, world.now.getTime() + 1000)] : [])]
    world.now = new Date(Math.min(end, Math.max(world.now.getTime() + 1, Math.min(...times))))
  }
  const entries = [...world.users.values()].reduce((sum, user) => sum + user.entries.size, 0)
  return { broken: brokenInvariants(world), drafts: world.drafts.length, entries, userDays: scenario.users * scenario.days, crashes, world }
}

interface SimulatedNeeds {
  readonly plan: PlanNeeds
  readonly draft: DraftNeeds
  readonly start: Parameters<typeof startRun>[1]
  readonly sweep: Parameters<typeof sweep>[0]
}

function needsOf(world: World, scenario: Scenario, random: () => number, log: CrashLog): SimulatedNeeds {
  const { faults } = scenario
  const wrap = <T extends object>(name: string, port: T): T => crashing(name, port, faults, random, log)
  const clock = { now: () => world.now }
  let secret = 0
  const secrets = { fresh: () => `secret-${(secret += 1)}`, hash: (value: string) => value, fingerprint: (value: string) => Array.from(value).toReversed().join('') }
  const put = (message: Message, delayMs = 0) => world.queue.push({ message, readyAt: new Date(world.now.getTime() + delayMs) })
  const runs = wrap('runs', memoryRuns(world))
  const entries = wrap('entries', memoryEntries(world))
  const cycleQueue = wrap('cycleQueue', { send: async (body: CycleMessage) => void put({ queue: 'cycle', body }) })
  const drafts = wrap('draftQueue', {
    send: async (messages: Parameters<DraftNeeds['drafts']['send']>[0], delaySeconds = 0) => messages.forEach((body) => put({ queue: 'draft', body }, delaySeconds * 1000)),
  })
  const schedules = wrap('schedules', {
    ensure: async (userId: string, next: Date, payload: string) => void world.schedules.set(userId, { next, payload }),
    remove: async (userId: string) => void world.schedules.delete(userId),
  })
  const usedJobs = {
    among: async (userId: string, jobKeys: readonly string[]) => new Set(jobKeys.filter((key) => world.user(userId)?.usedJobs.has(key))),
  }
  const mailboxes = {
    find: async (userId: string) => world.user(userId)?.mailbox ?? null,
    save: async () => undefined,
    remove: async () => undefined,
    disable: async () => true,
    lookAgain: async () => true,
    enable: async () => true,
  }
  const mail = wrap('mail', { send: async ({ to, subject }: { to: string; subject: string }) => void world.mails.push({ to, subject }) })
  const shared = { runs, entries, drafts, schedules, clock, secrets, mail, site: 'https://reachwell.example' }
  const covered = () => true
  const newId = (prefix: string) => world.nextId(prefix)
  return {
    plan: {
      ...shared, postings: [wrap('postings', postingSource(world, scenario.postingsPerDay))], contacts: wrap('contacts', contactSource), usedJobs: wrap('usedJobs', usedJobs),
      covered, newId, leaseMs: 5 * MINUTE,
    },
    draft: {
      ...shared, mailboxes, mailbox: wrap('mailbox', simulatedMailbox(world, faults, random)), sealer: { seal: async (_, value) => value, open: async (_, sealed) => sealed },
      files: { put: async () => undefined, getText: async () => 'Built the planning tool', getFile: async () => ({ bytes: new Uint8Array(), contentType: 'text/plain' }) },
      writer: plainWriter, fallback: plainWriter, leaseMs: 5 * MINUTE, doubtMs: MINUTE, messageDomain: 'reachwell.example',
    },
    start: { runs, queue: cycleQueue, covered, clock, newId, limits: { take: async () => ({ taken: true }) } },
    sweep: { open: memoryOpenWork(world), billings: { due: async () => [] }, cycle: cycleQueue, drafts, billing: { send: async () => undefined }, mailboxes: { send: async () => undefined }, merges: { send: async () => undefined }, erasures: { send: async () => undefined }, operations: { send: async () => undefined }, clock },
  }
}

/** A user presses the button until the request went through, as people do. */
async function start(userId: string, needs: SimulatedNeeds): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      await startRun(userActor(userId), needs.start)
      return
    } catch (error) {
      if (error instanceof AppError) return
      if (!(error instanceof Crash)) throw error
    }
  }
}

async function deliver(message: Message, needs: SimulatedNeeds, world: World, faults: FaultPlan, random: () => number, receives: Map<Message, number>): Promise<void> {
  if (random() < faults.duplicate) world.queue.push({ message, readyAt: new Date(world.now.getTime() + random() * 30_000) })
  try {
    if (message.queue === 'cycle') await planRun(message.body, needs.plan)
    else await draftEntry(message.body, needs.draft)
  } catch (error) {
    if (!(error instanceof Crash)) throw error
    const count = (receives.get(message) ?? 0) + 1
    receives.set(message, count)
    if (count < MOST_RECEIVES) world.queue.push({ message, readyAt: new Date(world.now.getTime() + VISIBILITY_MS) })
  }
}

function ringSchedules(world: World): void {
  for (const [userId, schedule] of world.schedules) {
    if (schedule.next > world.now) continue
    world.queue.push({ message: { queue: 'cycle', body: CycleMessage.parse(JSON.parse(schedule.payload)) }, readyAt: world.now })
    world.schedules.set(userId, { ...schedule, next: new Date(schedule.next.getTime() + DAY) })
  }
}

async function swallow(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Crash)) throw error
  }
}
