/**
 * EventBridge Scheduler: create, update, get, delete and list schedules with rate() and at() expressions,
 * start and end dates, flexible windows, retries and dead letters; a firing passes the Input to `deliver`.
 *
 * Rules (docs.aws.amazon.com/scheduler/latest, the page in brackets):
 * - An update replaces the whole schedule; without a start date a rate fires at once (APIReference/API_UpdateSchedule,
 *   UserGuide/schedule-types.html).
 * - A start more than five minutes in the past is refused (APIReference/API_CreateSchedule).
 * - In a flexible window a schedule fires at any time within it (UserGuide/managing-schedule-flexible-time-windows.html).
 * - A name that exists is ConflictException, one that does not ResourceNotFoundException; a client token makes a repeated
 *   creation succeed (APIReference/API_CreateSchedule).
 * - A failed delivery is repeated until its age or number is reached, then goes to the dead-letter queue
 *   (UserGuide/configuring-schedule-dlq.html).
 *
 * Not imitated: cron(), time zones, creating and deleting schedule groups (their names are given), tags, KMS
 * keys, IAM (role and target are not checked), targets other than those of `deliver`, universal targets,
 * context attributes (<aws.scheduler.…>) in the input, quotas, request signatures. In a flexible window a
 * schedule fires at an offset computed from its name. After a time without running, each schedule makes up
 * for one missed firing.
 */
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { controlRoutes, movableClock } from '#emulators/kit/control.ts'
import { affects, faultQueue, Times } from '#emulators/kit/fault-queue.ts'
import {
  dropAnswer,
  neverAnswer,
  serve,
  type EmulatorServer,
  type LoggedRequest,
  type NodeEnv,
} from '#emulators/kit/server.ts'
import { schedulerEngine, type Deliver, type Engine } from './engine.ts'
import { Schedule, ScheduleInput, timingOf } from './schedule.ts'

const FaultRequest = z.union([
  z.object({
    kind: z.enum(['throttle', 'internal', 'quota', 'denied', 'timeout', 'drop_after_effect']),
    operation: z._default(z.enum(['any', 'create', 'update', 'get', 'delete', 'list', 'group']), 'any'),
    times: Times,
  }),
  z.object({ fireTwice: z.number().check(z.int(), z.gte(1)) }),
  z.object({ clear: z.literal(true) }),
])
type FaultRequest = z.input<typeof FaultRequest>
type Operation = 'create' | 'update' | 'get' | 'delete' | 'list' | 'group'

export interface SchedulerEmulatorOptions {
  readonly port?: number
  readonly statePath?: string
  readonly clock?: Clock
  /** Groups in addition to `default`. */
  readonly groups?: readonly string[]
  /** Receives firings; a rejected promise is retried as the schedule's retry policy says. */
  readonly deliver: Deliver
}

export interface SchedulerEmulator extends EmulatorServer {
  readonly faults: { set(request: FaultRequest): void }
  readonly schedules: () => readonly Schedule[]
  /** Moves the clock and waits for every firing that became due. Milliseconds. */
  advance(ms: number): Promise<void>
}

