import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { tableDefinition } from '#platform/table/table-definition.ts'
import { localAccess } from './local-access.ts'
import { ensureTable, startDynamodb } from './aws/dynamodb.ts'
import { freePorts } from './ports.ts'

test('a table that lacks an index is refused with advice', async () => {
  const database = await startDynamodb({
    port: (await freePorts()).dynamodb,
    stateDir: null,
    say: () => undefined,
  })
  onTestFinished(() => database.close())
  const client = new DynamoDBClient(localAccess(database.url))
  const {
    AttributeDefinitions = [],
    GlobalSecondaryIndexes = [],
    ...definition
  } = tableDefinition('older-table')
  await client.send(
    new CreateTableCommand({
      ...definition,
      AttributeDefinitions: AttributeDefinitions.filter(
        ({ AttributeName = '' }) => !/^(list|entry|folder)/.test(AttributeName),
      ),
      GlobalSecondaryIndexes: GlobalSecondaryIndexes.filter(({ IndexName }) => IndexName === 'open'),
    }),
  )
  client.destroy()
  await expect(ensureTable(database.url, 'older-table')).rejects.toThrow(
    'The table older-table is of an earlier version: npm start -- --fresh makes a new one.',
  )
})
