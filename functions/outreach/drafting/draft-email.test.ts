import type { DraftingNote } from '#shared/catalog/reasons/run-notes.ts'
import { describe, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { LetterPostponed, type writeLetter } from '#engine/letters'
import { draftEmail, type DraftDeps } from './draft-email.ts'
import type { CycleContext, OutreachEmail, Ending } from '../model.ts'
import type { DraftMailbox } from '#functions/mailbox/mailbox-port.ts'
import { MailboxError, type MailboxFailure } from '#functions/mailbox/mailbox-error.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { NO_FACTS } from '#engine/test/resume/facts.ts'
import { configurationOf, cycleContext, mailboxSince, resumeOf } from '#harness/outreach/cycle-context.ts'
import { emailSince, UNUSED_EMAILS, UNUSED_RUNS, unused } from '#harness/outreach/outreach-samples.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const HOURS = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

const ENTRY = emailSince(HOURS(1), {
  state: 'written',
  letter: {
    letter: { subject: 'Hello', greeting: 'Hello Li,', paragraphs: [], signature: [], writer: 'plain' },
    subject: 'Hello',
    body: 'Hello Li,',
    findings: [],
    score: 1,
  },
})

const CONTEXT: CycleContext = cycleContext(HOURS(99), {
  usage: { today: 1, month: 1, trial: 0 },
  mailbox: mailboxSince(HOURS(50)),
  cycle: { lastRunId: 'run_1', lastSentAt: HOURS(1) },
})

interface Scene {
  readonly email?: Partial<OutreachEmail>
  readonly context?: Partial<CycleContext>
  readonly create?: MailboxFailure
  readonly retryAfterSeconds?: number
  readonly find?: MailboxFailure | 'draft' | 'nothing'
  /** Whether the mailbox is still the one that was read. */
  readonly sameMailbox?: boolean
  /** Whether the service's keys are available. */
  readonly keys?: boolean
  readonly verifyBeforeCreate?: boolean
  readonly intent?: 'saved' | 'asked_not_to_be_contacted'
  /** Changes to the account when it is read the second time. */
  readonly later?: Partial<CycleContext>
  /** How long writing the letter takes, in milliseconds. */
  readonly writing?: number
  readonly write?: typeof writeLetter
}

/** Works on one email and returns what became of it. */
async function outcome({
  email,
  context,
  create,
  retryAfterSeconds,
  find = 'nothing',
  sameMailbox = true,
  keys = true,
  verifyBeforeCreate = false,
  intent = 'saved',
  writing = 0,
  later,
  write,
}: Scene) {
  const seen: {
    looks: Date[]
    endings: Ending[]
    waits: number[]
    /** The delays of its messages in the queue, in seconds. */
    delays: (number | undefined)[]
    notes: DraftingNote[]
    created: number
    reads: number
    schedulesRemoved: number
  } = {
    looks: [],
    endings: [],
    waits: [],
    delays: [],
    notes: [],
    created: 0,
    reads: 0,
    schedulesRemoved: 0,
  }
  let passed = 0
  const clock = { now: () => new Date(NOW.getTime() + passed) }
  const mailbox: DraftMailbox = {
    address: unused,
    async findDraft() {
      if (find !== 'draft' && find !== 'nothing') throw new MailboxError(find)
      return find === 'draft' ? { draftId: 'found', threadId: 't1' } : null
    },
    async createDraft() {
      seen.created += 1
      if (create !== undefined)
        throw new MailboxError(create, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
      return { draftId: 'made', threadId: 't2' }
    },
  }
  const deps: DraftDeps = {
    emails: {
      ...UNUSED_EMAILS,
      claim: async () => ({ ...ENTRY, ...email }),
      saveIntent: async () => intent,
      todaysEmails: async () => [],
      end: async (_, __, ending) => seen.endings.push(ending) > 0,
      postpone: async (_, __, until) => seen.waits.push((until.getTime() - NOW.getTime()) / 1000) > 0,
    },
    runs: {
      ...UNUSED_RUNS,
      context: async () => {
        seen.reads += 1
        return { ...CONTEXT, ...context, ...(seen.reads > 1 ? later : {}) }
      },
      note: async (_, note) => void seen.notes.push(note),
      claimNotification: async () => null,
    },
    drafts: { send: async (_, delay) => void seen.delays.push(delay), sendAll: unused },
    mailboxes: {
      disable: async () => (sameMailbox ? 'off' : 'reconnected'),
      scheduleSync: async (_, _mailbox, at) => seen.looks.push(at) > 0,
      enable: unused,
      find: unused,
      save: unused,
      remove: unused,
    },
    schedules: { ensure: unused, remove: async () => void (seen.schedulesRemoved += 1) },
    mailbox,
    sealer: {
      seal: unused,
      open: async (_, sealed) => {
        passed += writing
        return keys ? sealed : await Promise.reject(new AppError('unavailable'))
      },
    },
    files: { getText: async () => 'Kite' },
    model: null,
    plain: { write: unused },
    mail: { send: unused },
    site: 'https://reachwell.example',
    secrets: { fresh: () => 'lease', hash: (value) => value, fingerprint: (value) => value },
    clock,
    leaseMs: 300_000,
    recheckDelayMs: 60_000,
    messageDomain: 'reachwell.example',
    verifyBeforeCreate,
  }
  await draftEmail({ v: 1, userId: 'usr_1', emailId: 'out_1' }, deps, write)
  return seen
}

test.each([
  ['at once', 0, 60],
  ['after an hour', 1, 1_800],
  ['after 20 minutes', 1 / 3, 600],
])('a letter whose model is overloaded waits, %s, and nothing is saved', async (_, hours, wait) => {
  const write = () => Promise.reject(new LetterPostponed('throttled'))
  const { endings, waits, created } = await outcome({
    email: { state: 'reserved', letter: null, openedAt: HOURS(hours) },
    context: { configuration: configurationOf(NOW), resume: resumeOf(NOW, NO_FACTS) },
    write,
  })
  expect([endings, waits, created]).toEqual([[], [wait], 0])
})

test('unavailable keys postpone the email, which does not count as a crash', async () => {
  expect(await outcome({ keys: false })).toMatchObject({ endings: [], waits: [120], created: 0 })
})

const UNCERTAIN = { intentAt: HOURS(25), openedAt: HOURS(25) }

describe('a draft that is uncertain for more than a day', () => {
  test.each(['retry_later', 'uncertain', 'tomorrow', 'nothing'] as const)(
    'ends as a waiting text when the lookup gives %s, and no other draft is created',
    async (find) => {
      const { endings, waits, notes, created } = await outcome({ email: UNCERTAIN, find })
      expect([endings, waits, created]).toEqual([[{ state: 'ready' }], [], 0])
      expect(notes).toEqual(['draft_uncertain'])
    },
  )

  test('is drafted when it is found after all', async () => {
    expect((await outcome({ email: UNCERTAIN, find: 'draft' })).endings).toEqual([
      { state: 'drafted', draftId: 'found', threadId: 't1' },
    ])
  })

  test('is looked for again later while the day is not over', async () => {
    const { endings, waits } = await outcome({
      email: { intentAt: HOURS(20), openedAt: HOURS(20) },
      find: 'retry_later',
    })
    expect([endings, waits]).toEqual([[], [30]])
  })
})

test('an email that surely has no draft is given up after a day', async () => {
  expect((await outcome({ email: { openedAt: HOURS(25) } })).endings).toEqual([
    { state: 'failed', failure: 'gave_up' },
  ])
})

test('when access ends, an email that surely has no draft fails, and one that may have a draft keeps its job', async () => {
  const context = { subscription: NO_SUBSCRIPTION }
  expect((await outcome({ context })).endings).toEqual([{ state: 'failed', failure: 'access_ended' }])
  expect((await outcome({ context, email: { intentAt: HOURS(1) } })).endings).toEqual([{ state: 'ready' }])
})

test('Gmail can ask for a wait of at most six hours', async () => {
  expect((await outcome({ create: 'retry_later', retryAfterSeconds: 999_999 })).waits).toEqual([21_600])
})

test('a wait that a queue cannot bridge, which delays 900 seconds at most, is left to the sweeper', async () => {
  const bridged = await outcome({ create: 'retry_later', retryAfterSeconds: 899 })
  expect([bridged.waits, bridged.delays]).toEqual([[899], [900]])
  const swept = await outcome({ create: 'retry_later', retryAfterSeconds: 900 })
  expect([swept.waits, swept.delays]).toEqual([[900], []])
})

test('no wait is longer than the rest of the email’s day', async () => {
  expect((await outcome({ create: 'tomorrow', email: { openedAt: HOURS(22) } })).waits).toEqual([7_200.001])
  expect((await outcome({ create: 'tomorrow', email: { openedAt: HOURS(2) } })).waits).toEqual([21_600])
})

test('a message that Gmail refuses fails without affecting the mailbox', async () => {
  const { endings, notes, schedulesRemoved } = await outcome({ create: 'message_refused' })
  expect([endings, notes, schedulesRemoved]).toEqual([
    [{ state: 'failed', failure: 'mailbox_refused' }],
    [],
    0,
  ])
})

test('a dead grant stops the schedule, unless the mailbox was reconnected since', async () => {
  const dead = await outcome({ create: 'grant_dead' })
  expect([dead.endings, dead.schedulesRemoved]).toEqual([[{ state: 'ready', mailboxLost: true }], 1])
  const replaced = await outcome({ create: 'grant_dead', sameMailbox: false })
  expect([replaced.endings, replaced.waits, replaced.schedulesRemoved]).toEqual([[], [1], 0])
})

test('no draft is created when the trial ends during the work', async () => {
  const context = {
    subscription: {
      ...NO_SUBSCRIPTION,
      isTrial: true,
      trialEndsAt: new Date(NOW.getTime() + 30_000),
      trialEmailsAllowed: 5,
    },
  }
  expect(await outcome({ context, writing: 29_999 })).toMatchObject({ created: 1 })
  expect(await outcome({ context, writing: 30_000 })).toMatchObject({
    created: 0,
    endings: [{ state: 'failed', failure: 'access_ended' }],
  })
})

test('no draft is created when the plan ends during the work; data read a moment ago is not read again', async () => {
  const later = { subscription: NO_SUBSCRIPTION }
  expect(await outcome({ later, writing: 10_001 })).toMatchObject({
    created: 0,
    reads: 2,
    endings: [{ state: 'failed', failure: 'access_ended' }],
  })
  expect(await outcome({ later, writing: 10_000 })).toMatchObject({ created: 1, reads: 1 })
})

test('a person who has objected since they were chosen gets no draft', async () => {
  expect(await outcome({ intent: 'asked_not_to_be_contacted' })).toMatchObject({
    created: 0,
    endings: [{ state: 'failed', failure: 'asked_not_to_be_contacted' }],
  })
})

describe('a draft that was never begun', () => {
  const fresh = { openedAt: new Date(NOW.getTime() - 14 * 60_000) }
  const old = { openedAt: new Date(NOW.getTime() - 16 * 60_000) }

  test('is looked for first when the email is old, which may mean that it comes from a backup', async () => {
    expect(await outcome({ email: old, find: 'draft' })).toMatchObject({
      created: 0,
      endings: [{ state: 'drafted', draftId: 'found' }],
    })
    expect(await outcome({ email: old, find: 'nothing' })).toMatchObject({
      created: 1,
      endings: [{ state: 'drafted', draftId: 'made' }],
    })
    expect(await outcome({ email: fresh, find: 'draft' })).toMatchObject({ created: 1 })
  })

  test('is looked for however new the email is after a backup was restored', async () => {
    expect(await outcome({ email: fresh, find: 'draft', verifyBeforeCreate: true })).toMatchObject({
      created: 0,
      endings: [{ state: 'drafted', draftId: 'found' }],
    })
  })
})
