import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

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

/** The one table, for local stage and tests; a test holds the cloud's stack to it. */
export function tableDefinition(name: string): CreateTableCommandInput {
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
      { AttributeName: 'openPk', AttributeType: 'S' },
      { AttributeName: 'openSk', AttributeType: 'S' },
      { AttributeName: 'listPk', AttributeType: 'S' },
      { AttributeName: 'listSk', AttributeType: 'S' },
      { AttributeName: 'entrySk', AttributeType: 'S' },
    ],
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: OPEN_INDEX,
        KeySchema: [
          { AttributeName: 'openPk', KeyType: 'HASH' },
          { AttributeName: 'openSk', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
      {
        IndexName: LISTED_INDEX,
        KeySchema: [
          { AttributeName: 'listPk', KeyType: 'HASH' },
          { AttributeName: 'listSk', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
      {
        IndexName: OUTLINES_INDEX,
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'entrySk', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: OUTLINE },
      },
    ],
  }
}
