/** The process died here. Nothing of the product catches it. */
export class Crash extends Error {
  override readonly name = 'Crash'
}

export interface FaultPlan {
  /** Chance of dying before, and after, each call to the outside; in [0, 1]. */
  readonly crash: number
  /** Chance that a mailbox made the draft but its answer was lost. */
  readonly lostAnswer: number
  /** Chance that a mailbox refuses for now, before any effect. */
  readonly busy: number
  /** Chance that a message is delivered again. */
  readonly duplicate: number
}

export const NO_FAULTS: FaultPlan = { crash: 0, lostAnswer: 0, busy: 0, duplicate: 0 }

/** Counts where crashes struck, so that coverage of the crash points can be shown. */
export type CrashLog = Map<string, number>

const isMethod = (value: unknown): value is (...args: unknown[]) => Promise<unknown> => typeof value === 'function'

/**
 * A port whose every call may kill the process before or after its effect; `covers` asks nobody and is left alone. The wrapper keeps the port's own type because it
 * is a Proxy of it.
 */
export function crashing<T extends object>(name: string, port: T, plan: FaultPlan, random: () => number, log: CrashLog): T {
  if (plan.crash === 0) return port
  return new Proxy(port, {
    get(target, method, receiver) {
      const original: unknown = Reflect.get(target, method, receiver)
      if (!isMethod(original) || method === 'covers') return original
      return async (...args: unknown[]) => {
        strike(`${name}.${String(method)} before`, plan, random, log)
        const result = await original.apply(target, args)
        strike(`${name}.${String(method)} after`, plan, random, log)
        return result
      }
    },
  })
}

function strike(point: string, plan: FaultPlan, random: () => number, log: CrashLog): void {
  if (plan.crash === 0 || random() >= plan.crash) return
  log.set(point, (log.get(point) ?? 0) + 1)
  throw new Crash(point)
}
