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
import * as z from 'zod/mini'
import type { GuestCredentials } from '#emulators/cognito-identity/cognito-identity-emulator.ts'
import { asked, AwsRefusal, awsJson, failed, refusing, type Operations } from '#emulators/kit/aws.ts'
import { emulator, type EmulatorOptions } from '#emulators/kit/emulator.ts'
import { Times } from '#emulators/kit/fault-queue.ts'
import { journal } from '#emulators/kit/state.ts'
import { fieldsOf, queried } from './insights-query.ts'
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

const Fault = z.object({ kind: z.enum(['throttle', 'drop', 'no-logs']), times: Times })

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
}

interface RumEmulatorOptions extends EmulatorOptions {
  readonly monitorId: string
  readonly logGroup: string
  readonly credentialsOf: (accessKeyId: string) => GuestCredentials | null
}

export async function startRumEmulator(options: RumEmulatorOptions) {
  const { app, clock, faults, start } = emulator(options, Fault)
  const { monitorId, logGroup } = options
  const events: LoggedEvent[] = []
  const log = journal(options.statePath, Logged, (event) => void events.push(event))
  const queries = new Map<string, { readonly rows: readonly object[]; polled: boolean }>()

  /** Why a report may not be written to this monitor; null when it may. */
  function denied(request: Parameters<typeof refusalOf>[0], id: string): string | null {
    const now = clock.now()
    const claim = claimOf(request.url)
    const known = options.credentialsOf(claim.accessKeyId)
    if (known === null || known.sessionToken !== claim.sessionToken)
      return 'The security token included in the request is invalid.'
    if (known.ends <= now) return 'The security token included in the request is expired'
    const refusal = refusalOf(request, known.secretKey, 'rum', now)
    if (refusal !== null || id === monitorId) return refusal
    return `User is not authorized to perform: rum:PutRumEvents on resource: ${id}`
  }

  app.options('/appmonitors/:id', (c) => c.body(null, 204, CORS))
  app.post(
    '/appmonitors/:id',
    refusing(async (c) => {
      const fault = faults.take(({ kind }) => kind !== 'no-logs')?.kind
      if (fault !== undefined) return failed(c, fault, { throttle: [429, 'ThrottlingException'] })
      const body = await c.req.text()
      const header = (name: string) => c.req.header(name)
      const request = { method: 'POST', url: new URL(c.req.url), header, body }
      const refusal = denied(request, c.req.param('id') ?? '')
      if (refusal !== null) throw new AwsRefusal('AccessDeniedException', refusal, 403)
      const report = asked(Report, parsed(body))
      for (const { id, timestamp, type, metadata, details } of report.RumEvents)
        log.record({
          event_timestamp: timestamp * 1_000,
          event_type: type,
          event_id: id,
          application_id: monitorId,
          user_details: report.UserDetails,
          metadata,
          event_details: details,
        })
      return c.body('', 200, CORS)
    }, CORS),
  )

  const operations: Operations = {
    StartQuery(body) {
      const { logGroupName, startTime, endTime, queryString } = asked(Query, body)
      if (logGroupName !== logGroup || events.length === 0)
        throw new AwsRefusal('ResourceNotFoundException', `Log group '${logGroupName}' does not exist`)
      const seconds = ({ event_timestamp: at }: LoggedEvent) => at / 1_000
      const found = events.filter((event) => seconds(event) >= startTime && seconds(event) <= endTime)
      const queryId = randomUUID()
      const fields = found.map((event) => fieldsOf(event))
      queries.set(queryId, { rows: queried(queryString, fields), polled: false })
      return { queryId }
    },
    GetQueryResults(body) {
      const query = queries.get(asked(z.object({ queryId: z.string() }), body).queryId)
      if (query === undefined) throw new AwsRefusal('ResourceNotFoundException', 'Query does not exist')
      if (!query.polled) {
        query.polled = true
        return { status: 'Running', results: [] }
      }
      const results = query.rows.map((row) => Object.entries(row).map(([field, value]) => ({ field, value })))
      return { status: 'Complete', results }
    },
  }
  awsJson(app, {
    operations,
    fault: () => faults.take(({ kind }) => kind === 'no-logs')?.kind,
    errors: { 'no-logs': [500, 'ServiceUnavailableException'] },
  })
  return { ...(await start()), monitorId, logGroup, /** Oldest first. */ events }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
