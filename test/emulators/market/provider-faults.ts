import { pipeline, Readable } from 'node:stream'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import * as z from 'zod/mini'
import { controlRoutes } from '../kit/control.ts'
import type { EmulatorOptions } from '../kit/emulator.ts'
import { dropAnswer, neverAnswer, serve, type LoggedRequest, type NodeEnv } from '../kit/server.ts'

const ProviderFaults = z.object({
  /**
   * `status`: answers with `status`; `rows`: some rows are malformed; `huge`: ten megabytes; `redirect`: to a
   * metadata address.
   */
  kind: z.nullable(z.enum(['status', 'timeout', 'drop', 'huge', 'redirect', 'garbage', 'rows'])),
  status: z.optional(z.number()),
  /** How many requests fail; all when absent. */
  times: z.optional(z.number()),
  /** Affects only requests whose path contains this. */
  path: z.optional(z.string()),
})
type ProviderFaults = z.infer<typeof ProviderFaults>

export interface FaultSwitch {
  set(faults: ProviderFaults): void
  get(): ProviderFaults
}

/** A fault switch and its middleware; `refuse` makes the provider's response for a status. */
function providerFaults(
  refuse: (status: number) => Response,
): FaultSwitch & { middleware: MiddlewareHandler<NodeEnv>; rows: () => boolean } {
  let faults: ProviderFaults = { kind: null }
  const hits = (path: string): boolean => {
    if (
      faults.kind === null ||
      (faults.path !== undefined && !path.includes(faults.path)) ||
      faults.times === 0
    )
      return false
    if (faults.times !== undefined) faults = { ...faults, times: faults.times - 1 }
    return true
  }
  return {
    set: (next) => {
      faults = next
    },
    get: () => faults,
    rows: () => faults.kind === 'rows' && faults.times !== 0,
    middleware: async (c, next) => {
      if (c.req.path.startsWith('/_emulator/') || faults.kind === 'rows' || !hits(c.req.path))
        return await next()
      switch (faults.kind) {
        case 'timeout':
          return await neverAnswer(c)
        case 'drop':
          return dropAnswer(c)
        case 'huge':
          return huge(c)
        case 'redirect':
          return c.redirect('http://169.254.169.254/latest/meta-data/')
        case 'garbage':
          return c.body('<html><body>Backend fetch failed</body></html>', 200, {
            'content-type': 'text/html',
          })
        default:
          return refuse(faults.status ?? 500)
      }
    },
  }
}

const FILLER = Buffer.alloc(64 * 1024, 'x')

function* tenMegabytes() {
  yield '{"results":[],"filler":"'
  for (let part = 0; part < 160; part += 1) yield FILLER
  yield '"}'
}

/** Sends no more than the client reads. */
function huge(c: Context<NodeEnv>): Response {
  const { outgoing } = c.env
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  pipeline(Readable.from(tenMegabytes()), outgoing, () => undefined)
  return RESPONSE_ALREADY_SENT
}

/** The app of a provider with faults before every route; `start` serves it. */
export function providerEmulator(options: EmulatorOptions, refuse: (status: number) => Response) {
  const clock = options.clock ?? { now: () => new Date() }
  const requests: LoggedRequest[] = []
  const { middleware, rows, ...faults } = providerFaults(refuse)
  const app = new Hono<NodeEnv>()
  controlRoutes(app, { requests, faults: { schema: ProviderFaults, ...faults } })
  app.use(middleware)
  return {
    app,
    clock,
    /** Whether some rows are to be malformed. */
    rows,
    start: async () => ({
      ...(await serve(app, { port: options.port ?? 0, clock, log: requests })),
      faults,
    }),
  }
}
