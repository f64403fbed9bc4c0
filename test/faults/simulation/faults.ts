import { AppError } from '#platform/app-error.ts'

/** The process died here. Nothing of the product catches it. */
export class Crash extends Error {
  override readonly name: string = 'Crash'
}

/**
 * The table, a queue or the scheduler takes nothing for now. Nothing of the product catches that either: the
 * message comes again.
 */
class Throttled extends Crash {
  override readonly name = 'Throttled'
}

/** Whether a call failed because of a fault, after which the queue brings the message again. */
export const isFault = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof AppError && error.code === 'unavailable')

export interface FaultPlan {
  /** Chance of dying before, and after, each call to the outside; in [0, 1]. */
  readonly crash: number
  /** Chance that a call takes long, before its effect or after it. */
  readonly slow: number
  /** Chance that a mailbox made the draft but its answer was lost. */
  readonly lostAnswer: number
  /** Chance that a mailbox refuses for now, before any effect. */
  readonly busy: number
  /**
   * Chance that a mailbox, whether it makes a draft or looks for one, says that its day is used up, or does
   * not answer before any effect.
   */
  readonly sulky: number
  /** Chance that somebody edits a draft in their mailbox, or deletes it, within minutes after it was made. */
  readonly meddle: number
  /** Chance that a message is delivered again, up to five times. */
  readonly duplicate: number
  /** Chance that a message becomes visible to others while it is worked on. */
  readonly impatient: number
  /** Chance that the table, a queue or the scheduler refuses a call for now, before its effect. */
  readonly throttled: number
  /**
   * Chance that an update reached the table, its answer was lost, and the client sent it again: the second
   * answer is the one that is heard.
   */
  readonly repeated: number
  /** Chance that a read that is not consistent shows what stood there before. */
  readonly stale: number
  /** Chance that a source of postings or of people is down, empty, cut short, or gives everything twice. */
  readonly source: number
  /** Chance that no letter passes the check. */
  readonly refused: number
  /** How far the clocks of two workers lie apart at most, in milliseconds. */
  readonly skewMs: number
  /** How far from its time a schedule rings: that much late, and up to a minute early; in milliseconds. */
  readonly unpunctualMs: number
  /** Chance, for each user and each hour, that they or somebody else does something to their account. */
  readonly actions: number
}

export const NO_FAULTS: FaultPlan = {
  crash: 0,
  slow: 0,
  lostAnswer: 0,
  busy: 0,
  sulky: 0,
  meddle: 0,
  duplicate: 0,
  impatient: 0,
  throttled: 0,
  repeated: 0,
  stale: 0,
  source: 0,
  refused: 0,
  skewMs: 0,
  unpunctualMs: 0,
  actions: 0,
}

/**
 * The longest of slow calls: so many of them in a row do not outlast a lease, as no worker outlasts its
 * function's time.
 */
const SLOWEST_MS = 20_000

/** Counts where crashes struck, so that coverage of the crash points can be shown. */
export type CrashLog = Map<string, number>

const isMethod = (value: unknown): value is (...args: unknown[]) => Promise<unknown> =>
  typeof value === 'function'

export interface Strikes {
  readonly plan: FaultPlan
  readonly random: () => number
  readonly log: CrashLog
  /** Resolves when that much time has passed in the simulation. */
  readonly sleep: (ms: number) => Promise<void>
  /** Hears of every call that changed something, right after its effect; null when nobody wants to. */
  readonly stepped: (() => void) | null
}

/**
 * Updates that the client sends again by itself, under a condition that the first may have changed.
 * Transactions carry a token and are not among them.
 */
const REPEATED = new Set([
  'entries.claim',
  'entries.postpone',
  'runs.takePlanning',
  'runs.claimNotification',
  'runs.progress',
  'runs.note',
  'runs.record',
])
/** Calls that change nothing: what held before them holds after. */
const READS = new Set([
  'runs.context',
  'runs.find',
  'runs.latest',
  'entries.todaysEmails',
  'entries.waiting',
  'usedJobs.among',
  'usedJobs.lastWritten',
  'postings.search',
  'contacts.findPeople',
  'mailbox.findDraft',
  'open.due',
  'sealer.open',
])
/** What Amazon runs and throttles. */
const THROTTLED = new Set(['runs', 'entries', 'cycleQueue', 'draftQueue', 'usedJobs', 'open'])
/** Where the adapter tells the product that the service does not answer. */
const UNAVAILABLE = new Set(['schedules', 'sealer'])

/**
 * A port whose every call may take long, be refused or be sent twice, and may kill the process before or
 * after its effect; `covers` asks nobody and is left alone. The wrapper keeps the port's own type because it
 * is a Proxy of it.
 */
export function striking<T extends object>(name: string, port: T, strikes: Strikes): T {
  const { plan, random, sleep, stepped } = strikes
  if (stepped === null && plan.crash === 0 && plan.slow === 0 && plan.throttled === 0 && plan.repeated === 0)
    return port
  const lag = async () => {
    if (random() < plan.slow) await sleep(random() * SLOWEST_MS)
  }
  return new Proxy(port, {
    get(target, method, receiver) {
      const original: unknown = Reflect.get(target, method, receiver)
      if (!isMethod(original) || method === 'covers') return original
      const point = `${name}.${String(method)}`
      return async (...args: unknown[]) => {
        strike(`${point} before`, strikes)
        if (plan.throttled > 0) refuse(name, strikes)
        if (plan.slow > 0) await lag()
        if (plan.repeated > 0 && REPEATED.has(point) && random() < plan.repeated)
          await original.apply(target, args)
        const result = await original.apply(target, args)
        if (!READS.has(point)) stepped?.()
        if (plan.slow > 0) await lag()
        strike(`${point} after`, strikes)
        return result
      }
    },
  })
}

function refuse(name: string, { plan, random }: Strikes): void {
  if (THROTTLED.has(name) && random() < plan.throttled) throw new Throttled(name)
  if (UNAVAILABLE.has(name) && random() < plan.throttled) throw new AppError('unavailable')
}

function strike(point: string, { plan, random, log }: Strikes): void {
  if (plan.crash === 0 || random() >= plan.crash) return
  log.set(point, (log.get(point) ?? 0) + 1)
  throw new Crash(point)
}
