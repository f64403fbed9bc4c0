import { companyRuleId, ruleId } from '#functions/do-not-contact/rule.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { SimulatedUser, Stop, World } from './world.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

/** Account changes during a cycle, each as one write to the table, as in the product. */
const ACTIONS = {
  upgrade: (world, user) => {
    lift(world, user, 'plan ended')
    const plan = user.subscription.plan === 'elite' ? 'pro' : 'elite'
    user.subscription = { ...NO_SUBSCRIPTION, plan, planActivatedAt: world.now }
    user.plans.add(plan)
    user.activations.push(world.now.getTime())
  },
  'plan ends': (world, user) => {
    if (user.subscription.plan === null && !user.subscription.isTrial) return
    user.subscription = NO_SUBSCRIPTION
    stop(world, user, 'plan ended', world.now, MINUTE / 2)
  },
  'plan will end': (world, user) => {
    if (user.subscription.plan === null || user.subscription.cancelAt !== null) return
    const cancelAt = new Date(world.now.getTime() + 40_000)
    user.subscription = { ...user.subscription, cancelAt }
    stop(world, user, 'plan ended', cancelAt)
  },
  'switch off': (world, user) => {
    user.context = { ...user.context, account: { ...user.context.account, isActive: false } }
    stop(world, user, 'account off')
  },
  'switch on': (world, user) => {
    user.context = { ...user.context, account: { ...user.context.account, isActive: true } }
    lift(world, user, 'account off')
  },
  disconnect: (world, user) => {
    if (user.mailbox === null) return
    user.mailbox = null
    stop(world, user, 'mailbox off')
  },
  revoke: (world, user) => {
    if (user.mailbox?.isActive === true) world.revoked.set(user.mailbox.sealedGrant, world.now)
  },
  configure: (world, user) => {
    const { configuration } = user.context
    if (configuration)
      user.context = {
        ...user.context,
        configuration: {
          ...configuration,
          jobTitle: configuration.jobTitle === 'Engineer' ? 'Software Engineer' : 'Engineer',
          updatedAt: world.now,
        },
      }
  },
  object: (world, user) => {
    const open = [...user.emails.values()].find(
      ({ email }) => email.state === 'reserved' || email.state === 'written',
    )
    if (open && !world.objections.has(open.email.contact.email))
      world.objections.set(open.email.contact.email, world.now)
  },
  avoid: (world, user) => {
    const open = [...user.emails.values()].find(
      ({ email }) => email.state === 'reserved' || email.state === 'written',
    )
    if (open === undefined) return
    const { company, email } = open.email.contact
    // Every other rule is about the company, and the rest about the person.
    const rule =
      user.avoided.size % 2 === 0
        ? { id: companyRuleId(company), kind: 'company' as const, value: company }
        : { id: ruleId('person', email.toLowerCase()), kind: 'person' as const, value: email }
    if (!user.avoided.has(rule.id))
      user.avoided.set(rule.id, { ...rule, source: 'draft', addedAt: world.now, isLifted: false })
  },
  delete: (world, user) => {
    world.users.delete(user.id)
    world.gone.set(user.id, user)
    stop(world, user, 'account deleted')
  },
} as const satisfies Record<string, (world: World, user: SimulatedUser) => void>

export type Action = keyof typeof ACTIONS | 'start' | 'connect' | 'write' | 'found a posting'

/** Every possible action; the last seven need a part of the product, which the simulation provides. */
export const ALL_ACTS: readonly Action[] = [
  'upgrade',
  'plan ends',
  'plan will end',
  'switch off',
  'switch on',
  'disconnect',
  'revoke',
  'configure',
  'object',
  'avoid',
  'delete',
  'write',
  'connect',
  'connect',
  'start',
  'start',
  'found a posting',
  'found a posting',
]

const isPlain = (action: Action): action is keyof typeof ACTIONS => action in ACTIONS

/** Performs the action, if it is a plain write. */
export function perform(what: Action, world: World, user: SimulatedUser): void {
  world.actions.set(what, (world.actions.get(what) ?? 0) + 1)
  if (isPlain(what)) ACTIONS[what](world, user)
}

/** Connects a mailbox, first or again: its drafts are allowed from now on. */
export function connect(world: World, user: SimulatedUser): void {
  lift(world, user, 'mailbox off')
  user.mailbox = {
    email: `${user.id}@example.com`,
    vendor: 'google',
    sealedGrant: `grant-of-${user.id} ${world.nextId('grant')}`,
    isActive: true,
    connectedAt: world.now,
    problem: null,
    offSince: null,
    checkedAt: null,
  }
}

function stop(world: World, user: SimulatedUser, what: Stop['what'], from = world.now, graceMs = 0): void {
  world.stops.push({ userId: user.id, what, from, graceMs, until: null })
}

function lift(world: World, user: SimulatedUser, what: Stop['what']): void {
  for (const stopped of world.stops)
    if (stopped.userId === user.id && stopped.what === what && stopped.until === null)
      stopped.until = world.now
}

/** Chance of an action within this time. */
export const actChance = (perHour: number, ms: number): number => 1 - (1 - perHour) ** ((ms * 24) / DAY)
