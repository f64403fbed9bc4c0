import { allOf } from '#platform/walk.ts'
import { expect, test } from 'vitest'
import { beginMerge } from './merge-beginning.store.ts'
import { moveItems } from './merge-moves.store.ts'
import { reminderStore } from '#functions/reminders/reminder.store.ts'
import { keys, reminderShard } from '#platform/table/keys.ts'
import { mergeStore } from './linking.store.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { atNight } from '#engine/test/at-night.ts'
import { testTable } from '#harness/platform/table/test-table.ts'

const UNPROVED = { tokenHash: null, opens: null }
const table = await testTable()
const startedAt = new Date('2026-03-10T12:00:00.000Z')
const mergeOf = (name: string) => ({
  primaryId: `usr_${name}_stays`,
  secondaryId: `usr_${name}_goes`,
  startedAt,
  doneAt: null,
})

class Crash extends Error {}

/** The table of a process that crashes before or after its n-th transaction. */
const crashing = (left: { before?: number; after?: number }): Table => {
  let count = 0
  return {
    ...table,
    async transact(parts) {
      count += 1
      if (count === left.before) throw new Crash()
      const failed = await table.transact(parts)
      if (count === left.after) throw new Crash()
      return failed
    },
  }
}

async function seed(merge: ReturnType<typeof mergeOf>) {
  const { primaryId, secondaryId } = merge
  const items: readonly Item[] = [
    { ...keys.profile(primaryId), isActive: true, email: 'stays@mail.example' },
    { ...keys.profile(secondaryId), isActive: true, email: 'goes@mail.example' },
    { ...keys.configuration(primaryId), jobTitle: 'Stays' },
    { ...keys.configuration(secondaryId), jobTitle: 'Goes' },
    { ...keys.factReview(primaryId), version: 2, hidden: ['skill-stays'] },
    { ...keys.factReview(secondaryId), version: 5, hidden: ['skill-goes'] },
    // A kind that merging knows nothing of.
    { pk: keys.profile(primaryId).pk, sk: 'NEWKIND', text: 'stays' },
    { pk: keys.profile(secondaryId).pk, sk: 'NEWKIND', text: 'goes' },
    { ...keys.cycle(primaryId), lastRunId: 'run_s', lastSentAt: '2026-03-08T08:00:00.000Z' },
    { ...keys.cycle(secondaryId), lastRunId: 'run_g', lastSentAt: '2026-03-10T08:00:00.000Z' },
    { ...keys.usage(primaryId, '2026-03'), used: 7, q10: 2, n10: 2 },
    { ...keys.usage(secondaryId, '2026-03'), used: 5, q10: 3, n10: 3 },
    { ...keys.usage(secondaryId, '2026-02'), used: 4, q01: 4 },
    { ...keys.trialUsage(secondaryId), used: 5 },
    { ...keys.usedJob(primaryId, 'job-both'), emailId: 'out_s' },
    { ...keys.usedJob(secondaryId, 'job-both'), emailId: 'out_g' },
    { ...keys.usedJob(secondaryId, 'job-goes'), emailId: 'out_g' },
    {
      ...keys.email(secondaryId, 'out_g'),
      userId: secondaryId,
      entrySk: '2026-03-10#out_g',
      state: 'drafted',
      subject: null,
      letter: { a: [1, 'x', null] },
    },
    { ...keys.material(secondaryId, 'out_g'), posting: { title: 'Baker' }, letter: null },
    { ...keys.resume(secondaryId, 'res_g'), userId: secondaryId },
    {
      ...keys.activity(secondaryId, 'act_g'),
      id: 'act_g',
      action: 'signed_in',
      details: '',
      at: '2026-03-09T08:00:00.000Z',
      ttl: 1_780_000_000,
    },
    {
      ...keys.retention(secondaryId),
      days: 30,
      lookAt: '2026-04-01T08:00:00.000Z',
      openPk: 'OPEN#RETENTION1',
      openSk: '2026-04-01T08:00:00.000Z',
    },
    { ...keys.run(secondaryId, 'run_g'), userId: secondaryId, state: 'planned', open: 0 },
  ]
  for (const item of items) await table.put(item)
}

const contents = async (userId: string) =>
  (await ownedItems(table, userId, '')).map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'pk')),
  )

const whole = (name: string) => [
  {
    sk: 'ACTIVITY#act_g',
    id: 'act_g',
    action: 'signed_in',
    details: '',
    at: '2026-03-09T08:00:00.000Z',
    ttl: 1_780_000_000,
  },
  { sk: 'CONFIG', jobTitle: 'Stays' },
  { sk: 'CYCLE', lastRunId: 'run_s', lastSentAt: '2026-03-10T08:00:00.000Z' },
  { sk: 'FACTREVIEW', version: 2, hidden: ['skill-stays'] },
  { sk: 'JOB#job-both', emailId: 'out_s' },
  { sk: 'JOB#job-goes', emailId: 'out_g' },
  { sk: 'MATERIAL#out_g', posting: { title: 'Baker' }, letter: null },
  expect.objectContaining({ sk: `MERGE#usr_${name}_goes`, doneAt: null }),
  { sk: 'NEWKIND', text: 'stays' },
  {
    sk: 'OUTREACH#out_g',
    userId: `usr_${name}_stays`,
    entrySk: '2026-03-10#out_g',
    state: 'drafted',
    subject: null,
    letter: { a: [1, 'x', null] },
  },
  { sk: 'PROFILE', isActive: true, email: 'stays@mail.example' },
  { sk: 'RESUME#res_g', userId: `usr_${name}_stays` },
  { sk: 'RUN#run_g', userId: `usr_${name}_stays`, state: 'planned', open: 0 },
  { sk: 'TRIAL', used: 5 },
  { sk: 'USAGE#2026-02', used: 4, q01: 4 },
  { sk: 'USAGE#2026-03', used: 12, q10: 5, n10: 5 },
]

