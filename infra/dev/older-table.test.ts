import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { factReviewStore } from '#functions/resume/review/fact-review.store.ts'
import { adminUserStore } from '#functions/admin-users/admin-users.store.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { statisticsStore } from '#functions/statistics/statistics.store.ts'
import { tableDefinition } from '#platform/table/table-definition.ts'
import { dynamoTable } from '#platform/table/table.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { seedPeople } from '#harness/seeded-people.ts'
import { NO_REVIEW } from '#functions/resume/review/review.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { keys } from '#platform/table/keys.ts'
import { localAccess } from './local-access.ts'
import { ensureTable, startDynamodb } from './aws/dynamodb.ts'
import { freePorts } from './ports.ts'

test('a table from before the lists has them after the start, with all that stood in it', async () => {
  // A database of its own: with the tables of many tests beside it, it takes long to make an index.
  const database = await startDynamodb({
    port: (await freePorts()).dynamodb,
    stateDir: null,
    say: () => undefined,
  })
  onTestFinished(() => database.close())
  const [endpoint, name] = [database.url, 'older-table']
  const client = new DynamoDBClient(localAccess(endpoint))
  const { AttributeDefinitions = [], GlobalSecondaryIndexes = [], ...definition } = tableDefinition(name)
  await client.send(
    new CreateTableCommand({
      ...definition,
      AttributeDefinitions: AttributeDefinitions.filter(
        ({ AttributeName = '' }) => !/^(list|entry)/.test(AttributeName),
      ),
      GlobalSecondaryIndexes: GlobalSecondaryIndexes.filter(({ IndexName }) => IndexName === 'open'),
    }),
  )
  const table = dynamoTable(name, localAccess(endpoint))
  const people = await seedPeople({ endpoint, table: name }, 3, new Date('2026-03-10T09:00:00.000Z'), {
    whole: true,
  })
  const userId = people[1]?.id ?? ''
  await seedEntries({ endpoint, table: name }, userId, 2, new Date('2026-03-10T12:00:00.000Z'))
  for (const { id, email } of people) {
    for (const key of [keys.profile(id), keys.configuration(id), keys.gmail(id), keys.ownAddress(id, email)])
      await table.update(key, { remove: ['listPk', 'listSk'] })
  }
  for (let shard = 0; shard < 64; shard += 1) await table.remove(keys.statistics(shard))

  await ensureTable(endpoint, name)
  await ensureTable(endpoint, name)
  const { Table: described } = await client.send(new DescribeTableCommand({ TableName: name }))
  expect(described?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).toSorted()).toEqual([
    'listed',
    'open',
    'outlines',
  ])
  const lists = adminUserStore(table, secrets)
  const ids = people.map(({ id }) => id)
  expect((await lists.users(null, 10)).rows.map(({ account }) => account.id)).toEqual(ids)
  expect(
    (await lists.usersByAddress('person-000001', null, 10))?.rows.map(({ account }) => account.id),
  ).toEqual([userId])
  expect((await lists.configurations(null, 10)).rows.map((row) => row.userId)).toEqual(ids)
  expect((await lists.mailboxes(null, 10)).rows.map((row) => row.userId)).toEqual(ids)
  expect((await lists.emails(null, 10)).rows.map((row) => row.userId)).toEqual([userId, userId])
  expect(await statisticsStore(table).read()).toMatchObject({ users: 3, drafts: 2 })

  await factReviewStore(table).save(userId, { ...NO_REVIEW, version: 1, hidden: ['skill-1'] }, 0)
  const context = await runStore(table).context(userId, new Date('2026-03-10T12:00:00.000Z'))
  expect(context?.review.hidden).toEqual(['skill-1'])
  expect((await runStore(table).context(ids[0] ?? '', new Date('2026-03-10T12:00:00.000Z')))?.review).toEqual(
    NO_REVIEW,
  )
  client.destroy()
})
