import { expect, test } from 'vitest'
import { keys } from '#platform/table/keys.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { personalRecords } from './personal-records.store.ts'

const table = await testTable()

test('what one file cannot hold is not read to its end', async () => {
  for (const job of ['one', 'two', 'three'])
    await table.put({ ...keys.usedJob('usr_1', job), about: 'x'.repeat(90) })
  expect(await personalRecords(table, 400).of('usr_1')).toHaveLength(3)
  expect(await personalRecords(table, 250).of('usr_1')).toBeNull()
  expect(await personalRecords(table).of('usr_1')).toHaveLength(3)
})