test('everything is moved exactly once, whichever transaction the process crashed at', async () => {
  for (const when of ['before', 'after'] as const) {
    // By day at every third of the sixteen.
    for (let at = 1; at <= 16; at += atNight ? 1 : 3) {
      const name = `${when}${at}`
      const merge = mergeOf(name)
      await seed(merge)
      expect(await beginMerge(table, merge, UNPROVED, startedAt)).toBe('begun')
      const outcome = await moveItems(crashing({ [when]: at }), merge).catch((error: unknown) => error)
      expect([name, outcome === true || outcome instanceof Crash]).toEqual([name, true])
      expect([name, await moveItems(table, merge)]).toEqual([name, true])
      expect(await contents(merge.primaryId)).toEqual(whole(name))
      expect(await contents(merge.secondaryId)).toEqual([
        { sk: 'PROFILE', isActive: false, mergedInto: merge.primaryId, email: 'goes@mail.example' },
      ])
    }
  }
})

test('an item that changes meanwhile is moved with its change', async () => {
  const merge = mergeOf('changed')
  await seed(merge)
  await beginMerge(table, merge, UNPROVED, startedAt)
  let changed = false
  const meddled: Table = {
    ...table,
    async transact(parts) {
      if (!changed)
        await table.update(keys.email(merge.secondaryId, 'out_g'), { set: { subject: 'Read once more' } })
      changed = true
      return await table.transact(parts)
    },
  }
  expect(await moveItems(meddled, merge)).toBe(false)
  expect(await moveItems(table, merge)).toBe(true)
  expect(await table.get(keys.email(merge.primaryId, 'out_g'))).toMatchObject({ subject: 'Read once more' })
})

test('open work is not moved until it is done', async () => {
  const merge = mergeOf('open')
  await seed(merge)
  await table.put({
    ...keys.email(merge.secondaryId, 'out_open'),
    state: 'reserved',
    openPk: 'OPEN#1',
    openSk: '2026-03-10',
  })
  await beginMerge(table, merge, UNPROVED, startedAt)
  expect(await moveItems(table, merge)).toBe(false)
  expect(await table.get(keys.email(merge.secondaryId, 'out_open'))).toMatchObject({ state: 'reserved' })
})

test('a reminder that waits for its day is moved, and is then due for the account that stays', async () => {
  const merge = mergeOf('remind')
  await seed(merge)
  await table.put({
    ...keys.nextStep(merge.secondaryId, '2026-04-01', 'out_g'),
    emailId: 'out_g',
    openPk: reminderShard(merge.secondaryId),
    openSk: '2026-04-01T08:00:00.000Z',
  })
  await beginMerge(table, merge, UNPROVED, startedAt)
  expect(await moveItems(table, merge)).toBe(true)
  expect(
    await allOf((after) => reminderStore(table).due(new Date('2026-04-01T08:00:00.000Z'), after)),
  ).toEqual([{ userId: merge.primaryId, day: '2026-04-01' }])
})

test('an account waits until another merge into it is complete', async () => {
  const first = mergeOf('chain')
  const second = { ...first, primaryId: 'usr_chain_third', secondaryId: first.primaryId }
  await seed(first)
  await table.put({ ...keys.profile(second.primaryId), isActive: true, email: 'third@mail.example' })
  expect([
    await beginMerge(table, first, UNPROVED, startedAt),
    await beginMerge(table, second, UNPROVED, startedAt),
  ]).toEqual(['begun', 'begun'])
  expect(await moveItems(table, second)).toBe(false)
  expect(await moveItems(table, first)).toBe(true)
  await mergeStore(table).finish(first, startedAt)
  expect(await moveItems(table, second)).toBe(true)
  expect(await contents(second.secondaryId)).toEqual([
    expect.objectContaining({ sk: 'MERGE#usr_chain_goes' }),
    expect.objectContaining({ sk: 'PROFILE', mergedInto: second.primaryId }),
  ])
  expect((await contents(second.primaryId)).map(({ sk }) => sk)).toEqual(
    expect.arrayContaining(['JOB#job-goes', 'OUTREACH#out_g', 'RESUME#res_g', 'USAGE#2026-03']),
  )
})

test('of two opposite merges that begin at once, only one does', async () => {
  const [one, other] = [
    mergeOf('race'),
    { ...mergeOf('race'), primaryId: 'usr_race_goes', secondaryId: 'usr_race_stays' },
  ]
  await seed(one)
  const outcomes = await Promise.all([
    beginMerge(table, one, UNPROVED, startedAt),
    beginMerge(table, other, UNPROVED, startedAt),
  ])
  expect(outcomes.toSorted()).toEqual(['begun', 'refused'])
})

test('a run that starts in between stops the merge', async () => {
  const merge = mergeOf('claimed')
  await seed(merge)
  let claimed = false
  const raced: Table = {
    ...table,
    async transact(parts) {
      if (!claimed) await table.update(keys.cycle(merge.secondaryId), { set: { lastRunId: 'run_new' } })
      claimed = true
      return await table.transact(parts)
    },
  }
  expect(await beginMerge(raced, merge, UNPROVED, startedAt)).toBe('busy')
  expect(await table.get(keys.profile(merge.secondaryId))).toMatchObject({ isActive: true })
})
