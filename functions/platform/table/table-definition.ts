import type { CreateTableCommandInput, KeySchemaElement } from '@aws-sdk/client-dynamodb'

/**
 * Sparse index over work that is not finished: partition OPEN#<shard>, sorted by the instant it falls due.
 */
export const OPEN_INDEX = 'open'
/** Sparse keys-only index over what admins list: partition LISTED#<list><shard>, sorted as the list is. */
export const LISTED_INDEX = 'listed'
/** Tracker entries by time, with what a search, a count and the statistics look at and no more. */
export const OUTLINES_INDEX = 'outlines'
/** Beside the keys. */
const OUTLINE = ['state', 'mark', 'companyName', 'jobTitle', 'contactName', 'subject']

const keyed = (hash: string, range: string): KeySchemaElement[] => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
]

/** The one table, for local stage and tests; a test holds the cloud's stack to it. */
export const tableDefinition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'openPk', 'openSk', 'listPk', 'listSk', 'entrySk'].map(
    (AttributeName) => ({ AttributeName, AttributeType: 'S' }),
  ),
  KeySchema: keyed('pk', 'sk'),
  GlobalSecondaryIndexes: [
    {
      IndexName: OPEN_INDEX,
      KeySchema: keyed('openPk', 'openSk'),
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
    {
      IndexName: LISTED_INDEX,
      KeySchema: keyed('listPk', 'listSk'),
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
    {
      IndexName: OUTLINES_INDEX,
      KeySchema: keyed('pk', 'entrySk'),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: OUTLINE },
    },
  ],
})
