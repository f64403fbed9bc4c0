import type { HeldEmail } from '#functions/outreach/run/held-posting.store.ts'
import type { StoredShortlist } from '#functions/outreach/shortlist/shortlist.item.ts'
import type { StoredRule } from '#functions/do-not-contact/rule.item.ts'
import { Preferences } from '#shared/models/configuration.ts'
import type { OwnPostingRecord } from '#functions/outreach/own-posting/own-posting.item.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import type { CycleContext, OutreachEmail } from '#functions/outreach/model.ts'
import type { CycleMessage, DraftMessage } from '#shared/messages/cycle.ts'
import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import { NO_REVIEW } from '#engine/values/fact-review.ts'
import { factOf, NO_FACTS, roleOf } from '#engine/test/resume/facts.ts'
import type { PlanId } from '#shared/catalog/plans.ts'

/** One user of the simulation and everything that the stores know about them. */
export interface SimulatedUser {
  readonly id: string
  context: Omit<CycleContext, 'dailyCap' | 'usage' | 'mailbox' | 'cycle' | 'latestRun' | 'subscription'>
  subscription: Subscription
  mailbox: Mailbox | null
  lastRunId: string | null
  lastSentAt: Date | null
  readonly runs: Map<string, StoredRun>
  /** The postings that they found; each is counted as a run with the same id. */
  readonly own: Map<string, Omit<OwnPostingRecord, 'run'>>
  readonly emails: Map<string, StoredEmail>
  readonly usedJobs: Set<string>
  /** The rules about who is never written to, by id. */
  /** Postings of shortlists by id, and the latest shortlist. */
  readonly held: Map<string, HeldEmail>
  shortlist: StoredShortlist | null
  readonly avoided: Map<string, StoredRule>
  /** Used allowance by day and month, and of the trial. */
  readonly used: Map<string, number>
  /** Every plan they ever had, and when each began. */
  readonly plans: Set<PlanId>
  readonly activations: number[]
}

/**
 * A run whose `notes` are those of drafting; those of planning are separate, because each planning replaces
 * them.
 */
export interface StoredRun extends RunRecord {
  readonly planNotes: RunRecord['notes']
  readonly leaseToken: string | null
  readonly leaseUntil: Date | null
  readonly dueAt: Date | null
}

export interface StoredEmail {
  /** Message-ID of its draft, and the day whose allowance it uses. */
  readonly messageId: string
  readonly day: string
  email: OutreachEmail
  leaseToken: string | null
  leaseUntil: Date | null
  dueAt: Date | null
}

/** A message that waits in a queue. */
export interface Queued {
  readonly message: Message
  readonly readyAt: Date
  /** Whether it is a duplicate made by the queue, which is not duplicated again. */
  readonly copy?: boolean
}

export type Message =
  | { readonly queue: 'cycle'; readonly body: CycleMessage }
  | { readonly queue: 'draft'; readonly body: DraftMessage }

/** A draft in a mailbox, with the time from which the search index contains it. */
export interface SimulatedDraft {
  readonly userId: string
  /** Its original and its current Message-ID: Gmail changes it when a draft is edited. */
  readonly madeAs: string
  readonly messageId: string
  readonly draftId: string
  readonly to: string
  readonly subject: string
  readonly at: Date
  readonly indexedAt: Date
}

/** An event after which no draft may begin. */
export interface Stop {
  readonly userId: string
  readonly what: 'plan ended' | 'account off' | 'account deleted' | 'mailbox off'
  readonly from: Date
  /** How much longer drafts may begin, because a worker may have read the table before. Milliseconds. */
  readonly graceMs: number
  /** When the stop was lifted. */
  until: Date | null
}

/** Everything that survives a crash: stores, queues, schedules, mailboxes; and the time. */
export class World {
  now: Date
  readonly users = new Map<string, SimulatedUser>()
  readonly queue: Queued[] = []
  readonly schedules = new Map<string, { next: Date; payload: string }>()
  readonly drafts: SimulatedDraft[] = []
  /** Message-IDs of drafts that their owner deleted. */
  readonly discarded = new Set<string>()
  /** The number of drafts ever made. */
  made = 0
  /** Drafts that were made without the product learning of it. */
  lostAnswers = 0
  /** Runs whose user was told that they ended, and those mails. */
  readonly noticed = new Set<string>()
  readonly mails: { to: string; subject: string }[] = []
  readonly recipients = new Map<string, Map<string, Date>>()
  /** People who asked not to be contacted, and since when. */
  readonly objections = new Map<string, Date>()
  readonly stops: Stop[] = []
  /** Deleted users, as they were. */
  readonly gone = new Map<string, SimulatedUser>()
  /** Until when Google accepts nothing from a formerly connected mailbox. */
  readonly revoked = new Map<string, Date>()
  /** How often each action happened. */
  readonly actions = new Map<string, number>()
  /** Users who were looked up, and may have changed, since the last check. */
  readonly touched = new Set<string>()
  readonly #sleepers: { until: number; wake: () => void }[] = []
  #ids = 0

