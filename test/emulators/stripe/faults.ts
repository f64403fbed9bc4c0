import * as z from 'zod/mini'

const Kind = z.enum([
  'rate_limit',
  'unauthorized',
  'api_error',
  'unavailable',
  'in_progress',
  'timeout',
  'slow',
  'error_after_effect',
  'drop_after_effect',
  'timeout_after_effect',
])

const Fault = z.object({
  /** Method and path such as `POST /v1/subscriptions`, or a path alone, with `:id` for ids. `any` for all. */
  operation: z._default(z.string(), 'any'),
  kind: Kind,
  times: z._default(z.number().check(z.int(), z.gte(1)), 1),
  delayMs: z._default(z.number(), 1_000),
})
export type Fault = z.infer<typeof Fault>

export const FaultRequest = z.union([Fault, z.object({ clear: z.literal(true) })])
export type FaultRequest = z.input<typeof FaultRequest>

export type FaultQueue = ReturnType<typeof faultQueue>

/** Removes the first pending fault that matches a call from the queue. */
export function faultQueue() {
  let queue: Fault[] = []
  return {
    set(input: FaultRequest): void {
      const request = FaultRequest.parse(input)
      queue = 'clear' in request ? [] : [...queue, request]
    },
    pending: (): readonly Fault[] => queue,
    take(method: string, path: string): Fault | undefined {
      const index = queue.findIndex(
        ({ operation }) => operation === 'any' || operation === path || operation === `${method} ${path}`,
      )
      const fault = queue[index]
      if (fault === undefined) return undefined
      queue =
        fault.times > 1 ? queue.with(index, { ...fault, times: fault.times - 1 }) : queue.toSpliced(index, 1)
      return fault
    },
  }
}
