/**
 * Amazon CloudWatch RUM for one app monitor: PutRumEvents as a browser sends it, signed in the address; and of
 * CloudWatch Logs, the queries of the log group into which RUM copies the events: StartQuery and GetQueryResults
 * over AwsJson1.1, with the commands filter, stats, sort and limit, and count, count_distinct, max and pct.
 *
 * Rules (docs.aws.amazon.com/cloudwatchrum/latest/APIReference/API_PutRumEvents.html unless another is named):
 * - Credentials have to be valid and the signature right, or it is AccessDeniedException with 403.
 * - Another monitor's id is ResourceNotFoundException with 404; what is not of the form is ValidationException, 400.
 * - A guest of the identity pool may write to this monitor alone: for another one it is 403 before it is 404
 *   (docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch-RUM-get-started-authorization.html).
 * - A batch has at most 100 events, the most that RUM's own client sends
 *   (github.com/aws-observability/aws-rum-web/blob/main/docs/configuration.md), and an event at most 6 KB, as RUM
 *   states for custom ones (docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch-RUM-custom-events.html).
 * - The log group exists from the first event on; before, a query is ResourceNotFoundException
 *   (docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_StartQuery.html).
 * - A query runs before it is complete, and is forgotten under another id
 *   (docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_GetQueryResults.html).
 *
 * Not imitated: signatures in headers and those of queries, RUM's own metrics, dashboards, sampling, sessions and
 * unminified stacks, its checks of an event's schema beyond JSON, GetAppMonitorData, the minutes until an event is in
 * the log, its thirty days, every other command of a query, quotas.
 */
import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { GuestCredentials } from '#emulators/cognito-identity/cognito-identity-emulator.ts'
import { controlRoutes } from '#emulators/kit/control.ts'
import { faultQueue, Times } from '#emulators/kit/fault-queue.ts'
import {
  dropAnswer,
  serve,
  type EmulatorServer,
  type LoggedRequest,
  type NodeEnv,
} from '#emulators/kit/server.ts'
import { journal } from '#emulators/kit/state.ts'
import type { Clock } from '#platform/clock.ts'
import { fieldsOf, Malformed, queried } from './insights-query.ts'
import { claimOf, refusalOf } from './signature.ts'

const MOST_EVENTS = 100
const MOST_BYTES = 6 * 1024

const Uuid = z.guid()
const json = z.pipe(
  z.string().check(z.refine((text) => text.length <= MOST_BYTES)),
  z.transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.issues.push({ code: 'custom', input: text, message: 'not JSON' })
      return z.NEVER
    }
  }),
)
const Report = z.object({
  BatchId: Uuid,
  AppMonitorDetails: z.object({ id: z.optional(z.string()), version: z.optional(z.string()) }),
  UserDetails: z.object({ sessionId: z.optional(Uuid), userId: z.optional(Uuid) }),
  RumEvents: z
    .array(
      z.object({
        id: Uuid,
        timestamp: z.number(),
        type: z.string().check(z.minLength(1)),
        metadata: z.optional(json),
        details: json,
      }),
    )
    .check(z.maxLength(MOST_EVENTS)),
})

/** An event as RUM writes it to the log group. */
const Logged = z.object({
  event_timestamp: z.number(),
  event_type: z.string(),
  event_id: z.string(),
  application_id: z.string(),
  user_details: z.object({ sessionId: z.optional(z.string()), userId: z.optional(z.string()) }),
  metadata: z.unknown(),
  event_details: z.unknown(),
})
export type LoggedEvent = z.infer<typeof Logged>

const Query = z.object({
  logGroupName: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  queryString: z.string(),
})

const FaultRequest = z.union([
  z.object({ kind: z.enum(['throttle', 'drop', 'no-logs']), times: Times }),
  z.object({ clear: z.literal(true) }),
])
type FaultRequest = z.input<typeof FaultRequest>

export interface RumEmulator extends EmulatorServer {
  readonly monitorId: string
  readonly logGroup: string
  /** Oldest first. */
  readonly events: readonly LoggedEvent[]
  readonly faults: { set(request: FaultRequest): void }
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
}

