import { expect, test } from 'vitest'
import { type FactReview, NO_REVIEW } from '#engine/values/fact-review.ts'
import { factReviewStore } from './fact-review.store.ts'
import { reviewFromItem } from './fact-review.item.ts'
import { keys } from '#platform/table/keys.ts'
import { testTable } from '#harness/platform/table/test-table.ts'

const table = await testTable()
const store = factReviewStore(table)

const review: FactReview = {
  version: 1,
  corrections: [
    { item: 'role-1', field: 'employer', value: 'Acme GmbH', was: 'Acme Gmbh' },
    { item: 'role-1', field: 'end', value: null, was: '2020' },
  ],
  hidden: ['line-1'],
  confirmed: ['role-2'],
  added: [{ id: 'added-abc123', kind: 'licence', text: 'Registered nurse, Oregon', role: null }],
  skipped: [{ code: 'place', from: 'Leeds', to: 'Lagos' }],
  signer: 'account',
  allRight: { resumeId: 'res_1', at: new Date('2026-11-21T08:00:00.000Z') },
}

const stored = async (userId: string) => reviewFromItem(await table.get(keys.factReview(userId)))

test('before the first save the review is empty and has version 0', async () => {
  expect(await stored('usr_new')).toEqual(NO_REVIEW)
  expect(await store.save('usr_new', review, 1)).toBe(false)
  expect(await store.save('usr_new', review, 0)).toBe(true)
  expect(await stored('usr_new')).toEqual(review)
})

test('of two saves of the same version the first wins', async () => {
  expect(await store.save('usr_two', review, 0)).toBe(true)
  expect(await store.save('usr_two', { ...review, hidden: [] }, 0)).toBe(false)
  const outcomes = await Promise.all([
    store.save('usr_two', { ...review, version: 2, signer: 'resume' }, 1),
    store.save('usr_two', { ...review, version: 2, signer: null }, 1),
  ])
  expect(outcomes.filter(Boolean)).toEqual([true])
  expect((await stored('usr_two')).version).toBe(2)
})
