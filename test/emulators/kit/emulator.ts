import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { controlRoutes } from './control.ts'
import { faultQueue } from './fault-queue.ts'
import { serve, type LoggedRequest, type NodeEnv } from './server.ts'

export interface EmulatorOptions {
  readonly port?: number
  /** The file that keeps the state; in memory when absent. */
  readonly statePath?: string
  readonly clock?: Clock
}

/** What the emulator of every vendor of mailboxes is told: our clients, and the accounts that people have there. */
export interface MailboxEmulatorOptions extends EmulatorOptions {
  readonly clients: readonly {
    readonly id: string
    readonly secret: string
    /** Compared exactly. */
    readonly redirectUris: readonly string[]
  }[]
  /** Accounts offered in the account picker; any other address can be entered. */
  readonly accounts?: readonly { readonly email: string; readonly name: string }[]
  /** Shown on the consent page. */
  readonly appName?: string
}

/** The app of an emulator with faults of this form and the switches for them; `start` serves it. */
export function emulator<F extends { readonly times: number }, I>(
  options: EmulatorOptions,
  fault: z.ZodMiniType<F, I>,
) {
  const clock = options.clock ?? { now: () => new Date() }
  const app = new Hono<NodeEnv>()
  const requests: LoggedRequest[] = []
  const faults = faultQueue<F>()
  const request = z.union([fault, z.object({ clear: z.literal(true) })])
  controlRoutes(app, { requests, faults: { schema: request, set: faults.set, get: faults.pending } })
  return {
    app,
    clock,
    faults,
    start: async () => ({
      ...(await serve(app, { port: options.port ?? 0, clock, log: requests })),
      faults: { set: (input: z.input<typeof request>) => faults.set(request.parse(input)) },
    }),
  }
}
