import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import type { LoggedRequest, NodeEnv } from './server.ts'

export interface MovableClock extends Clock {
  /** Moves the emulator's time forward. Milliseconds. */
  advance(ms: number): void
}

/** The base clock plus an offset that can grow. */
export function movableClock(base: Clock, offsetMs = 0): MovableClock & { readonly offsetMs: number } {
  let offset = offsetMs
  return {
    now: () => new Date(base.now().getTime() + offset),
    advance: (ms) => {
      offset += ms
    },
    get offsetMs() {
      return offset
    },
  }
}

const ClockBody = z.object({ advanceMs: z.number().check(z.gte(0)) })

/** The switches under /_emulator/ that other processes use; an invalid body is answered 400. */
export function controlRoutes<F>(
  app: Hono<NodeEnv>,
  options: {
    requests: readonly LoggedRequest[]
    faults: { schema: z.ZodMiniType<F>; set(faults: F): void; get(): unknown }
    clock?: { advance(ms: number): Promise<void> | void; now(): Date }
  },
): void {
  app.get('/_emulator/requests', (c) => c.json(options.requests))
  app.get('/_emulator/faults', (c) => c.json(options.faults.get()))
  app.post('/_emulator/faults', async (c) => {
    const body = options.faults.schema.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400)
    options.faults.set(body.data)
    return c.json(options.faults.get())
  })
  const { clock } = options
  if (clock === undefined) return
  app.post('/_emulator/clock', async (c) => {
    const body = ClockBody.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400)
    await clock.advance(body.data.advanceMs)
    return c.json({ now: clock.now().toISOString() })
  })
}
