import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { QueueName } from '../../grants/model.ts'

/** What the monitoring of a stage looks at. */
export interface Watched {
  readonly apiId: string
  readonly table: ITable
  readonly queues: Readonly<Record<QueueName, IQueue>>
  /** By the name of the queue that each stands behind. */
  readonly deadLetterQueues: Readonly<Record<string, IQueue>>
  /** Workers and schedules by name. */
  readonly background: ReadonlyMap<string, Function>
}
