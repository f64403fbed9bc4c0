import { expect, test } from 'vitest'
import { profileToItem } from '#functions/account/account.item.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { subscriptionToItem } from '#functions/account/subscription.item.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { accountOf } from '#harness/account/account.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { keys } from '#platform/table/keys.ts'
import { listedDeletion } from '#platform/table/lists/list-places.ts'
import type { Table } from '#platform/table/table.ts'
import { workListStore } from './work-lists.store.ts'

const table = await testTable()
const store = workListStore(table)
const at = (time: string) => new Date(`2026-11-${time}:00.000Z`)
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const userIdOf = (index: number) =>
  `usr_01ARZ3NDEKTSV4RRFFQ69G5${LETTERS.charAt(Math.floor(index / 1024))}${LETTERS.charAt(Math.floor(index / 32) % 32)}${LETTERS.charAt(index % 32)}`

const person = async (userId: string) =>
  await table.put(profileToItem(accountOf(at('20T10:00'), { id: userId, email: `${userId}@mail.example` })))

test('charges that are past due are listed with amount and age, the oldest first, until they are paid', async () => {
  const due = async (index: number, since: Date | null) => {
    await person(userIdOf(index))
    const overdue = since && {
      amountCents: 12_900,
      problem: 'declined' as const,
      brand: 'visa',
      lastFour: '4242',
      nextTryAt: at('29T10:00'),
      since,
    }
    await table.put(subscriptionToItem(userIdOf(index), { ...NO_SUBSCRIPTION, plan: 'pro', overdue }))
  }
  await due(1, at('25T10:00'))
  await due(2, at('21T10:00'))
  await due(3, at('22T10:00'))
  await due(3, null)
  const { rows, emails } = await store.overdue(null)
  expect(rows).toEqual([
    {
      id: userIdOf(2),
      userId: userIdOf(2),
      at: at('21T10:00'),
      amountCents: 12_900,
      reason: 'declined',
      nextAt: at('29T10:00'),
      about: null,
    },
    {
      id: userIdOf(1),
      userId: userIdOf(1),
      at: at('25T10:00'),
      amountCents: 12_900,
      reason: 'declined',
      nextAt: at('29T10:00'),
      about: null,
    },
  ])
  expect(emails[userIdOf(1)]).toBe(`${userIdOf(1)}@mail.example`)
})

test('only trials that end on the day are listed, with what follows', async () => {
  const trial = async (index: number, trialEndsAt: Date, cancelAt: Date | null = null) => {
    await person(userIdOf(index))
    const subscription = {
      ...NO_SUBSCRIPTION,
      isTrial: true,
      trialEndsAt,
      trialPlan: 'pro',
      cancelAt,
    } as const
    await table.put(subscriptionToItem(userIdOf(index), subscription))
  }
  await trial(11, at('27T18:00'))
  await trial(12, at('27T09:00'), at('27T09:00'))
  await trial(13, at('28T00:00'))
  const { rows } = await store.trialsEnding('2026-11-27', null)
  expect(rows.map(({ userId, at: ends, reason, about }) => [userId, ends, reason, about])).toEqual([
    [userIdOf(12), at('27T09:00'), 'cancelled', 'pro'],
    [userIdOf(11), at('27T18:00'), 'continues', 'pro'],
  ])
})

test('runs that ended with nothing are listed with the reason, the latest first, and can be chosen by it', async () => {
  const userId = userIdOf(21)
  await person(userId)
  const ended = async (index: number, outcome: 'no_postings' | 'mailbox_disconnected' | 'complete') => {
    const id = `run_01ARZ3NDEKTSV4RRFFQ69G5F${String(index).padStart(2, '0')}`
    const startedAt = at(`27T10:${String(index).padStart(2, '0')}`)
    const run = newRun({ id, userId, trigger: 'manual', wanted: 5, startedAt, previousSentAt: null })
    await runStore(table).record({ ...run, state: 'planned', outcome, plannedAt: startedAt })
    return id
  }
  const none = await ended(1, 'no_postings')
  const lost = await ended(2, 'mailbox_disconnected')
  await ended(3, 'complete')
  const all = await store.emptyRuns(null, null)
  expect(all.rows.map(({ id, reason }) => [id, reason])).toEqual([
    [lost, 'mailbox_disconnected'],
    [none, 'no_postings'],
  ])
  expect((await store.emptyRuns('no_postings', null)).rows.map(({ id }) => id)).toEqual([none])
})

test('a deletion that waits is listed with its open steps, without an address', async () => {
  const userId = userIdOf(31)
  await table.put({
    ...keys.deletion(userId),
    ...listedDeletion(userId, at('26T10:00'), 'Stripe (unavailable)'),
  })
  const { rows, emails } = await store.deletions(null)
  expect([rows.map(({ userId: id, at: since, reason }) => [id, since, reason]), emails]).toEqual([
    [[userId, at('26T10:00'), 'Stripe (unavailable)']],
    {},
  ])
})

test('only emails that are due much later are postponed; those being written are not', async () => {
  const email = async (id: string, openSk: Date) =>
    await table.put({
      ...keys.email(userIdOf(41), id),
      id,
      userId: userIdOf(41),
      companyName: 'Northwind',
      createdAt: at('27T09:00').toISOString(),
      openPk: 'OPEN#3',
      openSk: openSk.toISOString(),
    })
  await email('out_1', at('27T10:03'))
  await email('out_2', at('27T11:00'))
  const { rows } = await store.postponed(at('27T10:00'))
  expect(rows.map(({ id, about, nextAt }) => [id, about, nextAt])).toEqual([
    ['out_2', 'Northwind', at('27T11:00')],
  ])
})

test('a list costs the same with three hundred users as with a few, and its pages neither overlap nor leave gaps', async () => {
  const counted = () => {
    const calls: string[] = []
    const counting: Table = {
      ...table,
      query: async (query) => {
        calls.push('query')
        return await table.query(query)
      },
      getMany: async (...many) => {
        calls.push('read')
        return await table.getMany(...many)
      },
    }
    return { lists: workListStore(counting), calls }
  }
  const few = counted()
  await few.lists.trialsEnding('2026-12-01', null)
  await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const subscription = {
        ...NO_SUBSCRIPTION,
        isTrial: true,
        trialEndsAt: new Date(Date.UTC(2026, 11, 1, 10, 0, 0, index)),
      }
      await table.put(subscriptionToItem(userIdOf(5_000 + index), subscription))
    }),
  )
  const many = counted()
  const seen: string[] = []
  let after: string | null = null
  do {
    const page = await many.lists.trialsEnding('2026-12-01', after)
    seen.push(...page.rows.map(({ id }) => id))
    after = page.last
  } while (after !== null)
  expect([seen.length, new Set(seen).size]).toEqual([300, 300])
  expect(many.calls.filter((call) => call === 'query')).toHaveLength(6 * 8)
  // A page of fifty rows reads its items with their profiles in one batch of a hundred.
  expect(many.calls.filter((call) => call === 'read')).toHaveLength(6)
  expect(few.calls.filter((call) => call === 'query')).toHaveLength(8)
})
