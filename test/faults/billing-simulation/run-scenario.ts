import type { ProviderEvent } from '#functions/billing/events/event.store.ts'
import { allowanceAt } from '#functions/account/allowance.ts'
import { applyEvent, type ApplyDeps } from '#functions/billing/events/apply-event.ts'
import { decide } from '#functions/billing/subscription/decide.ts'
import { receiveEvent } from '#functions/billing/events/receive-event.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import { Crash } from '../simulation/faults.ts'
import {
  BillingWorld,
  memoryBillings,
  memoryCustomers,
  memoryEvents,
  memoryStripeCustomer,
} from './billing-world.ts'
import { corrected, type Scenario } from './scenarios.ts'

/** One schedule, which these values determine completely. */
export interface Schedule {
  readonly scenario: Scenario
  /** The order in which the seven events arrive. */
  readonly order: readonly number[]
  readonly random: () => number
  /** Chance that a delivery or a message comes twice. */
  readonly duplicate: number
  /** Chance that the provider changes between our read and our write. */
  readonly move: number
  /**
   * The external call at which the process crashes, counted over the whole schedule, and whether before or
   * after its effect.
   */
  readonly crashAt: { readonly call: number; readonly when: 'before' | 'after' } | null
  /** Number of messages processed at the same time. */
  readonly workers: number
  /** The table accepts every write, whatever version it is based on: used to check the simulation itself. */
  readonly blind?: boolean
}

export interface Played {
  readonly broken: readonly string[]
  /** Number of external calls. */
  readonly calls: number
  /** Name of the call at which the crash happened. */
  readonly crashedAt: string | null
}

const MAX_ROUNDS = 60

/** Plays a schedule to its end: every event delivered, every message processed, and the rest swept. */
export async function runScenario(schedule: Schedule): Promise<Played> {
  const { scenario, order, random, duplicate } = schedule
  const world = new BillingWorld(scenario)
  const crashes = crashPoint(schedule.crashAt)
  const newDeps = depsOf(world, schedule, crashes)
  for (const index of order) {
    world.reach(index)
    const copies = random() < duplicate ? 2 : 1
    for (let copy = 0; copy < copies; copy += 1)
      await untilDelivered(() => receiveEvent(eventOf(scenario, index), newDeps()))
    if (random() < 0.5) await work(world, newDeps, schedule)
  }
  world.reach(scenario.steps.length - 1)
  for (let round = 0; round < MAX_ROUNDS && !isQuiet(world); round += 1) {
    if (world.queue.length === 0) sweep(world)
    await work(world, newDeps, schedule)
  }
  return { broken: brokenIn(world), calls: crashes.calls(), crashedAt: crashes.crashedAt() }
}

const eventOf = ({ steps }: Scenario, index: number): ProviderEvent => ({
  id: `evt_${index}`,
  type: steps[index]?.type ?? '',
  createdAt: steps[index]?.at ?? new Date(0),
  customerId: 'cus_1',
  chargeId: null,
})

type NewDeps = () => ApplyDeps & { queue: { send(message: BillingMessage): Promise<void> } }

/** Each process remembers its own reads; provider, table and queue are shared. */
function depsOf(world: BillingWorld, { random, move, blind }: Schedule, { guard }: CrashPoint): NewDeps {
  return () => {
    const seen = { step: -1 }
    return {
      events: guard('events', memoryEvents(world)),
      queue: guard('queue', { send: async (message: BillingMessage) => void world.queue.push(message) }),
      billings: guard('billings', memoryBillings(world, seen, blind)),
      stripeCustomer: guard(
        'stripeCustomer',
        memoryStripeCustomer(world, seen, () => random() < move),
      ),
      customers: memoryCustomers,
      fingerprints: { fingerprint: (value) => value },
      clock: { now: world.now },
      notify: () => Promise.resolve(),
      payments: { paid: async () => [], paidBack: async () => [], dispute: async () => null },
      disputes: { save: () => Promise.resolve() },
      revenue: { count: () => Promise.resolve() },
    }
  }
}

/**
 * Processes messages until there are none; the message of a crashed worker returns to the end of the queue.
 */
