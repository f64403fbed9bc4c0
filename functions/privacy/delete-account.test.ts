import { describe, expect, test } from 'vitest'
import type { Mailbox } from '#functions/mailbox/model.ts'
import { requestAccountDeletion, runAccountDeletion, type AccountDeletionDeps } from './delete-account.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

const START = new Date('2026-11-21T10:00:00.000Z')
const MINUTES = 60_000
const MAILBOX: Mailbox = {
  email: 'a@mail.example',
  sealedGrant: 'sealed',
  isActive: true,
  connectedAt: START,
  problem: null,
  checkedAt: null,
}

class Death extends Error {}

type Flag =
  | 'merging'
  | 'googleDown'
  | 'record'
  | 'schedule'
  | 'customer'
  | 'files'
  | 'items'
  | 'trialMarked'
  | 'noted'
  | 'granted'
  | 'inPool'
  | 'audit'
type State = Record<Flag, boolean> & {
  now: Date
  calls: number
  dieAt: number
  mailbox: Mailbox | null
  lookAt: Date | null
  readonly mails: string[]
}

/** An account in memory, whose every store can die before or after the n-th call. */
function account(dieAt = Infinity, after = false) {
  const state: State = {
    now: START,
    calls: 0,
    dieAt,
    merging: false,
    googleDown: false,
    record: true,
    schedule: true,
    customer: true,
    files: true,
    items: true,
    trialMarked: false,
    noted: false,
    mailbox: MAILBOX,
    granted: true,
    inPool: true,
    lookAt: null,
    mails: [],
    audit: false,
  }
  const step =
    <T>(work: () => T) =>
    async (): Promise<T> => {
      state.calls += 1
      const dies = state.calls === state.dieAt
      if (dies && !after) throw new Death()
      const result = work()
      if (dies) throw new Death()
      return result
    }
  const deps: AccountDeletionDeps = {
    accountDeletions: {
      find: async (userId) =>
        state.record ? { userId, startedAt: START, email: 'a@mail.example', subjects: ['1001'] } : null,
      isMerging: async () => state.merging,
      secondaryAccounts: async () => [],
      markTrial: step(() => {
        state.trialMarked = true
      }),
      removeItems: step(() => {
        state.items = false
      }),
      lookAgain: async (_, at) => {
        state.lookAt = at
      },
      finish: step(() => {
        state.audit = true
        state.items = false
        state.record = false
      }),
    },
    deleteBilling: step(() => {
      state.customer = false
      return state.items ? START : null
    }),
    schedules: {
      remove: step(() => {
        state.schedule = false
      }),
    },
    mailboxes: {
      find: async () => state.mailbox,
      remove: step(() => {
        state.mailbox = null
      }),
    },
    sealer: { open: async (_, value) => value },
    consent: {
      revoke: step(() => {
        if (state.googleDown) throw new MailboxError('retry_later')
        state.granted = false
      }),
    },
    userPool: {
      forget: step(() => {
        state.inPool = false
      }),
    },
    deletions: {
      note: step(() => {
        state.noted = true
      }),
    },
    fingerprints: { fingerprint: (value) => `<${value}>` },
    mail: {
      send: async ({ to, subject }) => void state.mails.push(`${to}: ${subject}`),
    },
    files: {
      removeAll: step(() => {
        state.files = false
      }),
    },
    clock: { now: () => state.now },
  }
  return { state, deps, run: () => runAccountDeletion({ v: 1, userId: 'usr_1' }, deps) }
}

const GONE = {
  record: false,
  schedule: false,
  customer: false,
  files: false,
  items: false,
  mailbox: null,
  granted: false,
  inPool: false,
  audit: true,
  trialMarked: true,
  noted: true,
}

describe('a deletion', () => {
  test('removes everything at once, and looks again when what was under way has ended', async () => {
    const { state, run } = account()
    await run()
    expect(state).toMatchObject({
      ...GONE,
      record: true,
      audit: false,
      lookAt: new Date('2026-11-21T10:15:00.000Z'),
    })
    // Something that was under way wrote once more.
    state.items = true
    state.now = new Date(START.getTime() + 15 * MINUTES)
    await run()
    expect(state).toMatchObject(GONE)
    await run()
    expect(state).toMatchObject(GONE)
    expect(state.mails).toEqual(['a@mail.example: Your Reachwell account has been deleted'])
  })

  test.each([false, true])(
    'that dies anywhere ends the same when it is taken up again (after the effect: %s)',
    async (after) => {
      for (let dieAt = 1; dieAt <= 18; dieAt += 1) {
        const { state, run } = account(dieAt, after)
        for (let tries = 0; tries < 4; tries += 1) {
          await run().catch((error: unknown) => {
            if (!(error instanceof Death)) throw error
          })
          if (tries === 1) state.now = new Date(START.getTime() + 15 * MINUTES)
        }
        expect(state, `died at call ${dieAt}`).toMatchObject(GONE)
      }
    },
  )

  test('waits for an account that is still moving in', async () => {
    const { state, run } = account()
    state.merging = true
    await run()
    expect([state.items, state.customer, state.calls]).toEqual([true, true, 0])
    state.merging = false
    await run()
    expect([state.items, state.customer]).toEqual([false, false])
  })

  test('tries for a day to revoke the permission, and goes on without Google after it', async () => {
    const { state, run } = account()
    state.googleDown = true
    await expect(run()).rejects.toThrow('retry_later')
    expect([state.mailbox, state.customer, state.schedule]).toEqual([MAILBOX, false, false])
    state.now = new Date('2026-11-22T10:00:01.000Z')
    await run()
    expect(state).toMatchObject({ ...GONE, granted: true })
  })
})

test('beginning commits before the message is sent', async () => {
  const order: string[] = []
  await requestAccountDeletion('usr_1', {
    deletionRequests: { begin: async (_, now) => void order.push(`begun ${now.toISOString()}`) },
    queue: { send: async ({ userId }) => void order.push(`sent ${userId}`) },
    clock: { now: () => START },
  })
  expect(order).toEqual(['begun 2026-11-21T10:00:00.000Z', 'sent usr_1'])
})
