import * as z from 'zod/mini'

/** How many calls a fault affects, in a request for it. */
export const Times = z._default(z.number().check(z.int(), z.gte(1)), 1)

/** Whether a fault affects an operation that has these names; `any` stands for every operation. */
export const affects = (
  { operation }: { readonly operation: string },
  ...names: readonly string[]
): boolean => operation === 'any' || names.includes(operation)

/** Pending faults, in the order in which they were requested; each affects `times` calls. */
export function faultQueue<F extends { readonly times: number }>() {
  let queue: readonly F[] = []
  return {
    set: (request: F | { readonly clear: true }): void => {
      queue = 'clear' in request ? [] : [...queue, request]
    },
    clear: (): void => {
      queue = []
    },
    pending: (): readonly F[] => queue,
    /** Returns the first fault that matches, and uses it up once. */
    take: (matches: (fault: F) => boolean = () => true): F | undefined => {
      const index = queue.findIndex(matches)
      const fault = queue[index]
      if (fault !== undefined)
        queue =
          fault.times > 1
            ? queue.with(index, { ...fault, times: fault.times - 1 })
            : queue.toSpliced(index, 1)
      return fault
    },
  }
}
