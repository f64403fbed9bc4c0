import { AppError } from '#platform/app-error.ts'

/** The process crashed here. The product never catches it. */
export class Crash extends Error {
  override readonly name: string = 'Crash'
}

/**
 * The table, a queue or the scheduler refuses calls for now. The product does not catch this either: the
 * message is retried.
 */
class Throttled extends Crash {
  override readonly name = 'Throttled'
}

/** Whether a call failed because of a fault, after which the queue redelivers the message. */
export const isFault = (error: unknown): boolean =>
  error instanceof Crash ||
  (error instanceof AppError && error.code === 'unavailable') ||
  // The sweep does everything else before it fails.
  (error instanceof AggregateError && error.errors.every(isFault))

export interface FaultPlan {
  /** Chance of a crash before, and after, each external call; in [0, 1]. */
  readonly crash: number
  /** Chance that a call takes long, before or after its effect. */
  readonly slow: number
  /** Chance that a mailbox made the draft but its response was lost. */
  readonly lostAnswer: number
  /** Chance that a mailbox refuses for now, before any effect. */
  readonly busy: number
  /**
   * Chance that a mailbox, when it makes or searches a draft, reports a used-up daily quota or does not
   * answer, before any effect.
   */
  readonly sulky: number
  /** Chance that the owner edits or deletes a draft within minutes after it was made. */
  readonly meddle: number
  /** Chance that a message is redelivered, up to five times. */
  readonly duplicate: number
  /** Chance that a message becomes visible to other workers while it is processed. */
  readonly impatient: number
  /** Chance that the table, a queue or the scheduler refuses a call for now, before its effect. */
  readonly throttled: number
  /**
   * Chance that an update reached the table, its response was lost, and the client repeated it: the product
   * sees the second response.
   */
  readonly repeated: number
  /** Chance that an eventually consistent read returns an old value. */
  readonly stale: number
  /** Chance that a source of postings or people is down, empty, cut short, or returns everything twice. */
  readonly source: number
  /** Chance that no letter passes the check. */
  readonly refused: number
  /** Maximum difference between two workers' clocks, in milliseconds. */
  readonly skewMs: number
  /** How late a schedule may fire, in milliseconds; if not 0, it may also fire up to a minute early. */
  readonly unpunctualMs: number
  /** Chance per user and hour of an action on the account. */
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
 * Maximum duration of a slow call: a series of them does not outlast a lease, because no worker outlasts its
 * function's timeout.
 */
const SLOWEST_MS = 20_000

/** Counts where crashes happened, to show which crash points are covered. */
export type CrashLog = Map<string, number>

const isMethod = (value: unknown): value is (...args: unknown[]) => Promise<unknown> =>
  typeof value === 'function'

export interface FaultContext {
  readonly plan: FaultPlan
  readonly random: () => number
  readonly log: CrashLog
  /** Resolves when this much simulated time has passed. */
  readonly sleep: (ms: number) => Promise<void>
  /** Called right after the effect of every call that changed something; null when not needed. */
  readonly stepped: (() => void) | null
}

/**
 * Updates that the client repeats by itself, under a condition that the first attempt may have changed.
 * Transactions carry a token and are not included.
 */
const REPEATED = new Set([
  'entries.claim',
  'entries.postpone',
  'runs.takePlanning',
  'runs.renewPlanning',
  'runs.claimNotification',
  'runs.progress',
  'runs.note',
  'runs.record',
])
/** Calls that change nothing: invariants that held before still hold. */
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
/** Services of AWS that throttle. */
const THROTTLED = new Set(['runs', 'entries', 'cycleQueue', 'draftQueue', 'usedJobs', 'open'])
/** Ports whose adapter throws `unavailable` when the service does not answer. */
const UNAVAILABLE = new Set(['schedules', 'sealer'])

/**
 * A port whose calls may be slow, refused or repeated, and may crash the process before or after their
 * effect; `covers` makes no external call and is left alone. A Proxy keeps the port's own type.
 */
export function withFaults<T extends object>(name: string, port: T, faultContext: FaultContext): T {
  const { plan, random, sleep, stepped } = faultContext
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
        strike(`${point} before`, faultContext)
        if (plan.throttled > 0) refuse(name, faultContext)
        if (plan.slow > 0) await lag()
        if (plan.repeated > 0 && REPEATED.has(point) && random() < plan.repeated)
          await original.apply(target, args)
        const result = await original.apply(target, args)
        if (!READS.has(point)) stepped?.()
        if (plan.slow > 0) await lag()
        strike(`${point} after`, faultContext)
        return result
      }
    },
  })
}

function refuse(name: string, { plan, random }: FaultContext): void {
  if (THROTTLED.has(name) && random() < plan.throttled) throw new Throttled(name)
  if (UNAVAILABLE.has(name) && random() < plan.throttled) throw new AppError('unavailable')
}

function strike(point: string, { plan, random, log }: FaultContext): void {
  if (plan.crash === 0 || random() >= plan.crash) return
  log.set(point, (log.get(point) ?? 0) + 1)
  throw new Crash(point)
}
