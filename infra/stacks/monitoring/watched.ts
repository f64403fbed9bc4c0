import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { QUEUES } from '#shared/catalog/queues.ts'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Schedules, StageResources } from '../../constructs/stage-resources.ts'

export interface Watched {
  readonly apiId: string
  readonly table: ITable
  readonly queues: StageResources['queues']
  readonly schedules: Schedules
  readonly background: ReadonlyMap<string, Function>
}

/** The dead-letter queue of each queue, by the queue's name, and that of the schedules. */
export const deadLetterQueues = ({ queues, schedules }: Watched): readonly (readonly [string, IQueue])[] => [
  ...QUEUES.map((name) => [name, queues[name].dead] as const),
  ['schedules', schedules.deadLetters],
]
