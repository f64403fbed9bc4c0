import * as z from 'zod/mini'

/** How many calls a fault affects, in a request for it. */
export const Times = z._default(z.number().check(z.int(), z.gte(1)), 1)

interface Fault {
  /** The affected operation; `any`, or absent, for every operation. */
  readonly operation?: string
  readonly times: number
}

/** Pending faults, in the order in which they were requested; each affects `times` calls. */
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
    /** Removes and returns the first fault for this operation. */
    take(operation = 'any'): F | undefined {
      const index = queue.findIndex(
        (fault) =>
          fault.operation === undefined || fault.operation === 'any' || fault.operation === operation,
      )
      return index === -1 ? undefined : queue.splice(index, 1)[0]
    },
  }
}