async function work(
  world: BillingWorld,
  newDeps: NewDeps,
  { random, duplicate, workers }: Schedule,
): Promise<void> {
  while (world.queue.length > 0) {
    const taken = world.queue.splice(0, workers)
    if (random() < duplicate) taken.push(...taken.slice(0, 1))
    await Promise.all(
      taken.map(async (message) => {
        if (!(await survived(() => applyEvent(message, newDeps())))) world.queue.push(message)
      }),
    )
  }
}

function sweep(world: BillingWorld): void {
  for (const { id, state } of world.events.values())
    if (state === 'received') world.queue.push({ v: 1, eventId: id })
}

const isQuiet = (world: BillingWorld): boolean =>
  world.queue.length === 0 && [...world.events.values()].every(({ state }) => state === 'done')

async function survived(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch (error) {
    if (error instanceof Crash) return false
    throw error
  }
}

/** The provider repeats a delivery that was not acknowledged. */
async function untilDelivered(deliver: () => Promise<unknown>): Promise<void> {
  while (!(await survived(deliver)));
}

/** The invariants that do not hold, as sentences. */
function brokenIn(world: BillingWorld): readonly string[] {
  const { scenario, billing, subscription } = world
  const unfinished = [...world.events.values()].filter(({ state }) => state !== 'done').map(({ id }) => id)
  const customer = corrected(world.current(), world.cancelled, world.cardInUse)
  const decision = decide(customer, { billing, subscription }, false, world.now())
  const steps = world.written.map(({ step }) => step)
  return [
    ...(world.events.size === scenario.steps.length && unfinished.length === 0
      ? []
      : [`I7: ${world.events.size} events are kept, not done: ${unfinished.join(' ')}`]),
    ...(JSON.stringify(decision.subscription) === JSON.stringify(subscription)
      ? []
      : ['I7: the end is not what the provider holds']),
    ...(givenBy(world) === world.current().gives
      ? []
      : [`I7: ${world.current().gives} has become ${givenBy(world)}`]),
    ...(decision.writes.length === 0 ? [] : ['I7: the provider still has to be told something']),
    ...(steps.every((step, index) => index === 0 || step >= (steps[index - 1] ?? 0))
      ? []
      : [`I9: written from steps ${steps.join(' ')}`]),
    ...(world.refunds.length === 0 ? [] : ['I8: money was given back that was owed']),
    ...world.written.flatMap(({ subscription: wrote, step }) => {
      const said = scenario.steps[Math.max(0, step)]
      const gave = kindOf(allowanceAt(wrote, said?.at ?? world.now()))
      return gave === said?.gives
        ? []
        : [`I10: at step ${step} the table gave ${gave} instead of ${said?.gives}`]
    }),
  ]
}

const kindOf = (allowance: ReturnType<typeof allowanceAt>): string =>
  allowance.kind === 'plan' ? allowance.plan : allowance.kind === 'trial' ? 'trial' : 'nothing'
const givenBy = (world: BillingWorld): string => kindOf(allowanceAt(world.subscription, world.now()))

const isMethod = (value: unknown): value is (...args: unknown[]) => Promise<unknown> =>
  typeof value === 'function'

type CrashPoint = ReturnType<typeof crashPoint>

/** Counts calls and crashes at one of them. */
function crashPoint(at: Schedule['crashAt']) {
  let calls = 0
  let crashedAt: string | null = null
  const crash = (name: string): never => {
    crashedAt = `${name} ${at?.when}`
    throw new Crash(name)
  }
  const guard = <T extends object>(port: string, target: T): T =>
    new Proxy(target, {
      get(object, method, receiver) {
        const original: unknown = Reflect.get(object, method, receiver)
        if (!isMethod(original)) return original
        return async (...args: unknown[]) => {
          const call = (calls += 1)
          const name = `${port}.${String(method)}`
          if (at?.call === call && at.when === 'before') crash(name)
          const result = await original.apply(object, args)
          if (at?.call === call && at.when === 'after') crash(name)
          return result
        }
      },
    })
  return { guard, calls: () => calls, crashedAt: () => crashedAt }
}
