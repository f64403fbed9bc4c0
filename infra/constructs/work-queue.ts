import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { maxReceives, type QueueName } from '#shared/catalog/queues.ts'
import type { StageContext } from '../context.ts'
import { suppressNags } from './nag-suppressions.ts'
import { removalOf } from './stage-stack.ts'
import { prefixOf } from '../stage-names.ts'

/** AWS recommends a visibility timeout of six times the function's, for retries of throttled batches. */
const VISIBILITY_FACTOR = 6

/** Messages contain only ids, so SQS's own key is enough. */
const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** Adds a dead-letter queue. It keeps messages for 14 days, the longest that SQS allows. */
export function deadLetters(scope: Construct, id: string, name: string, context: StageContext): Queue {
  return new Queue(scope, id, {
    ...closed,
    queueName: `${prefixOf(context)}-${name}-dead`,
    retentionPeriod: Duration.days(14),
    removalPolicy: removalOf(context),
  })
}

export class WorkQueue extends Construct {
  readonly queue: Queue
  readonly dead: Queue

  constructor(
    scope: Construct,
    id: string,
    { name, workSeconds, context }: { name: QueueName; workSeconds: number; context: StageContext },
  ) {
    super(scope, id)
    this.dead = deadLetters(this, 'Dead', name, context)
    suppressNags(this.dead, { SQS3: 'It is itself a dead-letter queue, and its messages wait for a person.' })
    this.queue = new Queue(this, 'Queue', {
      ...closed,
      queueName: `${prefixOf(context)}-${name}`,
      visibilityTimeout: Duration.seconds(workSeconds * VISIBILITY_FACTOR),
      retentionPeriod: Duration.days(4),
      receiveMessageWaitTime: Duration.seconds(20),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: maxReceives(name) },
      removalPolicy: removalOf(context),
    })
  }
}
