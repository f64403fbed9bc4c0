/** The process died here. Nothing of the product catches it. */
export class Crash extends Error {
  override readonly name = 'Crash'
}

export interface FaultPlan {
  /** Chance of dying before, and after, each call to the outside; in [0, 1]. */
  readonly crash: number
  /** Chance that a call takes long, before its effect or after it. */
  readonly slow: number
  /** Chance that a mailbox made the draft but its answer was lost. */
  readonly lostAnswer: number
  /** Chance that a mailbox refuses for now, before any effect. */
  readonly busy: number
  /** Chance that a message is delivered again. */
  readonly duplicate: number
  /** How far the clocks of two workers lie apart at most, in milliseconds. */
  readonly skewMs: number
  /** How far from its time a schedule rings: that much late, and up to a minute early; in milliseconds. */
  readonly unpunctualMs: number
  /** Chance, for each user and each hour, that they or somebody else does something to their account. */
  readonly acts: number
}

export const NO_FAULTS: FaultPlan = { crash: 0, slow: 0, lostAnswer: 0, busy: 0, duplicate: 0, skewMs: 0, unpunctualMs: 0, acts: 0 }

/** The longest of slow calls: so many of them in a row do not outlast a lease, as no worker outlasts its function's time. */
const SLOWEST_MS = 20_000

/** Counts where crashes struck, so that coverage of the crash points can be shown. */
export type CrashLog = Map<string, number>

const isMethod = (value: unknown): value is (...args: unknown[]) => Promise<unknown> => typeof value === 'function'

export interface Strikes {
  readonly plan: FaultPlan
  readonly random: () => number
  readonly log: CrashLog
  /** Resolves when that much time has passed in the simulation. */
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * A port whose every call may take long, and may kill the process before or after its effect; `covers` asks nobody and is left alone. The wrapper keeps the port's
 * own type because it is a Proxy of it.
 */
export function striking<T extends object>(name: string, port: T, strikes: Strikes): T {
  const { plan, random, sleep } = strikes
  if (plan.crash === 0 && plan.slow === 0) return port
  const lag = async () => {
    if (plan.slow > 0 && random() < plan.slow) await sleep(random() * SLOWEST_MS)
  }
  return new Proxy(port, {
    get(target, method, receiver) {
      const original: unknown = Reflect.get(target, method, receiver)
      if (!isMethod(original) || method === 'covers') return original
      return async (...args: unknown[]) => {
        strike(`${name}.${String(method)} before`, strikes)
        if (plan.slow > 0) await lag()
        const result = await original.apply(target, args)
        if (plan.slow > 0) await lag()
        strike(`${name}.${String(method)} after`, strikes)
        return result
      }
    },
  })
}

function strike(point: string, { plan, random, log }: Strikes): void {
  if (plan.crash === 0 || random() >= plan.crash) return
  log.set(point, (log.get(point) ?? 0) + 1)
  throw new Crash(point)
}
