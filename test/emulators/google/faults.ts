import * as z from 'zod/mini'
import { affects, faultQueue, Times } from '#emulators/kit/fault-queue.ts'
import type { MailboxState } from './mailbox-state.ts'

export const FaultKind = z.enum([
  'rate_limit',
  'user_rate_limit',
  'daily_limit',
  'domain_policy',
  'mail_not_enabled',
  'api_disabled',
  'project_suspended',
  'billing_off',
  'html_forbidden',
  'rate_not_first',
  'rate_in_details',
  'not_found',
  'conflict',
  'precondition_failed',
  'unauthorized',
  'unavailable',
  'timeout',
  'slow',
  'error_after_effect',
  'drop_after_effect',
  'timeout_after_effect',
  'invalid_grant',
  'invalid_client',
])
export type FaultKind = z.infer<typeof FaultKind>

const Fault = z.object({
  /** Such as drafts.create, users.getProfile, token, revoke; `gmail` for the Gmail API, `any` for all. */
  operation: z._default(z.string(), 'any'),
  kind: FaultKind,
  times: Times,
  account: z.optional(z.string()),
  retryAfterSeconds: z.optional(z.number()),
  delayMs: z._default(z.number(), 1_000),
})
export type Fault = z.infer<typeof Fault>

export const FaultRequest = z.union([
  Fault,
  z.object({ clear: z.literal(true) }),
  z.object({ revokeAccount: z.string() }),
  z.object({ indexLagMs: z.number().check(z.gte(0)) }),
  z.object({ unitsPerMinute: z.number().check(z.gte(0)) }),
])
export type FaultRequest = z.input<typeof FaultRequest>

export function googleFaults(
  state: Pick<MailboxState, 'revokeAccount'>,
  settings: { indexLagMs: number; unitsPerMinute: number },
) {
  const { set, take, ...queue } = faultQueue<Fault>()
  return {
    ...queue,
    /** Makes the next call, or the next `times` calls, of an operation fail; or changes a setting. */
    set(input: FaultRequest): void {
      const request = FaultRequest.parse(input)
      if ('revokeAccount' in request) state.revokeAccount(request.revokeAccount)
      else if ('indexLagMs' in request) settings.indexLagMs = request.indexLagMs
      else if ('unitsPerMinute' in request) settings.unitsPerMinute = request.unitsPerMinute
      else set(request)
    },
    take: (operation: string, account?: string) =>
      take(
        (fault) =>
          affects(fault, operation, ...(operation.includes('.') ? ['gmail'] : [])) &&
          (fault.account === undefined || fault.account === account),
      ),
  }
}
export type FaultQueue = ReturnType<typeof googleFaults>
