import { randomBytes } from 'node:crypto'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { inject } from 'vitest'
import { localAccess } from '#dev/local-access.ts'
import { dynamoTable, type Table } from '#platform/table/table.ts'
import { tableDefinition } from '#platform/table/table-definition.ts'

/** Creates an empty table for one test file. */
export async function testTable(): Promise<Table> {
  const config = localAccess(inject('dynamodb'))
  const name = `test-${randomBytes(8).toString('hex')}`
  const client = new DynamoDBClient(config)
  await client.send(new CreateTableCommand(tableDefinition(name)))
  client.destroy()
  return dynamoTable(name, config)
}
