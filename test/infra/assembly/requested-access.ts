import * as z from 'zod/mini'
import { ACCOUNT, ASSEMBLY_VISIT_LOG, REGION } from './local-values.ts'
import type { Access } from './policy.ts'

export interface AwsRequest {
  readonly service: string
  readonly method: string
  readonly url: URL
  /** The operation named in the header, for services with a single endpoint. */
  readonly operation: string
  readonly body: Buffer
}

/** Keys of data encrypted at rest, which the service uses on the caller's behalf. */
export interface RestKeys {
  readonly dynamodb: string
  readonly s3: string
  readonly secretsmanager: string
}

/** The log group of a query; an answer is asked for by the id of its query alone. */
const Asked = z.object({ logGroupName: z._default(z.string(), ASSEMBLY_VISIT_LOG) })

const arn = (service: string, rest: string): string => `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`
const json = (body: Buffer): unknown => JSON.parse(body.toString('utf8'))

const Keyed = z.object({ pk: z.object({ S: z.string() }) })
const One = z.object({
  TableName: z.string(),
  Key: z.optional(Keyed),
  Item: z.optional(Keyed),
  IndexName: z.optional(z.string()),
})
const Query = z.object({
  KeyConditionExpression: z.string(),
  ExpressionAttributeValues: z.record(z.string(), z.object({ S: z.optional(z.string()) })),
})
const Transaction = z.object({
  TransactItems: z.array(z.record(z.enum(['Put', 'Update', 'Delete', 'ConditionCheck']), z.optional(One))),
})
const Batch = z.object({ RequestItems: z.record(z.string(), z.object({ Keys: z.array(Keyed) })) })
const PART_ACTIONS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
}

const onTable = (operation: string, table: string, leadingKeys: readonly string[]): Access => ({
  action: `dynamodb:${operation}`,
  resource: arn('dynamodb', `table/${table}`),
  context: { 'dynamodb:LeadingKeys': leadingKeys },
})

const onItem = (operation: string, { TableName, Key, Item }: z.output<typeof One>): Access =>
  onTable(
    operation,
    TableName,
    [Key, Item].flatMap((keyed) => keyed?.pk.S ?? []),
  )

/** The value that the partition key is compared with. */
function partitionOf(body: unknown): string {
  const { KeyConditionExpression: expression, ExpressionAttributeValues: values } = Query.parse(body)
  return values[/^\w+ = (:\w+)/.exec(expression)?.[1] ?? '']?.S ?? ''
}

/**
 * A transaction or batch needs the permissions of its parts:
 * docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html.
 */
function tableAccess({ operation, body }: AwsRequest): readonly Access[] {
  const asked = json(body)
  if (operation === 'TransactWriteItems') {
    return Transaction.parse(asked).TransactItems.flatMap((part) =>
      Object.entries(part).flatMap(([kind, item]) =>
        item === undefined ? [] : [onItem(PART_ACTIONS[kind] ?? kind, item)],
      ),
    )
  }
  if (operation === 'BatchGetItem')
    return Object.entries(Batch.parse(asked).RequestItems).map(([table, { Keys }]) =>
      onTable(
        operation,
        table,
        Keys.map(({ pk }) => pk.S),
      ),
    )
  const item = One.parse(asked)
  if (operation !== 'Query') return [onItem(operation, item)]
  return [
    onTable(
      operation,
      item.IndexName === undefined ? item.TableName : `${item.TableName}/index/${item.IndexName}`,
      [partitionOf(asked)],
    ),
  ]
}

const FILE_ACTIONS: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
}

/** Access to a bucket as a whole, or null when the request is about one file. */
function bucketAccess({ url, body }: AwsRequest): readonly Access[] | null {
  const [bucket = '', ...key] = url.pathname.split('/').filter((part) => part !== '')
  if (key.length > 0) return null
  const resource = `arn:aws:s3:::${bucket}`
  if (url.searchParams.has('location')) return [{ action: 's3:GetBucketLocation', resource, context: {} }]
  if (url.searchParams.has('delete')) {
    const listed = body.toString('utf8')
    const action = listed.includes('<VersionId>') ? 's3:DeleteObjectVersion' : 's3:DeleteObject'
    return [...listed.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, file = '']) => ({
      action,
      resource: `${resource}/${file}`,
      context: {},
    }))
  }
  return [
    {
      action: url.searchParams.has('versions') ? 's3:ListBucketVersions' : 's3:ListBucket',
      resource,
      context: { 's3:prefix': [url.searchParams.get('prefix') ?? ''] },
    },
  ]
}

function fileAction(method: string, url: URL): string {
  if (method === 'DELETE' && url.searchParams.has('versionId')) return 's3:DeleteObjectVersion'
  // Parts of an upload (docs.aws.amazon.com/AmazonS3/latest/userguide, "Multipart upload API and permissions").
  if (method === 'DELETE' && url.searchParams.has('uploadId')) return 's3:AbortMultipartUpload'
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) return 's3:PutObject'
  return `s3:${FILE_ACTIONS[method] ?? method}`
}

const Sealing = z.object({
  KeyId: z.string(),
  EncryptionContext: z._default(z.record(z.string(), z.string()), {}),
})

function keyAccess({ operation, body }: AwsRequest): Access {
  const { KeyId, EncryptionContext } = Sealing.parse(json(body))
  return {
    action: `kms:${operation}`,
    resource: KeyId,
    context: Object.fromEntries(
      Object.entries(EncryptionContext).map(([name, value]) => [`kms:EncryptionContext:${name}`, [value]]),
    ),
  }
}

