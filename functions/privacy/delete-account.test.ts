import { describe, expect, test } from 'vitest'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import { mailboxSince } from '#harness/outreach/cycle-context.ts'
import { requestAccountDeletion, runAccountDeletion, type AccountDeletionDeps } from './delete-account.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

const START = new Date('2026-11-21T10:00:00.000Z')
const MINUTES = 60_000
const MAILBOX = mailboxSince(START)

class Crash extends Error {}

type Flag =
  | 'merging'
  | 'googleDown'
  | 'record'
  | 'schedule'
  | 'customer'
  | 'files'
  | 'exports'
  | 'items'
  | 'billing'
  | 'trialMarked'
  | 'noted'
  | 'granted'
  | 'inPool'
  | 'audit'
type State = Record<Flag, boolean> & {
  now: Date
  calls: number
  crashAt: number
  mailbox: Mailbox | null
  lookAt: Date | null
  failed: readonly string[]
  readonly mails: string[]
}

/** In-memory services with one account; the process can crash before or after the n-th call. */
function account(crashAt = Infinity, after = false) {
  const state: State = {
    now: START,
    calls: 0,
    crashAt,
    merging: false,
    googleDown: false,
    record: true,
    schedule: true,
    customer: true,
    files: true,
    exports: true,
    items: true,
    billing: true,
    trialMarked: false,
    noted: false,
    mailbox: MAILBOX,
    granted: true,
    inPool: true,
    lookAt: null,
    failed: [],
    mails: [],
    audit: false,
  }
  const step =
    <T>(work: () => T) =>
    async (): Promise<T> => {
      state.calls += 1
      const crashes = state.calls === state.crashAt
      if (crashes && !after) throw new Crash()
      const result = work()
      if (crashes) throw new Crash()
      return result
    }
  const sets = (changed: Partial<State>) => step(() => void Object.assign(state, changed))
  const deps: AccountDeletionDeps = {
    accountDeletions: {
      find: async (userId) =>
        state.record ? { userId, startedAt: START, email: 'a@mail.example', subjects: ['1001'] } : null,
      isMerging: async () => state.merging,
      secondaryAccounts: async () => [],
      markTrial: sets({ trialMarked: true }),
      removeItems: async (_, __, except) =>
        await sets({ items: false, ...(except.includes('billing') ? {} : { billing: false }) })(),
      lookAgain: async (_, at, failed) => {
        state.lookAt = at
        state.failed = failed.map(({ step: name, reason }) => `${name}: ${reason}`)
      },
      finish: sets({ audit: true, items: false, billing: false, record: false }),
    },
    deleteBilling: step(() => {
      state.customer = false
      return state.billing ? START : null
    }),
    schedules: { remove: sets({ schedule: false }) },
    mailboxes: {
      find: async () => state.mailbox,
      remove: sets({ mailbox: null }),
    },
    sealer: { open: async (_, value) => value },
    consent: {
      revoke: step(() => {
        if (state.googleDown) throw new MailboxError('retry_later')
        state.granted = false
      }),
    },
    userPool: { forget: sets({ inPool: false }) },
    deletions: { note: sets({ noted: true }) },
    fingerprints: { fingerprint: (value) => `<${value}>` },
    mail: {
      send: async ({ to, subject }) => void state.mails.push(`${to}: ${subject}`),
    },
    files: { removeAll: sets({ files: false }) },
    exportEraser: { removeAll: sets({ exports: false }) },
    clock: { now: () => state.now },
    failed: (_, __, error) => {
      if (error instanceof Crash) throw error
    },
  }
  return { state, deps, run: () => runAccountDeletion({ v: 1, userId: 'usr_1' }, deps) }
}

const GONE = {
  record: false,
  schedule: false,
  customer: false,
  files: false,
  exports: false,
  items: false,
  billing: false,
  mailbox: null,
  granted: false,
  inPool: false,
  audit: true,
  trialMarked: true,
  noted: true,
}

describe('a deletion', () => {
  test('removes everything at once, and once more after work in progress has ended', async () => {
    const { state, run } = account()
    await run()
    expect(state).toMatchObject({
      ...GONE,
      record: true,
      audit: false,
      lookAt: new Date('2026-11-21T10:15:00.000Z'),
    })
    // Work that was in progress has written once more.
    state.items = true
    state.now = new Date(START.getTime() + 15 * MINUTES)
    await run()
    expect(state).toMatchObject(GONE)
    await run()
    expect(state).toMatchObject(GONE)
    expect(state.mails).toEqual(['a@mail.example: Your Reachwell account has been deleted'])
  })

  test.each([false, true])(
    'that crashes anywhere has the same result after retries (after the effect: %s)',
    async (after) => {
      for (let crashAt = 1; crashAt <= 20; crashAt += 1) {
        const { state, run } = account(crashAt, after)
        for (let tries = 0; tries < 4; tries += 1) {
          await run().catch((error: unknown) => {
            if (!(error instanceof Crash)) throw error
          })
          if (tries === 1) state.now = new Date(START.getTime() + 15 * MINUTES)
        }
        expect(state, `crashed at call ${crashAt}`).toMatchObject(GONE)
      }
    },
  )

  test('waits for an account that is still being merged into it', async () => {
    const { state, run } = account()
    state.merging = true
    await run()
    expect([state.items, state.customer, state.calls]).toEqual([true, true, 0])
    state.merging = false
    await run()
    expect([state.items, state.customer]).toEqual([false, false])
  })

  test('tries for a day to revoke the permission, then continues without Google', async () => {
    const { state, run } = account()
    state.googleDown = true
    await run()
    expect(state).toMatchObject({
      mailbox: MAILBOX,
      customer: false,
      schedule: false,
      files: false,
      items: false,
      inPool: false,
      failed: ['mailbox: MailboxError'],
      lookAt: new Date('2026-11-21T10:15:00.000Z'),
    })
    state.now = new Date('2026-11-21T11:00:00.000Z')
    await run()
    expect(state).toMatchObject({ record: true, lookAt: new Date('2026-11-21T11:15:00.000Z') })
    state.now = new Date('2026-11-22T10:00:01.000Z')
    await run()
    expect(state).toMatchObject({ ...GONE, granted: true })
  })
})

test('a deletion is recorded before its message is sent', async () => {
  const order: string[] = []
  await requestAccountDeletion('usr_1', {
    deletionRequests: { begin: async (_, now) => void order.push(`begun ${now.toISOString()}`) },
    queue: { send: async ({ userId }) => void order.push(`sent ${userId}`) },
    clock: { now: () => START },
  })
  expect(order).toEqual(['begun 2026-11-21T10:00:00.000Z', 'sent usr_1'])
})