const ERRORS = {
  throttle: [429, 'ThrottlingException'],
  internal: [500, 'InternalServerException'],
  quota: [402, 'ServiceQuotaExceededException'],
  denied: [403, 'AccessDeniedException'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

function problem(c: Context<NodeEnv>, status: ContentfulStatusCode, type: string, message: string): Response {
  return c.json({ Message: message }, status, { 'x-amzn-errortype': type })
}

export async function startSchedulerEmulator(options: SchedulerEmulatorOptions): Promise<SchedulerEmulator> {
  const base = options.clock ?? { now: () => new Date() }
  const engine = schedulerEngine(
    options.statePath,
    (offsetMs) => movableClock(base, offsetMs),
    options.deliver,
  )
  const requests: LoggedRequest[] = []
  const faults = faultQueue<Extract<z.infer<typeof FaultRequest>, { kind: string }>>()
  const setFault = (input: FaultRequest): void => {
    const request = FaultRequest.parse(input)
    if ('fireTwice' in request) engine.fireTwiceNext(request.fireTwice)
    else faults.set(request)
  }

  const operation =
    (name: Operation, work: (c: Context<NodeEnv>) => Promise<Response> | Response) =>
    async (c: Context<NodeEnv>) => {
      const fault = faults.take((pending) => affects(pending, name))
      if (fault?.kind === 'timeout') return neverAnswer(c)
      if (fault !== undefined && fault.kind !== 'drop_after_effect')
        return problem(c, ERRORS[fault.kind][0], ERRORS[fault.kind][1], 'Fault of the emulator.')
      const answer = await work(c)
      return fault === undefined ? answer : dropAnswer(c)
    }

  const app = new Hono<NodeEnv>()
  controlRoutes(app, {
    requests,
    clock: engine.clock,
    faults: { schema: FaultRequest, set: setFault, get: faults.pending },
  })
  scheduleRoutes(app, operation, engine, new Set(['default', ...(options.groups ?? [])]))
  const server = await serve(app, { port: options.port ?? 0, clock: engine.clock, log: requests })
  return {
    ...server,
    close: async () => {
      await server.close()
      await engine.close()
    },
    faults: { set: setFault },
    schedules: () => engine.schedules(),
    advance: (ms) => engine.clock.advance(ms),
  }
}

const seconds = (ms: number): number => ms / 1_000
const arnOf = (group: string, name: string): string =>
  `arn:aws:scheduler:us-east-1:000000000000:schedule/${group}/${name}`
/** How far in the past a start date may be. */
const GRACE_MS = 300_000

function scheduleRoutes(
  app: Hono<NodeEnv>,
  operation: (
    name: Operation,
    work: (c: Context<NodeEnv>) => Promise<Response> | Response,
  ) => (c: Context<NodeEnv>) => Promise<Response>,
  engine: Engine,
  groups: ReadonlySet<string>,
): void {
  const missing = (c: Context<NodeEnv>, name: string) =>
    problem(c, 404, 'ResourceNotFoundException', `Schedule ${name} does not exist.`)

  const write = (mode: 'create' | 'update') => async (c: Context<NodeEnv>) => {
    const now = engine.clock.now().getTime()
    const name = c.req.param('name') ?? ''
    const body = ScheduleInput.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return problem(c, 400, 'ValidationException', z.prettifyError(body.error))
    const input = body.data
    if (timingOf(input.ScheduleExpression) === null)
      return problem(
        c,
        400,
        'ValidationException',
        `Invalid Schedule Expression ${input.ScheduleExpression}.`,
      )
    if (input.StartDate !== undefined && input.StartDate * 1_000 < now - GRACE_MS) {
      return problem(
        c,
        400,
        'ValidationException',
        'The StartDate you specify cannot be earlier than 5 minutes ago.',
      )
    }
    if (!groups.has(input.GroupName))
      return problem(c, 404, 'ResourceNotFoundException', `Schedule group ${input.GroupName} does not exist.`)
    const known = engine.find(input.GroupName, name)
    const answer = c.json({ ScheduleArn: arnOf(input.GroupName, name) })
    if (mode === 'update' && known === undefined) return missing(c, name)
    if (known !== undefined && known.ClientToken === input.ClientToken && input.ClientToken !== undefined)
      return answer
    if (mode === 'create' && known !== undefined)
      return problem(c, 409, 'ConflictException', `Schedule ${name} already exists.`)
    const sameTimes =
      known !== undefined &&
      known.ScheduleExpression === input.ScheduleExpression &&
      known.StartDate === input.StartDate &&
      input.StartDate !== undefined
    const schedule = Schedule.safeParse({
      ...input,
      Name: name,
      createdAt: known?.createdAt ?? now,
      modifiedAt: now,
      firedUntil: sameTimes ? known.firedUntil : now - GRACE_MS - 1,
    })
    if (!schedule.success) return problem(c, 400, 'ValidationException', z.prettifyError(schedule.error))
    engine.put(schedule.data)
    return answer
  }
  app.get(
    '/schedule-groups/:name',
    operation('group', (c) => {
      const name = c.req.param('name') ?? ''
      if (!groups.has(name))
        return problem(c, 404, 'ResourceNotFoundException', `Schedule group ${name} does not exist.`)
      return c.json({
        Arn: `arn:aws:scheduler:us-east-1:000000000000:schedule-group/${name}`,
        Name: name,
        State: 'ACTIVE',
      })
    }),
  )

  app.post('/schedules/:name', operation('create', write('create')))
  app.put('/schedules/:name', operation('update', write('update')))

  app.get(
    '/schedules/:name',
    operation('get', (c) => {
      const name = c.req.param('name') ?? ''
      const known = engine.find(c.req.query('groupName') ?? 'default', name)
      if (known === undefined) return missing(c, name)
      const { createdAt, modifiedAt, firedUntil: _firedUntil, ClientToken: _token, ...shown } = known
      return c.json({
        Arn: arnOf(known.GroupName, name),
        ...shown,
        CreationDate: seconds(createdAt),
        LastModificationDate: seconds(modifiedAt),
      })
    }),
  )

  app.delete(
    '/schedules/:name',
    operation('delete', (c) => {
      const name = c.req.param('name') ?? ''
      const known = engine.find(c.req.query('groupName') ?? 'default', name)
      if (known === undefined) return missing(c, name)
      engine.remove(known)
      return c.json({})
    }),
  )

  app.get(
    '/schedules',
    operation('list', (c) => {
      const {
        ScheduleGroup: group,
        NamePrefix: prefix = '',
        NextToken: from = '0',
        MaxResults: max = '100',
      } = c.req.query()
      const all = engine
        .schedules()
        .filter(
          (known) => (group === undefined || known.GroupName === group) && known.Name.startsWith(prefix),
        )
      const end = Number(from) + Math.min(100, Number(max))
      return c.json({
        Schedules: all.slice(Number(from), end).map((known) => ({
          Arn: arnOf(known.GroupName, known.Name),
          GroupName: known.GroupName,
          Name: known.Name,
          State: known.State,
          CreationDate: seconds(known.createdAt),
          LastModificationDate: seconds(known.modifiedAt),
          Target: { Arn: known.Target.Arn },
        })),
        ...(end < all.length ? { NextToken: String(end) } : {}),
      })
    }),
  )
}
