import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { StageContext } from '../context.ts'
import { suppressNags } from './nag-suppressions.ts'
import { prefixOf, removalOf } from './stage-stack.ts'

/** A message that was received this often without success is put aside. */
const MAX_RECEIVES = 5
/** A batch is retried when the function is throttled: AWS asks for six times its timeout. */
const VISIBILITY_FACTOR = 6

/** Messages hold ids and nothing else, so the service's own key does. */
const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** Where messages end that nobody could work on: kept as long as SQS keeps any, for a person to look at. */
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
    { name, workSeconds, context }: { name: string; workSeconds: number; context: StageContext },
  ) {
    super(scope, id)
    this.dead = deadLetters(this, 'Dead', name, context)
    suppressNags(this.dead, { SQS3: 'It is itself the queue behind another, and nobody works on it.' })
    this.queue = new Queue(this, 'Queue', {
      ...closed,
      queueName: `${prefixOf(context)}-${name}`,
      visibilityTimeout: Duration.seconds(workSeconds * VISIBILITY_FACTOR),
      retentionPeriod: Duration.days(4),
      receiveMessageWaitTime: Duration.seconds(20),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: MAX_RECEIVES },
      removalPolicy: removalOf(context),
    })
  }
}
