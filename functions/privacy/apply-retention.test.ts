import { expect, test } from 'vitest'
import { applyRetention, type ApplyDeps } from './apply-retention.ts'
import type { Retention } from './retention.ts'
import { accountOf } from '#harness/account/account.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { SentMailState } from '#functions/mail/model.ts'

class Crash extends Error {}

const START = new Date('2026-01-01T12:00:00.000Z')
const DAY = 86_400_000

type Lists = Record<'mails' | 'begun' | 'queued' | 'failed', string[]>
type State = Lists & {
  now: Date
  writes: number
  crashAt: number
  notice: Map<string, SentMailState>
  broken: string
}

/** In-memory services with unused accounts; the process can crash before or after any write. */
function accounts(
  ids: readonly string[] = ['usr_1'],
  { crashAt = Infinity, after = false, atOnce = 100 } = {},
) {
  const items = new Map<string, Retention>(
    ids.map((id) => [
      id,
      {
        days: 30,
        acceptedAt: START,
        usedUntil: START,
        warning: null,
        lookAt: new Date(START.getTime() + 23 * DAY),
      },
    ]),
  )
  const state: State = {
    now: START,
    writes: 0,
    crashAt,
    mails: [],
    notice: new Map(),
    begun: [],
    queued: [],
    failed: [],
    broken: '',
  }
  const write = <T>(work: () => T): Promise<T> => {
    state.writes += 1
    const crashes = state.writes === state.crashAt
    if (crashes && !after) return Promise.reject(new Crash())
    const result = work()
    return crashes ? Promise.reject(new Crash()) : Promise.resolve(result)
  }
  const deps: ApplyDeps = {
    retentions: {
      facts: async (userId) => {
        if (userId === state.broken) throw new Error('an item that cannot be read')
        const retention = items.get(userId)
        return retention === undefined
          ? null
          : {
              account: accountOf(START, { id: userId }),
              subscription: NO_SUBSCRIPTION,
              mailbox: null,
              dataExport: null,
              hasIdentity: true,
              retention,
              activity: [],
            }
      },
      save: async () => undefined,
      due: async (now, last) => {
        const due = [...items].flatMap(([id, { lookAt }]) =>
          lookAt !== null && lookAt <= now && id > (last ?? '') ? [id] : [],
        )
        const found = due.slice(0, atOnce)
        return { found, next: due.length > atOnce ? (found.at(-1) ?? null) : null }
      },
      replace: async (userId, read, next) =>
        await write(() => {
          if (items.get(userId)?.lookAt?.getTime() !== read.lookAt?.getTime()) return false
          items.set(userId, next)
          return true
        }),
      postpone: async (userId, until) => {
        const item = items.get(userId)
        if (item !== undefined) items.set(userId, { ...item, lookAt: until })
      },
      remove: async (userId) => void items.delete(userId),
    },
    sentMails: {
      begin: async (userId, notice) => {
        const known = state.notice.get(`${userId} ${notice}`)
        if (known === undefined) state.notice.set(`${userId} ${notice}`, 'begun')
        return known ?? 'begun'
      },
      sent: async (userId, notice) => void state.notice.set(`${userId} ${notice}`, 'sent'),
      failed: async (userId, notice) => void state.notice.delete(`${userId} ${notice}`),
    },
    mail: { send: async ({ to, subject }) => void state.mails.push(`${to}: ${subject}`) },
    deletionRequests: {
      begin: async (userId) =>
        await write(() => {
          if (!state.begun.includes(userId)) state.begun.push(userId)
        }),
    },
    queue: { send: async ({ userId }) => await write(() => void state.queued.push(userId)) },
    clock: { now: () => state.now },
    site: 'https://reachwell.example',
    failed: (userId) => void state.failed.push(userId),
  }
  async function run(day: number, hasTime = () => true) {
    state.now = new Date(START.getTime() + day * DAY)
    return await applyRetention(deps, { shard: null, hasTime })
  }
  return { state, items, run }
}

test('warns once, and deletes once, however often it runs', async () => {
  const { state, run } = accounts()
  expect(await run(22)).toEqual({ checked: 0, warned: 0, deleted: 0, failed: 0 })
  expect(await run(23)).toEqual({ checked: 1, warned: 1, deleted: 0, failed: 0 })
  for (const day of [23.1, 25, 29.9])
    expect(await run(day)).toEqual({ checked: 0, warned: 0, deleted: 0, failed: 0 })
  expect(await run(30.1)).toEqual({ checked: 1, warned: 0, deleted: 1, failed: 0 })
  expect(await run(30.2)).toEqual({ checked: 0, warned: 0, deleted: 0, failed: 0 })
  expect([state.mails, state.begun, state.queued]).toEqual([
    ['zoe@mail.example: Your Reachwell account will be deleted on January 31, 2026'],
    ['usr_1'],
    ['usr_1'],
  ])
})

test.each([false, true])(
  'that crashes at any write warns once all the same, and loses no deletion (after the effect: %s)',
  async (after) => {
    for (let crashAt = 1; crashAt <= 5; crashAt += 1) {
      const { state, run } = accounts(['usr_1'], { crashAt, after })
      for (let day = 22; day <= 34; day += 0.5) await run(day)
      expect(
        [state.mails.length, state.begun, state.queued.length > 0],
        `crashed at write ${crashAt}`,
      ).toEqual([1, ['usr_1'], true])
    }
  },
)

test('an account that cannot be read does not delay the others, and is tried again an hour later', async () => {
  const { state, run } = accounts(['usr_1', 'usr_2', 'usr_3'])
  state.broken = 'usr_2'
  expect(await run(23)).toEqual({ checked: 3, warned: 2, deleted: 0, failed: 1 })
  expect([state.failed, (await run(23.01)).checked]).toEqual([['usr_2'], 0])
  state.broken = ''
  expect(await run(23.1)).toEqual({ checked: 1, warned: 1, deleted: 0, failed: 0 })
})

test('without a sent warning nothing is deleted', async () => {
  const { state, items, run } = accounts()
  state.notice.set('usr_1 DELETION_SCHEDULED#2026-01-01T12:00:00.000Z#30', 'given_up')
  for (const day of [23, 31, 60]) expect(await run(day)).toMatchObject({ deleted: 0, failed: 1 })
  expect([items.get('usr_1')?.warning, state.begun]).toEqual([null, []])
})

test('stops after the page that the time allows, and does the rest at the next start', async () => {
  const { run } = accounts(['usr_1', 'usr_2', 'usr_3'], { atOnce: 1 })
  let pages = 1
  expect(await run(23, () => (pages += 1) <= 2)).toMatchObject({ warned: 2 })
  expect(await run(23)).toMatchObject({ warned: 1 })
})