  constructor(now: Date) {
    this.now = now
  }

  nextId(prefix: string): string {
    this.#ids += 1
    return `${prefix}_${String(this.#ids).padStart(26, '0')}`
  }

  user(id: string): SimulatedUser | null {
    this.touched.add(id)
    return this.users.get(id) ?? null
  }

  sleep = async (ms: number): Promise<void> =>
    await new Promise((wake) => this.#sleepers.push({ until: this.now.getTime() + ms, wake }))

  /** When the next sleeper wakes; null when nobody sleeps. Milliseconds. */
  nextWaking(): number | null {
    return this.#sleepers.length === 0 ? null : Math.min(...this.#sleepers.map(({ until }) => until))
  }

  wake(): void {
    for (const sleeper of this.#sleepers.filter(({ until }) => until <= this.now.getTime())) {
      this.#sleepers.splice(this.#sleepers.indexOf(sleeper), 1)
      sleeper.wake()
    }
  }
}

const FACTS: ResumeFacts = {
  ...NO_FACTS,
  name: factOf('Ada Quill'),
  roles: [
    roleOf('role-1', {
      title: factOf('Engineer'),
      employer: factOf('Quill Works'),
      start: factOf('2020'),
      end: factOf('present'),
      span: { start: 0, end: 8 },
    }),
  ],
  skills: ['planning', 'testing', 'writing'].map((skill) => ({ ...factOf(skill), id: `skill-${skill}` })),
  lines: [{ id: 'line-1', statement: factOf('Built the planning tool'), numbers: [], role: 'role-1' }],
}

/** A user who can start at once, with plan, configuration, resume and mailbox. */
export function addUser(
  world: World,
  plan: 'starter' | 'pro' | 'elite' | 'trial',
  chooseFirst = false,
): SimulatedUser {
  const id = world.nextId('usr')
  const { now } = world
  const trialEndsAt = new Date(now.getTime() + 86_400_000)
  const trial = { ...NO_SUBSCRIPTION, isTrial: true, trialStartAt: now, trialEndsAt, trialEmailsAllowed: 5 }
  if (plan === 'trial')
    world.stops.push({ userId: id, what: 'plan ended', from: trialEndsAt, graceMs: 0, until: null })
  const user: SimulatedUser = {
    id,
    subscription: plan === 'trial' ? trial : { ...NO_SUBSCRIPTION, plan, planActivatedAt: now },
    context: {
      account: {
        id,
        email: `${id}@example.com`,
        firstName: 'Ada',
        lastName: 'Quill',
        emailVerified: true,
        isActive: true,
        createdAt: now,
        updatedAt: now,
      },
      configuration: {
        id: 'cfg',
        resumeId: 'res',
        jobTitle: 'Engineer',
        country: 'Germany',
        city: 'All Cities',
        timeframe: '7',
        role: 'engineering',
        ...Preferences.parse({ chooseFirst }),
        createdAt: now,
        updatedAt: now,
      },
      resume: {
        id: 'res',
        userId: id,
        fileName: 'res.txt',
        originalFileName: 'cv.txt',
        kind: 'txt',
        size: 1,
        uploadedAt: now,
        facts: FACTS,
      },
      review: NO_REVIEW,
    },
    mailbox: {
      email: `${id}@example.com`,
      vendor: 'google',
      sealedGrant: `grant-of-${id}`,
      isActive: true,
      connectedAt: now,
      problem: null,
      offSince: null,
      checkedAt: null,
    },
    lastRunId: null,
    lastSentAt: null,
    runs: new Map(),
    own: new Map(),
    emails: new Map(),
    usedJobs: new Set(),
    avoided: new Map(),
    held: new Map(),
    shortlist: null,
    used: new Map(),
    plans: new Set(plan === 'trial' ? [] : [plan]),
    activations: [now.getTime()],
  }
  world.users.set(id, user)
  return user
}
