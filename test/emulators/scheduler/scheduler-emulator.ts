/**
 * EventBridge Scheduler: create, update and delete schedules with rate() expressions, start dates, flexible
 * windows, retries and dead letters; a firing passes the Input to `deliver`.
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
 * Not imitated: reading and listing schedules, at(), cron(), end dates, disabled schedules, those that delete
 * themselves, time zones, creating and deleting schedule groups (their
 * names are given), tags, message groups, KMS keys, IAM (role and target are not checked), targets other than
 * those of `deliver`, universal targets, context attributes (<aws.scheduler.…>) in the input, quotas, request
 * signatures. In a flexible window a schedule fires at an offset computed from its name. After a time without
 * running, each schedule makes up for one missed firing.
 */
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { asked, AwsRefusal, failed, type FaultErrors, refusing } from '#emulators/kit/aws.ts'
import { controlRoutes, movableClock } from '#emulators/kit/control.ts'
import type { EmulatorOptions } from '#emulators/kit/emulator.ts'
import { affects, faultQueue, Times } from '#emulators/kit/fault-queue.ts'
import { dropAnswer, serve, type LoggedRequest, type NodeEnv } from '#emulators/kit/server.ts'
import { schedulerEngine, type Deliver, type Engine } from './engine.ts'
import { everyMsOf, Schedule, ScheduleInput } from './schedule.ts'

const Operation = z.enum(['create', 'update', 'delete', 'group'])
type Operation = z.infer<typeof Operation>
const FaultRequest = z.union([
  z.object({
    kind: z.enum(['throttle', 'internal', 'quota', 'denied', 'timeout', 'drop_after_effect']),
    operation: z._default(z.enum(['any', ...Operation.options]), 'any'),
    times: Times,
  }),
  z.object({ fireTwice: z.number().check(z.int(), z.gte(1)) }),
  z.object({ clear: z.literal(true) }),
])
type FaultRequest = z.input<typeof FaultRequest>

export interface SchedulerEmulatorOptions extends EmulatorOptions {
  /** Groups in addition to `default`. */
  readonly groups?: readonly string[]
  /** Receives firings; a rejected promise is retried as the schedule's retry policy says. */
  readonly deliver: Deliver
}

export type SchedulerEmulator = Awaited<ReturnType<typeof startSchedulerEmulator>>

const ERRORS: FaultErrors = {
  throttle: [429, 'ThrottlingException'],
  internal: [500, 'InternalServerException'],
  quota: [402, 'ServiceQuotaExceededException'],
  denied: [403, 'AccessDeniedException'],
}

export async function startSchedulerEmulator(options: SchedulerEmulatorOptions) {
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

  const operation = (name: Operation, work: (c: Context<NodeEnv>) => Promise<Response> | Response) =>
    refusing(async (c) => {
      const fault = faults.take((pending) => affects(pending, name))
      if (fault !== undefined && fault.kind !== 'drop_after_effect') return failed(c, fault.kind, ERRORS)
      const answer = await work(c)
      return fault === undefined ? answer : dropAnswer(c)
    })

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
    schedules: engine.schedules,
    /** Moves the clock and waits for every firing that became due. Milliseconds. */
    advance: (ms: number): Promise<void> => engine.clock.advance(ms),
  }
}

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
  const missing = (name: string) => `Schedule ${name} does not exist.`
  const requireGroup = (name: string): void => {
    if (!groups.has(name))
      throw new AwsRefusal('ResourceNotFoundException', `Schedule group ${name} does not exist.`, 404)
  }

  const write = (mode: 'create' | 'update') => async (c: Context<NodeEnv>) => {
    const now = engine.clock.now().getTime()
    const name = c.req.param('name') ?? ''
    const input = asked(ScheduleInput, await c.req.json().catch(() => null))
    if (everyMsOf(input.ScheduleExpression) === null)
      throw new AwsRefusal('ValidationException', `Invalid Schedule Expression ${input.ScheduleExpression}.`)
    if (input.StartDate !== undefined && input.StartDate * 1_000 < now - GRACE_MS)
      throw new AwsRefusal(
        'ValidationException',
        'The StartDate you specify cannot be earlier than 5 minutes ago.',
      )
    requireGroup(input.GroupName)
    const known = engine.find(input.GroupName, name)
    const answer = c.json({ ScheduleArn: arnOf(input.GroupName, name) })
    if (mode === 'update' && known === undefined)
      throw new AwsRefusal('ResourceNotFoundException', missing(name), 404)
    if (known !== undefined && known.ClientToken === input.ClientToken && input.ClientToken !== undefined)
      return answer
    if (mode === 'create' && known !== undefined)
      throw new AwsRefusal('ConflictException', `Schedule ${name} already exists.`, 409)
    const sameTimes =
      known !== undefined &&
      known.ScheduleExpression === input.ScheduleExpression &&
      known.StartDate === input.StartDate &&
      input.StartDate !== undefined
    const schedule = {
      ...input,
      Name: name,
      modifiedAt: now,
      firedUntil: sameTimes ? known.firedUntil : now - GRACE_MS - 1,
    }
    engine.put(asked(Schedule, schedule))
    return answer
  }
  app.get(
    '/schedule-groups/:name',
    operation('group', (c) => {
      const name = c.req.param('name') ?? ''
      requireGroup(name)
      return c.json({
        Arn: `arn:aws:scheduler:us-east-1:000000000000:schedule-group/${name}`,
        Name: name,
        State: 'ACTIVE',
      })
    }),
  )

  app.post('/schedules/:name', operation('create', write('create')))
  app.put('/schedules/:name', operation('update', write('update')))

  app.delete(
    '/schedules/:name',
    operation('delete', (c) => {
      const name = c.req.param('name') ?? ''
      const known = engine.find(c.req.query('groupName') ?? 'default', name)
      if (known === undefined) throw new AwsRefusal('ResourceNotFoundException', missing(name), 404)
      engine.remove(known)
      return c.json({})
    }),
  )
}
