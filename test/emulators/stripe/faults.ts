import * as z from 'zod/mini'
import { affects, faultQueue, Times } from '#emulators/kit/fault-queue.ts'

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
  times: Times,
  delayMs: z._default(z.number(), 1_000),
})
export type Fault = z.infer<typeof Fault>

export const FaultRequest = z.union([Fault, z.object({ clear: z.literal(true) })])
export type FaultRequest = z.input<typeof FaultRequest>

export type FaultQueue = ReturnType<typeof stripeFaults>

export function stripeFaults() {
  const { set, take, pending } = faultQueue<Fault>()
  return {
    pending,
    set: (input: FaultRequest): void => set(FaultRequest.parse(input)),
    take: (method: string, path: string) => take((fault) => affects(fault, path, `${method} ${path}`)),
  }
}
