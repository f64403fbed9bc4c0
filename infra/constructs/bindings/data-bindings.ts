import type { Grants, Partition } from '#infra/grants/model.ts'
import { allow, allowKey, type Binding } from './binding.ts'
import type { StageResources } from '../stage-resources.ts'

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
/** Transactions are allowed by the actions that they are made of. */
const WRITE = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
]
/** What DynamoDB does with the table's key in the caller's name. */
const KEY_READ = ['kms:Decrypt', 'kms:DescribeKey']
const KEY_WRITE = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']

const OWN: readonly Partition[] = ['USER', 'SESSION']

/** Sparse indexes by the partition whose keys they have. */
const INDEXES: Partial<Readonly<Record<Partition, string>>> = {
  USER: 'outlines',
  SECURITY: 'outlines',
  OPEN: 'open',
  LISTED: 'listed',
}

/** The table, as far as its partitions: no scan, and an index only for those who reach their keys. */
export function tableBinding(
  { table: access, partitions = OWN, reads = [], appends = [] }: Grants,
  { table, tableKey }: StageResources,
  region: string,
): readonly Binding[] {
  if (access === 'none') return []
  const write = access === 'readWrite'
  const indexesOf = (reached: readonly Partition[]) =>
    [...new Set(reached.flatMap((partition) => INDEXES[partition] ?? []))].map(
      (index) => `${table.tableArn}/index/${index}`,
    )
  const leading = (reached: readonly Partition[]) => ({
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': reached.map((partition) => `${partition}#*`) },
  })
  return [
    {
      environment: { TABLE_NAME: table.tableName },
      statements: [
        ...(reads.length === 0
          ? [
              allow(
                [...READ, ...(write ? WRITE : [])],
                [table.tableArn, ...indexesOf(partitions)],
                leading(partitions),
              ),
            ]
          : // One request may read of both, and is judged by all its keys together.
            [
              allow(
                READ,
                [table.tableArn, ...indexesOf([...partitions, ...reads])],
                leading([...partitions, ...reads]),
              ),
              ...(write ? [allow(WRITE, [table.tableArn], leading(partitions))] : []),
            ]),
        ...(appends.length > 0 ? [allow(['dynamodb:PutItem'], [table.tableArn], leading(appends))] : []),
        allowKey([...KEY_READ, ...(write ? KEY_WRITE : [])], tableKey.keyArn, 'dynamodb', region),
      ],
    },
  ]
}

/** Resumes by their exact key. Only moving them deletes; only deleting an account lists what it has. */
export function resumesBinding(
  { resumes: access }: Grants,
  { resumes, resumesKey }: StageResources,
  region: string,
): readonly Binding[] {
  if (access === undefined) return []
  const files = resumes.arnForObjects('users/*')
  if (access === 'erase') {
    return [
      {
        environment: { RESUME_BUCKET: resumes.bucketName },
        statements: [
          allow(['s3:DeleteObject', 's3:DeleteObjectVersion'], [files]),
          allow(['s3:ListBucket', 's3:ListBucketVersions'], [resumes.bucketArn], {
            StringLike: { 's3:prefix': 'users/*' },
          }),
        ],
        wildcards: [
          {
            resource: files,
            reason:
              'It deletes the files of whichever account is deleted; nothing outside users/ is reached.',
          },
        ],
      },
    ]
  }
  const write = access !== 'read'
  return [
    {
      environment: { RESUME_BUCKET: resumes.bucketName },
      statements: [
        allow(
          [
            's3:GetObject',
            ...(write ? ['s3:PutObject'] : []),
            ...(access === 'move' ? ['s3:DeleteObject'] : []),
          ],
          [files],
        ),
        // To who may not list the bucket, S3 answers 403 for a file that is not there. A condition on the prefix
        // would never hold: reading a file has none.
        allow(['s3:ListBucket'], [resumes.bucketArn]),
        allowKey(['kms:Decrypt', ...(write ? ['kms:GenerateDataKey'] : [])], resumesKey.keyArn, 's3', region),
      ],
      wildcards: [
        {
          resource: files,
          reason:
            'A function serves every user, each of whose files lies under the id that the session gives; nothing outside users/ is reached.',
        },
      ],
    },
  ]
}

/** The key of the mailbox grants, for nothing else than them: the encryption context names the purpose. */
export function mailboxKeyBinding(
  { mailboxKey: uses }: Grants,
  { mailboxKey }: StageResources,
): readonly Binding[] {
  if (uses === undefined) return []
  const actions = [
    ...(uses.includes('seal') ? ['kms:GenerateDataKey'] : []),
    ...(uses.includes('open') ? ['kms:Decrypt'] : []),
  ]
  const purpose = { StringEquals: { 'kms:EncryptionContext:purpose': 'gmail-refresh-token' } }
  return [
    {
      environment: { KMS_KEY_ID: mailboxKey.keyArn },
      statements: [allow(actions, [mailboxKey.keyArn], purpose)],
    },
  ]
}