export async function startRumEmulator(options: {
  readonly port?: number
  readonly statePath?: string
  readonly clock?: Clock
  readonly monitorId: string
  readonly logGroup: string
  readonly credentialsOf: (accessKeyId: string) => GuestCredentials | null
}): Promise<RumEmulator> {
  const clock = options.clock ?? { now: () => new Date() }
  const events: LoggedEvent[] = []
  const log = journal(options.statePath, Logged, (event) => void events.push(event))
  const queries = new Map<string, { readonly rows: readonly object[]; polled: boolean }>()
  const requests: LoggedRequest[] = []
  const faults = faultQueue<Extract<z.infer<typeof FaultRequest>, { kind: string }>>()
  const setFault = (input: FaultRequest): void => faults.set(FaultRequest.parse(input))
  const refuse = (c: Context<NodeEnv>, status: ContentfulStatusCode, name: string, message: string) =>
    c.json({ __type: name, message }, status, { ...CORS, 'x-amzn-errortype': name })

  /** Why a report may not be written to this monitor; null when it may. */
  function denied(request: Parameters<typeof refusalOf>[0], monitorId: string): string | null {
    const now = clock.now()
    const claim = claimOf(request.url)
    const known = options.credentialsOf(claim.accessKeyId)
    if (known === null || known.sessionToken !== claim.sessionToken)
      return 'The security token included in the request is invalid.'
    if (known.ends <= now) return 'The security token included in the request is expired'
    const refusal = refusalOf(request, known.secretKey, 'rum', now)
    if (refusal !== null || monitorId === options.monitorId) return refusal
    return `User is not authorized to perform: rum:PutRumEvents on resource: ${monitorId}`
  }

  const app = new Hono<NodeEnv>()
  controlRoutes(app, { requests, faults: { schema: FaultRequest, set: setFault, get: faults.pending } })
  app.get('/_emulator/events', (c) => c.json(events))
  app.options('/appmonitors/:id', (c) => c.body(null, 204, CORS))
  app.post('/appmonitors/:id', async (c) => {
    const fault = faults.take(({ kind }) => kind !== 'no-logs')?.kind
    if (fault === 'drop') return dropAnswer(c)
    if (fault === 'throttle') return refuse(c, 429, 'ThrottlingException', 'Rate exceeded')
    const body = await c.req.text()
    const header = (name: string) => c.req.header(name)
    const refusal = denied({ method: 'POST', url: new URL(c.req.url), header, body }, c.req.param('id'))
    if (refusal !== null) return refuse(c, 403, 'AccessDeniedException', refusal)
    const report = Report.safeParse(parsed(body))
    if (!report.success) return refuse(c, 400, 'ValidationException', z.prettifyError(report.error))
    for (const { id, timestamp, type, metadata, details } of report.data.RumEvents)
      log.record({
        event_timestamp: timestamp * 1_000,
        event_type: type,
        event_id: id,
        application_id: options.monitorId,
        user_details: report.data.UserDetails,
        metadata,
        event_details: details,
      })
    return c.body('', 200, CORS)
  })

  const operations: Readonly<Record<string, (c: Context<NodeEnv>, body: unknown) => Response>> = {
    StartQuery(c, body) {
      const { logGroupName, startTime, endTime, queryString } = Query.parse(body)
      if (logGroupName !== options.logGroup || events.length === 0)
        return refuse(c, 400, 'ResourceNotFoundException', `Log group '${logGroupName}' does not exist`)
      const seconds = ({ event_timestamp: at }: LoggedEvent) => at / 1_000
      const found = events.filter((event) => seconds(event) >= startTime && seconds(event) <= endTime)
      try {
        const rows = queried(
          queryString,
          found.map((event) => fieldsOf(event)),
        )
        const queryId = randomUUID()
        queries.set(queryId, { rows, polled: false })
        return c.json({ queryId })
      } catch (error) {
        if (error instanceof Malformed) return refuse(c, 400, 'MalformedQueryException', error.message)
        throw error
      }
    },
    GetQueryResults(c, body) {
      const { queryId } = z.object({ queryId: z.string() }).parse(body)
      const query = queries.get(queryId)
      if (query === undefined) return refuse(c, 400, 'ResourceNotFoundException', 'Query does not exist')
      if (!query.polled) {
        query.polled = true
        return c.json({ status: 'Running', results: [] })
      }
      const results = query.rows.map((row) => Object.entries(row).map(([field, value]) => ({ field, value })))
      return c.json({ status: 'Complete', results })
    },
  }
  app.post('/', async (c) => {
    if (faults.take(({ kind }) => kind === 'no-logs') !== undefined)
      return refuse(c, 500, 'ServiceUnavailableException', 'Try again.')
    const operation = c.req.header('x-amz-target')?.replace(/^Logs_20140328\./, '') ?? ''
    const run = operations[operation]
    return run === undefined
      ? refuse(c, 400, 'InvalidParameterException', 'This call is not imitated.')
      : run(c, await c.req.json())
  })
  const server = await serve(app, { port: options.port ?? 0, clock, log: requests })
  const { monitorId, logGroup } = options
  return { ...server, monitorId, logGroup, events, faults: { set: setFault } }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
