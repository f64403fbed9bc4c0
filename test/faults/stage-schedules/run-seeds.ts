import { allOf } from '#platform/walk.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { openWorkStore } from '#functions/operations/open-work.store.ts'
import { reconciliationStore } from '#functions/billing/reconcile/reconciliation.store.ts'
import { settingsStore } from '#functions/settings/settings.store.ts'
import { reconcile } from '#functions/billing/reconcile/reconcile.ts'
import { DAY, dayOf, HOUR, MINUTE } from '#platform/clock.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { longestWait } from '#harness/patience.ts'
import type { Client } from '#harness/session.ts'
import type { TestStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { localAccess } from '#dev/local-access.ts'
import { lambdaContext, scheduleHandler } from '#dev/functions/handlers.ts'
import type { Queue } from '#dev/aws/sqs.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { syncServices, customers } from '#functions/services/payments.ts'
import { entitledUsers } from '#functions/services/billing.ts'
import { seededRandom } from '../simulation/random.ts'
import { startWorkers, type Workers } from './workers.ts'
import { live, newRunner, setFaults, type Runner } from './runner.ts'
import { brokenMailbox, brokenOf, hasOpenWork } from './stage-invariants.ts'

export interface Broken {
  readonly seed: number
  readonly sentence: string
}

export interface StagePlayed {
  readonly schedules: number
  readonly drafts: number
  readonly kills: number
  readonly broken: readonly Broken[]
  /** The actions on each user, by seed. */
  readonly done: Readonly<Record<number, readonly string[]>>
}

interface Options {
  /** The number of concurrent users. */
  readonly wave: number
  readonly workers: number
  /**
   * One day without slow faults: requests that time out, and a message that fails until the dead-letter
   * queue.
   */
  readonly brief?: boolean
  /** Called after each wave. */
  readonly onProgress?: (played: number, broken: number) => void
}

/** Emails per user and day, kept low so that a schedule is short. */
const DAILY_CAP = 4
/** Chance that a message is processed twice at once and sent again. */
const DUPLICATE = 0.2
/**
 * Time advances in steps until nothing is left to do: past a crashed worker's lease, an hour, Gmail's retry
 * times, a day.
 */
const STEPS = [
  2 * MINUTE,
  2 * MINUTE,
  2 * MINUTE,
  2 * MINUTE,
  20 * MINUTE,
  HOUR,
  6.1 * HOUR,
  6.1 * HOUR,
  6.1 * HOUR,
  6.1 * HOUR,
  2 * MINUTE,
  2 * MINUTE,
]
/** Nobody writes to a company again within a week of another user's email. */
const WEEK = 8 * DAY
const POISON = '{"v":1,"poison":true}'

/** Plays these seeds' schedules, one wave of users at a time, on a stage without workers of its own. */
export async function runSeeds(
  stage: TestStage,
  seeds: readonly number[],
  { wave, workers, brief = false, onProgress = () => undefined }: Options,
): Promise<StagePlayed> {
  const seedRun = new SeedRun(stage, seeds[0] ?? 1, brief)
  await seedRun.begin(workers)
  try {
    for (let from = 0; from < seeds.length; from += wave) {
      await seedRun.wave(seeds.slice(from, from + wave))
      onProgress(Math.min(seeds.length, from + wave), seedRun.broken.length)
    }
    await seedRun.finish()
  } finally {
    await seedRun.end()
  }
  return {
    schedules: seeds.length,
    drafts: seedRun.drafts,
    kills: seedRun.workers?.kills() ?? 0,
    broken: seedRun.broken,
    done: seedRun.done,
  }
}

/** The day of the stage's clock (UTC). */
const dayNumber = (): number => Math.floor(systemClock.now().getTime() / DAY)

class SeedRun {
  readonly broken: Broken[] = []
  readonly done: Record<number, readonly string[]> = {}
  drafts = 0
  workers: Workers | null = null
  readonly #stage: TestStage
  readonly #brief: boolean
  readonly #random: () => number
  readonly #queues: SQSClient
  readonly #sweep = scheduleHandler('sweep-stuck-work')
  /** Seeds of users who bought their plan, by user id. */
  readonly #bought = new Map<string, number>()
  #admin: Client | null = null

  constructor(stage: TestStage, seed: number, brief: boolean) {
    this.#stage = stage
    this.#brief = brief
    this.#random = seededRandom(seed)
    this.#queues = new SQSClient(localAccess(stage.sqs.url))
  }

  async begin(workers: number): Promise<void> {
    const stage = this.#stage
    await settingsStore(tableOf(stage)).save(
      { emailsPerDayPerUser: DAILY_CAP, responseTimeoutHours: 24 },
      'adm_stage',
      systemClock.now(),
    )
    this.workers = await startWorkers(stage, workers, this.#random, DUPLICATE)
  }

  async end(): Promise<void> {
    await this.workers?.close()
    this.#queues.destroy()
  }

  /** A wave of users: they sign up, faults happen, work finishes, and a day later their schedules fire. */
  async wave(seeds: readonly number[]): Promise<void> {
    const stage = this.#stage
    // An admin's session does not outlast a wave.
    this.#admin = (await signedInAdmin(stage, `admin.${seeds[0] ?? 0}@mail.example`)).client
    const runners = await inTurns(seeds, 4, async (seed) => await newRunner(stage, seed))
    for (const { userId, plan, seed } of runners) if (plan === 'bought') this.#bought.set(userId, seed)
    stage.emulators.google.faults.set({ indexLagMs: this.#random() * 300_000 })
    stage.emulators.scheduler.faults.set({ fireTwice: 3 })
    for (const runner of runners) setFaults(stage, runner, this.#brief)
    if (!this.#brief) await this.#send(stage.sqs.draft, POISON)
    const watched = this.#watch(runners)
    await Promise.all([
      this.#trouble(),
      ...runners.map((runner) => live(stage, runner, this.#admin ?? runner.client)),
    ])
    await this.#becomeQuiet(runners)
    this.#stopFaults()
    if (!this.#brief) {
      // Schedules fire within a quarter of an hour of their time.
      await this.workers?.advance(DAY)
      await this.#becomeQuiet(runners)
    }
    await watched.stop()
    for (const runner of runners) {
      this.done[runner.seed] = [runner.plan, ...runner.done]
      this.drafts += stage.emulators.google.state.draftCount(runner.email)
      for (const sentence of await brokenOf(stage, tableOf(stage), runner, DAILY_CAP))
        this.#note(runner, sentence)
    }
    if (!this.#brief) await this.workers?.advance(WEEK)
  }

  /**
   * Final checks over all users: all payment events are processed, both sides agree, and unreadable messages
   * are in the dead-letter queue.
   */
  async finish(): Promise<void> {
    const table = tableOf(this.#stage)
    await this.#untilEmpty()
    await this.#sweep({}, lambdaContext('sweep-stuck-work', MINUTE))
    await this.#untilEmpty()
    const open = await allOf((after) => openWorkStore(table).due(systemClock.now(), after))
    for (const work of open)
      if (work.kind === 'event')
        this.broken.push({ seed: 0, sentence: `I7: the event ${work.eventId} is not done` })
    const report = await reconcile(
      dayOf(systemClock.now()),
      {
        ...depsOf(syncServices),
        customers: customers(),
        reports: reconciliationStore(table),
        access: entitledUsers(),
        sleep: async () => undefined,
      },
      () => true,
    )
    for (const [kind, { ids }] of Object.entries(report?.differences ?? {})) {
      // Most got their plan without the provider, which does not know them.
      const own = ids.filter((id) => this.#bought.has(id) || kind !== 'access_without_provider')
      for (const id of own)
        this.broken.push({ seed: this.#bought.get(id) ?? 0, sentence: `I7, I10: ${kind} of ${id}` })
    }
    if (this.#brief) return
    const dead = await this.#queues.send(
      new ReceiveMessageCommand({
        QueueUrl: this.#stage.sqs.dead.draft.url,
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 20,
      }),
    )
    if (
      !(dead.Messages ?? []).some(({ Body }) => Body === POISON) &&
      (await this.#waiting(this.#stage.sqs.dead.draft)) === 0
    )
      this.broken.push({ seed: 0, sentence: 'I17: the poison message is not among the dead' })
  }

  #note = ({ seed }: Runner, sentence: string): void => {
    if (!this.broken.some((known) => known.seed === seed && known.sentence === sentence))
      this.broken.push({ seed, sentence })
  }

  /** While users act: a worker is killed, and the clock jumps. */
  async #trouble(): Promise<void> {
    await sleep(500 + this.#random() * 2_000)
    await this.workers?.kill()
    await sleep(this.#random() * 2_000)
    await this.workers?.advance(61_000 + this.#random() * 5 * MINUTE)
    if (this.#random() < 0.5) await this.workers?.kill()
  }

  /** Checks all mailboxes again and again. */
  #watch(runners: readonly Runner[]): { stop(): Promise<void> } {
    const first = dayNumber()
    const watch = { over: false }
    const watching = (async () => {
      while (!watch.over) {
        for (const runner of runners)
          for (const sentence of await brokenMailbox(
            this.#stage,
            runner,
            DAILY_CAP * (dayNumber() - first + 1),
          ))
            this.#note(runner, `meanwhile: ${sentence}`)
        await sleep(250)
      }
    })()
    return {
      async stop() {
        watch.over = true
        await watching
      },
    }
  }

  #stopFaults(): void {
    const { google, hunter, adzuna, scheduler, stripe, bedrock } = this.#stage.emulators
    google.faults.clear()
    for (const source of [hunter, adzuna]) source.faults.set({ kind: null })
    for (const vendor of [scheduler, stripe, bedrock]) vendor.faults.set({ clear: true })
  }

  async #becomeQuiet(runners: readonly Runner[]): Promise<void> {
    const table = tableOf(this.#stage)
    for (const step of STEPS) {
      await this.#untilEmpty()
      await this.workers?.advance(step)
      await this.#sweep({}, lambdaContext('sweep-stuck-work', MINUTE))
      await this.#untilEmpty()
      const open = await Promise.all(runners.map((runner) => hasOpenWork(table, runner)))
      if (!open.includes(true)) return
    }
  }

  /** Waits until no message can be received; some may still be in progress or delayed. */
  async #untilEmpty(): Promise<void> {
    const { cycle, draft, billing, deletion, linking } = this.#stage.sqs
    let [before, movedAt] = ['', performance.now()]
    for (let empty = 0; empty < 2; ) {
      const left = await Promise.all(
        [cycle, draft, billing, deletion, linking].map((queue) => this.#waiting(queue)),
      )
      empty = left.every((count) => count === 0) ? empty + 1 : 0
      if (left.join(' ') !== before) movedAt = performance.now()
      before = left.join(' ')
      if (performance.now() - movedAt > longestWait(120_000))
        // Queues from which nothing was received for so long are stuck.
        throw new Error(`the queues hold ${left.join(', ')} messages and nobody takes them`)
      await sleep(100)
    }
  }

  async #waiting(queue: Queue): Promise<number> {
    const { Attributes } = await this.#queues.send(
      new GetQueueAttributesCommand({ QueueUrl: queue.url, AttributeNames: ['ApproximateNumberOfMessages'] }),
    )
    return Number(Attributes?.['ApproximateNumberOfMessages'] ?? 0)
  }

  async #send(queue: Queue, body: string): Promise<void> {
    await this.#queues.send(new SendMessageCommand({ QueueUrl: queue.url, MessageBody: body }))
  }
}

/** Maps over all items, `atOnce` at a time. */
async function inTurns<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<R>,
): Promise<readonly R[]> {
  const done: R[] = []
  for (let from = 0; from < all.length; from += atOnce)
    done.push(...(await Promise.all(all.slice(from, from + atOnce).map(work))))
  return done
}
