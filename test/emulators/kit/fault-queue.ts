import * as z from 'zod/mini'

/** How often a fault strikes, in a request for it. */
export const Times = z._default(z.number().check(z.int(), z.gte(1)), 1)

interface Fault {
  /** What it strikes; `any`, as where it is absent, for whatever comes first. */
  readonly operation?: string
  readonly times: number
}

/** Faults to come, in the order in which they were asked for; each strikes once. */
export function faultQueue<F extends Fault>() {
  const queue: F[] = []
  return {
    add(fault: F): void {
      queue.push(...Array.from({ length: fault.times }, () => ({ ...fault, times: 1 })))
    },
    clear(): void {
      queue.length = 0
    },
    pending: (): readonly F[] => queue,
    /** The first for this operation, which is used up by it. */
    take(operation = 'any'): F | undefined {
      const index = queue.findIndex(
        (fault) =>
          fault.operation === undefined || fault.operation === 'any' || fault.operation === operation,
      )
      return index === -1 ? undefined : queue.splice(index, 1)[0]
    },
  }
}