const Scheduled = z.object({ GroupName: z.string(), Target: z.object({ RoleArn: z.string() }) })
const SCHEDULE_ACTIONS: Readonly<Record<string, string>> = {
  GET: 'GetSchedule',
  POST: 'CreateSchedule',
  PUT: 'UpdateSchedule',
  DELETE: 'DeleteSchedule',
}

/** Creating a schedule also passes its role. */
function scheduleAccess({ method, url, body }: AwsRequest): readonly Access[] {
  const ofGroup = /^\/schedule-groups\/([^/]+)$/.exec(url.pathname)?.[1]
  if (ofGroup !== undefined)
    return [
      {
        action: 'scheduler:GetScheduleGroup',
        resource: arn('scheduler', `schedule-group/${ofGroup}`),
        context: {},
      },
    ]
  const given = method === 'POST' || method === 'PUT' ? Scheduled.parse(json(body)) : null
  const group = given?.GroupName ?? url.searchParams.get('groupName') ?? 'default'
  const name = decodeURIComponent(url.pathname.replace('/schedules/', ''))
  const schedule = {
    action: `scheduler:${SCHEDULE_ACTIONS[method]}`,
    resource: arn('scheduler', `schedule/${group}/${name}`),
    context: {},
  }
  return given === null
    ? [schedule]
    : [
        schedule,
        {
          action: 'iam:PassRole',
          resource: given.Target.RoleArn,
          context: { 'iam:PassedToService': ['scheduler.amazonaws.com'] },
        },
      ]
}

const Mail = z.object({ FromEmailAddress: z.string() })

/** Sending a mail needs two permissions: for the identity, and for its configuration set. */
function mailAccess({ body }: AwsRequest): readonly Access[] {
  const { FromEmailAddress: from } = Mail.parse(json(body))
  const address = /<([^>]+)>$/.exec(from)?.[1] ?? from
  return [`identity/${address}`, 'configuration-set/reachwell-dev'].map((resource) => ({
    action: 'ses:SendEmail',
    resource: arn('ses', resource),
    context: { 'ses:FromAddress': [address] },
  }))
}

const Queued = z.object({ QueueUrl: z.string() })
const Pool = z.object({ UserPoolId: z.string() })
const Secret = z.object({ SecretId: z.string() })

/**
 * A call through an inference profile needs the profile and its model, which the policy may bind to it:
 * docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html. Converse is allowed by InvokeModel.
 */
function modelAccess({ url }: AwsRequest): readonly Access[] {
  const id = decodeURIComponent(/^\/model\/([^/]+)\/converse$/.exec(url.pathname)?.[1] ?? '')
  const profile = arn('bedrock', `inference-profile/${id}`)
  const model = `arn:aws:bedrock:us-west-2::foundation-model/${id.replace(/^us\./, '')}`
  return [
    { action: 'bedrock:InvokeModel', resource: profile, context: {} },
    {
      action: 'bedrock:InvokeModel',
      resource: model,
      context: { 'bedrock:InferenceProfileArn': [profile] },
    },
  ]
}

/**
 * Every permission that a request needs, including the service's use of its encryption key. Throws for a
 * service that no function uses.
 */
export function requestedAccess(request: AwsRequest, keys: RestKeys): readonly Access[] {
  const { service, method, url, operation, body } = request
  const atRest = (name: keyof RestKeys, action: string): Access => ({
    action,
    resource: keys[name],
    context: { 'kms:ViaService': [`${name}.${REGION}.amazonaws.com`] },
  })
  switch (service) {
    case 'dynamodb':
      return [...tableAccess(request), atRest('dynamodb', 'kms:Decrypt')]
    case 'monitoring':
      return [{ action: `cloudwatch:${operation}`, resource: '*', context: {} }]
    case 's3': {
      const ofBucket = bucketAccess(request)
      if (ofBucket !== null) return ofBucket
      const file = {
        action: fileAction(method, url),
        resource: `arn:aws:s3:::${decodeURIComponent(url.pathname).slice(1)}`,
        context: {},
      }
      return method === 'DELETE'
        ? [file]
        : /-erasures-|^\/visit-maps/.test(url.pathname)
          ? [file]
          : [file, atRest('s3', method === 'PUT' ? 'kms:GenerateDataKey' : 'kms:Decrypt')]
    }
    case 'logs':
      // The answer of a query belongs to the log group that was asked, of which there is one.
      return [
        {
          action: `logs:${operation}`,
          resource: arn('logs', `log-group:${Asked.parse(json(body)).logGroupName}`),
          context: {},
        },
      ]
    case 'sqs':
      return [
        {
          action: `sqs:${operation.replace(/Batch$/, '')}`,
          resource: arn('sqs', Queued.parse(json(body)).QueueUrl.split('/').at(-1) ?? ''),
          context: {},
        },
      ]
    case 'kms':
      return [keyAccess(request)]
    case 'scheduler':
      return scheduleAccess(request)
    case 'ses':
      return url.pathname.endsWith('/account')
        ? [{ action: 'ses:GetAccount', resource: '*', context: {} }]
        : mailAccess(request)
    case 'bedrock':
      return modelAccess(request)
    case 'cognito-idp':
      return [
        {
          action: `cognito-idp:${operation}`,
          resource: arn('cognito-idp', `userpool/${Pool.parse(json(body)).UserPoolId}`),
          context: {},
        },
      ]
    case 'secretsmanager':
      return [
        { action: `secretsmanager:${operation}`, resource: Secret.parse(json(body)).SecretId, context: {} },
        atRest('secretsmanager', 'kms:Decrypt'),
      ]
    default:
      throw new Error(`nobody here uses ${service}`)
  }
}
