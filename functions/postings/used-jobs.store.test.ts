import { expect, test } from 'vitest'
import { keys } from '#platform/table/keys.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { usedJobs } from './used-jobs.store.ts'

const table = await testTable()
const used = usedJobs(table)
const NOW = new Date('2026-03-31T12:00:00.000Z')

const email = async (userId: string, id: string, companyName: string, at: string, state = 'drafted') =>
  await table.put({
    ...keys.email(userId, id),
    id,
    entrySk: `${at}#${id}`,
    companyName,
    state,
    jobTitle: 'Product Manager',
    contactName: 'Li Ng',
    subject: null,
    mark: null,
  })

test('lastWritten gives the newest email to a company within thirty days, without failed ones', async () => {
  await email('usr_1', 'out_1', 'Northwind GmbH', '2026-03-05T09:00:00.000Z')
  await email('usr_1', 'out_2', 'Northwind', '2026-03-20T09:00:00.000Z')
  await email('usr_1', 'out_3', 'Northwind', '2026-03-30T09:00:00.000Z', 'failed')
  await email('usr_1', 'out_4', 'Harborline', '2026-02-20T09:00:00.000Z')
  await email('usr_2', 'out_5', 'Oakpath', '2026-03-30T09:00:00.000Z')
  expect([...(await used.lastWritten('usr_1', NOW))]).toEqual([
    ['northwind', new Date('2026-03-20T09:00:00.000Z')],
  ])
})

test('used jobs are distinguished from unused ones', async () => {
  await table.put({ ...keys.usedJob('usr_3', 'clerk @ kite'), emailId: 'out_6', createdAt: '2026-03-01' })
  expect(await used.among('usr_3', ['clerk @ kite', 'baker @ kite'])).toEqual(new Set(['clerk @ kite']))
})
