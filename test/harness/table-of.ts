import { dynamoTable } from '#platform/table/table.ts'
import { localAccess } from '#dev/local-access.ts'
import type { TestStage } from './stage.ts'

/** The stage's table, for access that no endpoint offers. */
export const tableOf = ({ addresses, table }: Pick<TestStage, 'addresses' | 'table'>) =>
  dynamoTable(table, localAccess(addresses['dynamodb'] ?? ''))
