import { OWN, type Partition } from '#infra/grants/model.ts'
import { allow, allowKey, type Bind } from './binding.ts'

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
/** Transactions need the permissions of their single actions. */
const WRITE = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
]
/** DynamoDB uses the table's key on behalf of the caller. */
const KEY_READ = ['kms:Decrypt', 'kms:DescribeKey']
const KEY_WRITE = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']

/** The sparse indexes of a partition's keys. */
const INDEXES: Partial<Readonly<Record<Partition, readonly string[]>>> = {
  USER: ['outlines', 'folders'],
  SECURITY: ['outlines'],
  OPEN: ['open'],
  LISTED: ['listed'],
}

/** Access to the granted partitions of the table: no scans, and an index only with its partition. */
export const bindTable: Bind<'table'> = (access, { scope, grants, resources: { table, tableKey } }) => {
  if (access === 'none') return {}
  const { partitions = OWN, reads = [], appends = [] } = grants
  const write = access === 'readWrite'
  const reached = [...partitions, ...reads]
  const indexes = [...new Set(reached.flatMap((partition) => INDEXES[partition] ?? []))].map(
    (index) => `${table.tableArn}/index/${index}`,
  )
  const leading = (keys: readonly Partition[]) => ({
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys.map((partition) => `${partition}#*`) },
  })
  const also = write && reads.length === 0 ? WRITE : []
  return {
    environment: { TABLE_NAME: table.tableName },
    statements: [
      // A request may read from both, and IAM checks all its keys together.
      allow([...READ, ...also], [table.tableArn, ...indexes], leading(reached)),
      ...(write && reads.length > 0 ? [allow(WRITE, [table.tableArn], leading(partitions))] : []),
      ...(appends.length > 0 ? [allow(['dynamodb:PutItem'], [table.tableArn], leading(appends))] : []),
      allowKey([...KEY_READ, ...(write ? KEY_WRITE : [])], tableKey.keyArn, 'dynamodb', scope),
    ],
  }
}

/** Resumes by their exact key. Only `move` and `erase` delete; only `erase` lists an account's files. */
export const bindResumes: Bind<'resumes'> = (access, { scope, resources: { resumes, resumesKey } }) => {
  const resource = resumes.arnForObjects('users/*')
  const environment = { RESUME_BUCKET: resumes.bucketName }
  if (access === 'erase')
    return {
      environment,
      statements: [
        allow(['s3:DeleteObject', 's3:DeleteObjectVersion'], [resource]),
        allow(['s3:ListBucket', 's3:ListBucketVersions'], [resumes.bucketArn], {
          StringLike: { 's3:prefix': 'users/*' },
        }),
      ],
      wildcards: [
        {
          resource,
          reason: 'It deletes the files of whichever account is deleted; nothing outside users/ is reached.',
        },
      ],
    }
  const put = access === 'read' ? [] : ['s3:PutObject']
  const seal = access === 'read' ? [] : ['kms:GenerateDataKey']
  return {
    environment,
    statements: [
      allow(['s3:GetObject', ...put, ...(access === 'move' ? ['s3:DeleteObject'] : [])], [resource]),
      // Without the permission to list, S3 answers 403 instead of 404 for a missing file. A condition on the
      // prefix would never match, because reading a file has no prefix.
      allow(['s3:ListBucket'], [resumes.bucketArn]),
      allowKey(['kms:Decrypt', ...seal], resumesKey.keyArn, 's3', scope),
    ],
    wildcards: [
      {
        resource,
        reason:
          "A function serves every user; each user's files are under the session's user id, and nothing outside users/ is reached.",
      },
    ],
  }
}

/** Files of exports by their exact key; only `erase` lists an account's. */
export const bindExports: Bind<'exports'> = (access, { scope, resources: { exports, resumesKey } }) => {
  const resource = exports.arnForObjects('users/*')
  const actions = {
    write: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:GetObject', 's3:DeleteObject'],
    link: ['s3:GetObject'],
    erase: ['s3:DeleteObject'],
  }[access]
  const list = {
    // Without it, S3 answers 403 instead of 404 for a file that is gone.
    write: [allow(['s3:ListBucket'], [exports.bucketArn])],
    link: [],
    erase: [
      allow(['s3:ListBucket', 's3:ListBucketVersions'], [exports.bucketArn], {
        StringLike: { 's3:prefix': 'users/*' },
      }),
    ],
  }[access]
  const seal = access === 'write' ? ['kms:GenerateDataKey'] : []
  return {
    environment: { EXPORT_BUCKET: exports.bucketName },
    statements: [
      allow(actions, [resource]),
      ...list,
      ...(access === 'erase' ? [] : [allowKey(['kms:Decrypt', ...seal], resumesKey.keyArn, 's3', scope)]),
    ],
    wildcards: [
      {
        resource,
        reason:
          'A function serves every user, whose file is under their own id; nothing outside users/ is reached.',
      },
    ],
  }
}

/** The key of the mailbox grants, limited to them by the purpose in the encryption context. */
export const bindMailboxKey: Bind<'mailboxKey'> = (uses, { resources: { mailboxKey } }) => {
  const actions = [
    ...(uses.includes('seal') ? ['kms:GenerateDataKey'] : []),
    ...(uses.includes('open') ? ['kms:Decrypt'] : []),
  ]
  const purpose = { StringEquals: { 'kms:EncryptionContext:purpose': 'gmail-refresh-token' } }
  return {
    environment: { KMS_KEY_ID: mailboxKey.keyArn },
    statements: [allow(actions, [mailboxKey.keyArn], purpose)],
  }
}
