import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, inject, test } from 'vitest'
import { tableDefinition } from '#platform/table/table-definition.ts'
import { localAccess } from './local-access.ts'
import { ensureTable } from './aws/dynamodb.ts'

test('a table that lacks an index is refused with advice', async () => {
  const database = inject('dynamodb')
  const client = new DynamoDBClient(localAccess(database))
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
  await expect(ensureTable(database, 'older-table')).rejects.toThrow(
    'The table older-table is of an earlier version: npm start -- --fresh makes a new one.',
  )
})
