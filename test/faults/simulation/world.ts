import type { CycleContext, Entry, RunRecord } from '#core/cycle/model.ts'
import type { CycleMessage, DraftMessage } from '#shared/messages/cycle.ts'
import { NO_SUBSCRIPTION } from '#core/account/ports.ts'
import type { Subscription } from '#core/account/model.ts'
import type { Mailbox } from '#core/mailbox/model.ts'

/** One user of the simulation and everything the stores know about them. */
export interface SimulatedUser {
  readonly id: string
  readonly context: Omit<CycleContext, 'dailyMost' | 'usage' | 'mailbox' | 'cycle' | 'latestRun' | 'subscription'>
  subscription: Subscription
  mailbox: Mailbox | null
  lastRunId: string | null
  lastSentAt: Date | null
  readonly runs: Map<string, RunRecord & { leaseUntil: Date | null; dueAt: Date | null }>
  readonly entries: Map<string, StoredEntry>
  readonly usedJobs: Set<string>
  /** Quota taken, by day and by month, and of the trial. */
  readonly used: Map<string, number>
}

export interface StoredEntry {
  entry: Entry
  leaseToken: string | null
  leaseUntil: Date | null
  dueAt: Date | null
}

export type Message = { readonly queue: 'cycle'; readonly body: CycleMessage } | { readonly queue: 'draft'; readonly body: DraftMessage }

/** Everything that survives a crash: stores, queues, schedules, mailboxes; and the time. */
export class World {
  now: Date
  readonly users = new Map<string, SimulatedUser>()
  readonly queue: { message: Message; readyAt: Date }[] = []
  readonly schedules = new Map<string, { next: Date; payload: string }>()
  /** Drafts in the mailboxes, with the moment from which the search index knows them. */
  readonly drafts: { userId: string; messageId: string; draftId: string; indexedAt: Date }[] = []
  /** Runs whose user was told that they are over, and the mails that said so. */
  readonly noticed = new Set<string>()
  readonly mails: { to: string; subject: string }[] = []
  readonly recipients = new Map<string, Map<string, Date>>()
  #ids = 0

  constructor(now: Date) {
    this.now = now
  }

  nextId(prefix: string): string {
    this.#ids += 1
    return `${prefix}_${String(this.#ids).padStart(26, '0')}`
  }

  user(id: string): SimulatedUser | null {
    return this.users.get(id) ?? null
  }

  advance(ms: number): void {
    this.now = new Date(this.now.getTime() + ms)
  }
}

const EMPTY_PROFILE = { name: null, emails: [], phones: [], links: [], location: null, headline: null, roles: [], skills: [], education: [], achievements: [], language: 'eng' }

const fact = (value: string) => ({ value, span: { start: 0, end: value.length }, quote: value })

/** A user who can start at once: plan, configuration, resume and mailbox are there. */
export function addUser(world: World, plan: 'starter' | 'pro' | 'elite' | 'trial'): SimulatedUser {
  const id = world.nextId('usr')
  const { now } = world
  const trial = { ...NO_SUBSCRIPTION, isTrial: true, trialStartAt: now, trialEndsAt: new Date(now.getTime() + 86_400_000), trialEmailsAllowed: 5 }
  const user: SimulatedUser = {
    id,
    subscription: plan === 'trial' ? trial : { ...NO_SUBSCRIPTION, plan, planActivatedAt: now },
    context: {
      account: { id, email: `${id}@example.com`, firstName: 'Ada', lastName: 'Quill', emailVerified: true, isActive: true, createdAt: now, updatedAt: now },
      configuration: { id: 'cfg', resumeId: 'res', jobTitle: 'Engineer', country: 'Germany', city: 'All Cities', timeframe: '7', role: 'engineering', createdAt: now, updatedAt: now },
      resume: {
        id: 'res', userId: id, fileName: 'res.txt', originalFileName: 'cv.txt', kind: 'txt', size: 1, uploadedAt: now,
        profile: {
          ...EMPTY_PROFILE,
          name: fact('Ada Quill'),
          roles: [{ title: fact('Engineer'), employer: fact('Quill Works'), location: null, start: fact('2020'), end: fact('present'), span: { start: 0, end: 8 } }],
          skills: [fact('planning'), fact('testing'), fact('writing')],
          achievements: [{ statement: fact('Built the planning tool'), numbers: [], role: 0 }],
        },
      },
    },
    mailbox: { email: `${id}@example.com`, sealedGrant: `grant-of-${id}`, isActive: true, connectedAt: now, problem: null, checkedAt: null },
    lastRunId: null,
    lastSentAt: null,
    runs: new Map(),
    entries: new Map(),
    usedJobs: new Set(),
    used: new Map(),
  }
  world.users.set(id, user)
  return user
}
