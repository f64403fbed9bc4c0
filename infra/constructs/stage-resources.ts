import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { QueueName } from '#shared/catalog/queues.ts'
import type { SecretName } from '../grants/model.ts'
import type { WorkQueue } from './work-queue.ts'

export interface Schedules {
  readonly group: string
  /** The role that EventBridge Scheduler assumes to send a message. */
  readonly roleArn: string
  readonly deadLetters: IQueue
}

export interface SignIn {
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly jwksUrl: string
  readonly issuer: string
  readonly clientId: string
  readonly poolId: string
  readonly poolArn: string
}

export interface Mail {
  readonly from: string
  readonly address: string
  readonly identityArn: string
  /** The identity's configuration set, which sending also needs a permission for. */
  readonly configurationSetArn: string
}

/** What staff read of the visits of people who agreed. */
export interface Visitors {
  /** Name of the log group that CloudWatch RUM writes. */
  readonly logGroup: string
  /** Source maps by release. */
  readonly maps: IBucket
}

export interface StageResources {
  /** The site's origin: https and a host. */
  readonly origin: string
  readonly table: ITable
  readonly tableKey: IKey
  readonly resumes: IBucket
  readonly resumesKey: IKey
  /** Files of written exports, under the same key as the resumes. */
  readonly exports: IBucket
  readonly mailboxKey: IKey
  readonly queues: Readonly<Record<QueueName, WorkQueue>>
  readonly apiId: string
  readonly schedules: Schedules
  readonly secrets: ReadonlyMap<SecretName, ISecret>
  readonly secretsKey: IKey
  readonly signIn: SignIn
  readonly mail: Mail
  /** Null where visits are not measured. */
  readonly visitors: Visitors | null
}
