import type { CreateTableCommandInput, KeySchemaElement } from '@aws-sdk/client-dynamodb'

/** Sparse index over unfinished work: partition OPEN#<shard>, sorted by due time. */
export const OPEN_INDEX = 'open'
/** Sparse keys-only index over lists for admins: partition LISTED#<list><shard>, sorted as the list is. */
export const LISTED_INDEX = 'listed'
/** Emails by time, with only the attributes that searches, counts and statistics need. */
export const OUTLINES_INDEX = 'outlines'
/** Sparse index over a user's emails by the tracker's folder, for lists and counts of one folder. */
export const FOLDERS_INDEX = 'folders'
/** Attributes in the outlines index besides the keys. */
const OUTLINE = ['state', 'mark', 'companyName', 'jobTitle', 'contactName', 'subject']

const keyed = (hash: string, range: string): KeySchemaElement[] => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
]

/** Definition of the only table, for local stages and tests. A test compares the cloud's stack with it. */
export const tableDefinition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'openPk', 'openSk', 'listPk', 'listSk', 'entrySk', 'folderSk'].map(
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
    {
      IndexName: FOLDERS_INDEX,
      KeySchema: keyed('pk', 'folderSk'),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['companyName'] },
    },
  ],
})
