import { draftEmail } from '#functions/outreach/drafting/draft-email.ts'
import { readOwn, writeOwn } from '#functions/outreach/own-posting/ask-own-posting.ts'
import { draftOwnPosting } from '#functions/outreach/own-posting/draft-own-posting.ts'
import { isOwnPosting } from '#platform/inventory/own-items.ts'
import { planRun } from '#functions/outreach/run/plan-run.ts'
import { orderLetters } from '#functions/outreach/shortlist/order-letters.ts'
import { startRun } from '#functions/outreach/run/start-run.ts'
import { sweep } from '#functions/operations/sweep.ts'
import { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import { NotYet } from '#platform/beating.ts'
import { AppError } from '#platform/app-error.ts'
import { userActor } from '#platform/actor.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { LetterRefused } from '#engine/letters'
import { CycleMessage } from '#shared/messages/cycle.ts'
import { actChance, ALL_ACTS, connect, perform } from './actions.ts'
import { isFault, type CrashLog } from './faults.ts'
import { brokenInvariants } from './invariants.ts'
import { memoryOpenWork } from './memory/memory-emails.ts'
import { ownPosting } from './own-posting.ts'
import { depsOf, type SimulatedDeps } from './deps.ts'
import { preparedLetter } from './prepared-letter.ts'
import { seededRandom } from './random.ts'
import type { Outcome, Scenario } from './scenario.ts'
import { addUser, World, type Message, type Queued, type SimulatedUser } from './world.ts'

const WORKERS = 4
const VISIBILITY_MS = MINUTE
const MAX_RECEIVES = 5
/** The visibility timeout when work outlasts it, and the maximum delay of a duplicate. */
const SHORT_VISIBILITY_MS = 20_000
const LATE_COPY_MS = 15 * MINUTE
const PLANS = ['starter', 'trial', 'pro', 'elite'] as const

/** How much more often actions happen while emails are prepared: at other times they break little. */
const BUSY = 20

/** Lets everything continue that only waits for its turn. */
const settled = async (): Promise<void> => await new Promise((resolve) => void setImmediate(resolve))

/**
 * Plays one fault schedule to its end, with everything the cycle talks to in memory, and checks the
 * invariants.
 */
export async function simulate(scenario: Scenario): Promise<Outcome> {
  const simulation = new Simulation(scenario)
  await simulation.run()
  const { world, crashes, broken } = simulation
  simulation.check()
  const emails = [...world.users.values()].reduce((sum, user) => sum + user.emails.size, 0)
  return {
    broken: [...broken],
    drafts: world.drafts.length,
    emails,
    userDays: scenario.users * scenario.days,
    steps: simulation.steps,
    crashes,
    world,
  }
}

class Simulation {
  readonly world: World
  readonly crashes: CrashLog = new Map()
  readonly broken = new Set<string>()
  steps = 0
  readonly #scenario: Scenario
  readonly #random: () => number
  readonly #receives = new Map<Message, number>()
  readonly #seen = new Set<Message>()
  #deps: readonly SimulatedDeps[]
  #busy = 0
  #actedAt: number

  constructor(scenario: Scenario) {
    this.#scenario = scenario
    this.#random = seededRandom(scenario.seed)
    this.world = new World(new Date(scenario.from ?? '2026-03-10T06:00:00.000Z'))
    this.#actedAt = this.world.now.getTime()
    for (let index = 0; index < scenario.users; index += 1)
      addUser(this.world, PLANS[index % PLANS.length] ?? 'starter', scenario.choosesFirst)
    this.#deps = this.#processes(false)
  }

  async run(): Promise<void> {
    const { world } = this
    const { days, redrive, restore } = this.#scenario
    for (const user of world.users.values()) this.#spawn(this.#start(user.id))
    const end = world.now.getTime() + days * DAY - HOUR
    if (restore !== undefined)
      await this.#restoreFrom(world.now.getTime() + DAY - MINUTE / 2, restore === 'drafts are looked for')
    await this.#runUntil(end)
    if (redrive !== true) return
    const before = this.#figures()
    for (const message of this.#seen) world.queue.push({ message, readyAt: world.now })
    await this.#runUntil(world.now.getTime() + 10 * MINUTE)
    if (this.#figures() !== before)
      this.broken.add(`after all messages came again: ${before} became ${this.#figures()}`)
  }

  /** Checks every invariant of these users; each broken one is reported once. */
  check(of?: Iterable<string>): void {
    const { faults, restore } = this.#scenario
    this.steps += 1
    for (const sentence of brokenInvariants(this.world, {
      skewMs: faults.skewMs,
      forgotten: restore !== undefined,
      ...(of === undefined ? {} : { of }),
    }))
      this.broken.add(sentence)
  }

  /**
   * An hour after `time` the table is restored to its state at that time; mailboxes, queues and schedules are
   * not. All processes restart.
   */
  async #restoreFrom(time: number, verifyBeforeCreate: boolean): Promise<void> {
    await this.#runUntil(time + Math.round(this.#random() * 1.5 * MINUTE))
    const [backup, recipients] = structuredClone([this.world.users, this.world.recipients] as const)
    await this.#runUntil(time + HOUR)
    this.world.users.clear()
    for (const [id, user] of backup) this.world.users.set(id, user)
    this.world.recipients.clear()
    for (const [key, uses] of recipients) this.world.recipients.set(key, uses)
    this.#deps = this.#processes(verifyBeforeCreate)
    for (const id of backup.keys()) this.#spawn(this.#start(id))
  }

  /** Separate processes, each with its own clock. */
  #processes(verifyBeforeCreate: boolean): readonly SimulatedDeps[] {
    const { faults, postingsPerDay } = this.#scenario
    const stepped = this.#scenario.checks === 'every step' ? this.#step : null
    const faultContext = {
      plan: faults,
      random: this.#random,
      log: this.crashes,
      sleep: this.world.sleep,
      stepped,
    }
    const clocks =
      faults.skewMs === 0
        ? [0]
        : Array.from({ length: WORKERS }, () => Math.round((this.#random() - 0.5) * faults.skewMs))
    return clocks.map((skew) => depsOf(this.world, postingsPerDay, faultContext, skew, verifyBeforeCreate))
  }

  #step = (): void => {
    this.check(this.world.touched)
    this.world.touched.clear()
  }

  #figures = (): string => {
    const states = [...this.world.users.values()].flatMap(({ emails }) =>
      [...emails.values()].map(({ email }) => email.state),
    )
    return `${this.world.drafts.length} drafts, ${states.length} entries (${['drafted', 'ready', 'failed'].map((state) => `${states.filter((other) => other === state).length} ${state}`).join(', ')})`
  }

  async #runUntil(end: number): Promise<void> {
    const { world } = this
    let nextSweep = world.now.getTime() + MINUTE
    while (world.now.getTime() < end) {
      this.#actAtRandom()
      this.#fireSchedules()
      world.wake()
      const delivered = this.#deliverReady()
      await settled()
      if (delivered) continue
      const open = (await memoryOpenWork(world).due(new Date(8.64e15), null)).found
      if (open.length > 0 && nextSweep <= world.now.getTime()) {
        this.#spawn(ignoringFaults(sweep(this.#process().sweep, { shard: null, hasTime: () => true })))
        nextSweep = world.now.getTime() + MINUTE
        continue
      }
      const asleep = world.nextWaking()
      const times = [
        end,
        ...world.queue.filter(({ readyAt }) => readyAt > world.now).map(({ readyAt }) => readyAt.getTime()),
        ...[...world.schedules.values()].map(({ next }) => next.getTime()),
        ...(asleep === null ? [] : [asleep]),
        ...(open.length > 0 ? [Math.max(nextSweep, world.now.getTime() + 1000)] : []),
      ]
      world.now = new Date(Math.min(end, Math.max(world.now.getTime() + 1, Math.min(...times))))
    }
  }

  #process(): SimulatedDeps {
    const deps = this.#deps[this.#deps.length === 1 ? 0 : Math.floor(this.#random() * this.#deps.length)]
    if (deps === undefined) throw new Error('no process')
    return deps
  }

  /** Starts work that ends by itself and may sleep meanwhile. */
  #spawn(work: Promise<unknown>): void {
    void work.catch((error: unknown) =>
      this.broken.add(error instanceof Error ? `thrown: ${error.stack ?? error.message}` : String(error)),
    )
  }

  #deliverReady(): boolean {
    const { world } = this
    const ready = world.queue
      .filter(({ readyAt }) => readyAt <= world.now)
      .slice(0, Math.max(0, WORKERS - this.#busy))
    for (const item of ready) world.queue.splice(world.queue.indexOf(item), 1)
    for (const item of ready) this.#spawn(this.#deliver(item))
    return ready.length > 0
  }

  async #deliver({ message, copy }: Queued): Promise<void> {
    const { faults, letters, redrive } = this.#scenario
    if (redrive === true) this.#seen.add(message)
    if (copy !== true && faults.duplicate > 0 && this.#random() < faults.duplicate) this.#duplicate(message)
    this.#busy += 1
    const work = { over: false }
    if (faults.impatient > 0 && this.#random() < faults.impatient) this.#spawn(this.#reappear(message, work))
    try {
      const { plan, draft, own } = this.#process()
      if (message.queue === 'cycle') {
        const { runId } = message.body
        if (runId !== null && isOwnPosting(runId)) await draftOwnPosting({ ...message.body, runId }, own)
        else await this.#plan(message.body, plan)
      } else if (letters === 'prepared') await draftEmail(message.body, draft, this.#write)
      else await draftEmail(message.body, draft)
    } catch (error) {
      if (error instanceof NotYet) return this.#queueIn(message, SHORT_VISIBILITY_MS)
      if (!isFault(error)) throw error
      const count = (this.#receives.get(message) ?? 0) + 1
      this.#receives.set(message, count)
      if (count < MAX_RECEIVES) this.#queueIn(message, VISIBILITY_MS)
    } finally {
      work.over = true
      this.#busy -= 1
    }
  }

  #queueIn(message: Message, ms: number): void {
    const { queue, now } = this.world
    queue.push({ message, readyAt: new Date(now.getTime() + ms), copy: true })
  }

  /** Adds up to five copies: most within half a minute, one in five much later. */
  #duplicate(message: Message): void {
    const copies = 1 + Math.floor(this.#random() ** 3 * 5)
    for (let index = 0; index < copies; index += 1)
      this.#queueIn(message, this.#random() * (this.#random() < 0.2 ? LATE_COPY_MS : 30_000))
  }

  /** Makes the message visible again although it is being processed. */
  async #reappear(message: Message, work: { readonly over: boolean }): Promise<void> {
    await this.world.sleep(this.#random() * SHORT_VISIBILITY_MS)
    if (!work.over) this.#queueIn(message, 0)
  }

  #write = async (...[assignment]: Parameters<typeof preparedLetter>): ReturnType<typeof preparedLetter> => {
    const { refused } = this.#scenario.faults
    if (refused > 0 && this.#random() < refused) throw new LetterRefused([])
    return await preparedLetter(assignment)
  }

  #fireSchedules(): void {
    const { world } = this
    const { unpunctualMs } = this.#scenario.faults
    for (const [userId, schedule] of world.schedules) {
      if (schedule.next > world.now) continue
      const message: Message = { queue: 'cycle', body: CycleMessage.parse(JSON.parse(schedule.payload)) }
      world.queue.push({ message, readyAt: world.now })
      // At-least-once delivery: sometimes a second time, and late.
      if (unpunctualMs > 0)
        world.queue.push({ message, readyAt: new Date(world.now.getTime() + this.#random() * unpunctualMs) })
      const early = unpunctualMs === 0 ? 0 : this.#random() * MINUTE
      world.schedules.set(userId, { ...schedule, next: new Date(schedule.next.getTime() + DAY - early) })
    }
  }

  #actAtRandom(): void {
    const { world } = this
    const passed = world.now.getTime() - this.#actedAt
    this.#actedAt = world.now.getTime()
    const { actions } = this.#scenario.faults
    if (actions === 0 || passed === 0) return
    for (const user of world.users.values()) {
      if (this.#random() >= actChance(actions, hasOpenWork(user) ? passed * BUSY : passed)) continue
      const { acts = ALL_ACTS } = this.#scenario
      const what = acts[Math.floor(this.#random() * acts.length)] ?? 'start'
      perform(what, world, user)
      if (what === 'write') for (const _ of [1, 2]) this.#spawn(this.#choose(user))
      if (what === 'start') this.#spawn(this.#start(user.id))
      if (what === 'found a posting') this.#spawn(this.#writeAboutOwn(user.id))
      if (what === 'connect') this.#spawn(this.#connect(user.id))
    }
  }

  /** A user presses the button until the request succeeds, as people do; null when it is refused. */
  async #press<T>(send: (process: SimulatedDeps) => Promise<T>): Promise<T | null> {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        return await send(this.#process())
      } catch (error) {
        if (error instanceof AppError && error.code !== 'unavailable') return null
        if (!isFault(error)) throw error
      }
    }
    return null
  }

  #start = async (userId: string): Promise<void> =>
    void (await this.#press(async ({ start }) => await startRun(userActor(userId), start)))

  /** A user has a posting read, of which others find the same, and presses the button in two windows. */
  async #writeAboutOwn(userId: string): Promise<void> {
    const found = ownPosting(Math.floor(this.#random() * 4), this.world.now)
    const own = await this.#press(
      async (process) => await readOwn(userActor(userId), found.input, process.own),
    )
    if (own === null) return
    await this.world.sleep(this.#random() * 4 * MINUTE)
    const write = async () =>
      await this.#press(
        async (process) => await writeOwn(userActor(userId), own.id, found.corrections, process.own),
      )
    await Promise.all([write(), write()])
  }

  /** Afterwards, in a scenario of people who act, a user who chooses first does so in two tabs. */
  async #plan(body: CycleMessage, deps: SimulatedDeps['plan']): Promise<void> {
    await planRun(body, deps)
    const { choosesFirst, faults } = this.#scenario
    if (choosesFirst !== true || faults.actions === 0) return
    for (const _ of [1, 2]) this.#spawn(this.#chooseLater(body.userId))
  }

  async #chooseLater(userId: string): Promise<void> {
    await this.world.sleep(this.#random() * 2 * HOUR)
    const user = this.world.user(userId)
    if (user !== null) await this.#choose(user)
  }

  /** A user chooses most people of the shortlist and presses until it succeeds; two tabs do so at once. */
  async #choose({ id, shortlist }: SimulatedUser): Promise<void> {
    const ids = shortlist?.ids.filter(() => this.#random() < 0.8) ?? []
    if (ids.length === 0) return
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        await orderLetters(userActor(id), ids, this.#process().write)
        return
      } catch (error) {
        if (error instanceof AppError && error.code !== 'unavailable') return
        if (!isFault(error)) throw error
      }
    }
  }

  async #connect(userId: string): Promise<void> {
    const { world } = this
    const user = world.user(userId)
    if (user === null) return
    connect(world, user)
    const { draft, scheduleDeps } = this.#process()
    await ignoringFaults(
      (async () => {
        await resumeSchedule(userId, scheduleDeps)
        for (const emailId of await draft.emails.waiting(userId)) {
          if (await draft.emails.reopen(userId, emailId, new Date(world.now.getTime() + MINUTE), world.now))
            await draft.drafts.send({ v: 1, userId, emailId })
        }
      })(),
    )
  }
}

function hasOpenWork({ runs }: SimulatedUser): boolean {
  for (const { state, open } of runs.values()) if (state !== 'planned' || open > 0) return true
  return false
}

async function ignoringFaults(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!isFault(error)) throw error
  }
}
