import { ONLY_CONTACTS } from '#harness/recipients/people-search.ts'
import type { DraftDeps } from '#functions/outreach/drafting/draft-email.ts'
import type { PlanDeps } from '#functions/outreach/run/plan-run.ts'
import type { OwnPostingDeps } from '#functions/outreach/own-posting/draft-own-posting.ts'
import type { writeOwn } from '#functions/outreach/own-posting/ask-own-posting.ts'
import type { startRun } from '#functions/outreach/run/start-run.ts'
import type { Service } from '#functions/services/needs.ts'
import type { orderLetters } from '#functions/outreach/shortlist/order-letters.ts'
import type { sweep } from '#functions/operations/sweep.ts'
import type { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Page } from '#platform/walk.ts'
import type { CycleMessage, DraftMessage } from '#shared/messages/cycle.ts'
import { asGiven } from '#harness/postings/finding-parts.ts'
import { withFaults, type FaultContext } from './faults.ts'
import { fingerprintOf, MESSAGE_DOMAIN } from './fingerprint.ts'
import { memoryEmails, memoryOpenWork } from './memory/memory-emails.ts'
import { memoryOwnPostings } from './memory/memory-own-postings.ts'
import { memoryRuns } from './memory/memory-runs.ts'
import { contactSource, plainWriter, postingSource, simulatedMailbox } from './vendors.ts'
import type { Message, World } from './world.ts'
import type { Sealer } from '#vendors/kms/kms-sealer.ts'
import type { OutreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import type { OpenWorkStore } from '#functions/operations/open-work.store.ts'
import type { OpenWork } from '#functions/operations/model.ts'

export interface SimulatedDeps {
  readonly plan: PlanDeps
  readonly draft: DraftDeps
  readonly own: OwnPostingDeps & Parameters<typeof writeOwn>[3]
  readonly start: Parameters<typeof startRun>[1]
  readonly write: Parameters<typeof orderLetters>[2]
  readonly sweep: Parameters<typeof sweep>[0]
  readonly scheduleDeps: Parameters<typeof resumeSchedule>[1]
}

const nothing = async () => undefined
const unused = { send: nothing, sendAll: nothing }

/**
 * The dependencies of one process: everything in memory, faults on every port, and a clock that is off by
 * `skewMs`.
 */
export function depsOf(
  world: World,
  postingsPerDay: number,
  faultContext: FaultContext,
  skewMs: number,
  verifyBeforeCreate: boolean,
): SimulatedDeps {
  const wrap = <T extends object>(name: string, port: T): T => withFaults(name, port, faultContext)
  const clock = { now: () => (skewMs === 0 ? world.now : new Date(world.now.getTime() + skewMs)) }
  const secrets = {
    fresh: () => world.nextId('secret'),
    hash: (value: string) => value,
    fingerprint: fingerprintOf,
  }
  const put = (message: Message, delayMs = 0) =>
    world.queue.push({ message, readyAt: new Date(world.now.getTime() + delayMs) })
  const runs = wrap('runs', memoryRuns(world))
  const emails = wrap('entries', unaware(memoryEmails(world), faultContext))
  const open = wrap('open', lagging(memoryOpenWork(world), faultContext))
  const cycleQueue = wrap('cycleQueue', {
    send: async (body: CycleMessage) => void put({ queue: 'cycle', body }),
    sendAll: async (messages: readonly CycleMessage[]) =>
      messages.forEach((body) => put({ queue: 'cycle', body })),
  })
  const drafts = wrap('draftQueue', {
    send: async (body: DraftMessage, delaySeconds = 0) =>
      void put({ queue: 'draft', body }, delaySeconds * 1000),
    sendAll: async (messages: readonly DraftMessage[]) =>
      messages.forEach((body) => put({ queue: 'draft', body })),
  })
  const schedules = wrap('schedules', {
    ensure: async (userId: string, next: Date, payload: string) =>
      void world.schedules.set(userId, { next, payload }),
    remove: async (userId: string) => void world.schedules.delete(userId),
  })
  const usedJobs = {
    among: async (userId: string, jobKeys: readonly string[]) =>
      new Set(jobKeys.filter((key) => world.user(userId)?.usedJobs.has(key))),
    lastWritten: async () => new Map<string, Date>(),
  }
  const mail = wrap('mail', {
    send: async ({ to, subject }: { to: string; subject: string }) => void world.mails.push({ to, subject }),
  })
  const shared = { runs, emails, drafts, schedules, clock, secrets, mail, site: 'https://reachwell.example' }
  const covered = () => true
  const heldPostings = wrap<Service<'heldPostings'>>('heldPostings', {
    hold: async (email, _, ...others) =>
      void world
        .user(email.userId)
        ?.held.set(email.id, { ...email, others: others.flatMap((some) => some ?? []) }),
    find: async (userId, id) => world.user(userId)?.held.get(id) ?? null,
    findMany: async (userId, ids) => ids.map((id) => world.user(userId)?.held.get(id) ?? null),
    recipientsOf: async () => new Map(),
    isWritten: async (userId, id) => world.user(userId)?.emails.has(id) === true,
  })
  const shortlists = wrap<Service<'shortlists'>>('shortlists', {
    find: async (userId) => world.user(userId)?.shortlist ?? null,
    change: async () => null,
    swap: async () => 'replaced',
  })
  const newId = (prefix: string) => world.nextId(prefix)
  const doNotContact = wrap('doNotContact', {
    all: async (userId: string) => [...(world.user(userId)?.avoided.values() ?? [])],
  })
  const contacts = wrap('contacts', contactSource(faultContext))
  return {
    own: {
      ...shared,
      ...ONLY_CONTACTS,
      doNotContact,
      contacts,
      ownPostings: wrap('ownPostings', memoryOwnPostings(world)),
      readLink: async () => ({ problem: 'no_answer' }),
      queue: cycleQueue,
      newId,
      leaseMs: 5 * MINUTE,
    },
    plan: {
      ...shared,
      postings: [wrap('postings', postingSource(world, postingsPerDay, faultContext))],
      contacts,
      readWhole: asGiven,
      ...ONLY_CONTACTS,
      usedJobs: wrap('usedJobs', usedJobs),
      heldPostings,
      doNotContact,
      covered,
      newId,
      leaseMs: 5 * MINUTE,
    },
    draft: {
      ...shared,
      mailboxes: mailboxesOf(world),
      mailbox: wrap('mailbox', simulatedMailbox(world, faultContext)),
      sealer: wrap<Sealer>('sealer', { seal: async (_, value) => value, open: async (_, sealed) => sealed }),
      files: { getText: async () => 'Built the planning tool' },
      model: null,
      plain: plainWriter,
      leaseMs: 5 * MINUTE,
      recheckDelayMs: MINUTE,
      messageDomain: MESSAGE_DOMAIN,
      verifyBeforeCreate,
    },
    start: {
      runs,
      queue: cycleQueue,
      covered,
      clock,
      newId,
      countCall: async () => undefined,
    },
    write: { runs, emails, heldPostings, shortlists, clock, queue: drafts },
    sweep: {
      open,
      billings: { due: async () => ({ found: [], next: null }) },
      cycle: cycleQueue,
      drafts,
      billing: unused,
      revisions: unused,
      discards: unused,
      mailboxes: unused,
      merges: unused,
      accountDeletions: unused,
      exports: unused,
      operations: unused,
      clock,
    },
    scheduleDeps: { runs, schedules, clock },
  }
}

/** The list of waiting emails is not read consistently: sometimes it is still empty. */
const unaware = (emails: OutreachEmailStore, { plan, random }: FaultContext): OutreachEmailStore =>
  plan.stale === 0
    ? emails
    : { ...emails, waiting: async (userId) => (random() < plan.stale ? [] : await emails.waiting(userId)) }

/** The index of open work lags: sometimes it shows the previous read's result. */
function lagging(open: OpenWorkStore, { plan, random }: FaultContext): OpenWorkStore {
  if (plan.stale === 0) return open
  let before: Page<OpenWork> = { found: [], next: null }
  return {
    ...open,
    async due(now, ...rest) {
      const shown = random() < plan.stale ? before : null
      before = await open.due(now, ...rest)
      return shown ?? before
    },
  }
}

/** The same conditions as in the table: what was read must still hold. */
function mailboxesOf(world: World): DraftDeps['mailboxes'] {
  return {
    find: async (userId) => world.user(userId)?.mailbox ?? null,
    save: nothing,
    remove: nothing,
    async disable(userId, mailbox, problem, now) {
      const user = world.user(userId)
      if (user?.mailbox?.connectedAt.getTime() !== mailbox.connectedAt.getTime()) return 'reconnected'
      user.mailbox = { ...user.mailbox, isActive: false, problem, offSince: now }
      return 'off'
    },
    scheduleSync: async () => true,
    enable: async () => true,
  }
}
