import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, type Function } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { suppressNags } from '../../constructs/nag-suppressions.ts'
import { allow } from '../../constructs/bindings/binding.ts'
import { StageFunction, timeoutSecondsOf } from '../../constructs/stage-function.ts'
import type { Schedules, StageResources } from '../../constructs/stage-resources.ts'
import { prefixOf, StageStack } from '../../constructs/stage-stack.ts'
import { deadLetters, WorkQueue } from '../../constructs/work-queue.ts'
import type { StageContext } from '../../context.ts'
import type { Grants } from '../../grants/model.ts'
import { eachQueue, QUEUES, type QueueName } from '#shared/catalog/queues.ts'
import { pascal } from '../monitoring/alarm-rule.ts'
import { messageDomain } from '../message-domain.ts'
import { SCHEDULED_FUNCTIONS } from './scheduled-functions.ts'
import { GATHERED_SECONDS, LEASE_MARGIN, WORKERS } from './workers.ts'

type Given = Omit<StageResources, 'queues' | 'schedules'>

type Make = (
  about: {
    readonly id: string
    readonly name: string
    readonly grants: Grants
    readonly description: string
  },
  more?: Partial<ConstructorParameters<typeof StageFunction>[2]>,
) => Function

/** Background work: its queues, its workers, and the schedules that start it. */
export class PipelineStack extends StageStack {
  readonly queues: Readonly<Record<QueueName, WorkQueue>>
  readonly schedules: Schedules
  readonly functions: ReadonlyMap<string, Function>
  constructor(scope: Construct, context: StageContext, given: Given, folderOf: (name: string) => string) {
    super(scope, 'pipeline', { context, description: 'Queues, workers and schedules' })
    this.queues = eachQueue((name) => {
      const { grants, batchSize } = WORKERS[name]
      const workSeconds = timeoutSecondsOf(grants) + (batchSize === undefined ? 0 : GATHERED_SECONDS)
      return new WorkQueue(this, pascal(name), { name, workSeconds, context })
    })
    const late = deadLetters(this, 'Schedules', 'schedules', context)
    suppressNags(late, { SQS3: 'It is itself a dead-letter queue: that of the schedules.' })
    this.schedules = this.#schedules(late)
    const resources: StageResources = { ...given, queues: this.queues, schedules: this.schedules }
    const make: Make = ({ id, name, grants, description }, more = {}) =>
      new StageFunction(this, id, {
        context,
        grants,
        resources,
        name,
        folder: folderOf(name),
        description,
        ...more,
      }).lambda
    const workers = QUEUES.map((queue) => [WORKERS[queue].name, this.#worker(queue, make)] as const)
    const started = SCHEDULED_FUNCTIONS.map((about) => {
      const target = make(about)
      this.#start(target, about.name, about.schedule, late)
      return [about.name, target] as const
    })
    this.functions = new Map<string, Function>([...workers, ...started])
  }

  /** A queue's worker and its event source. */
  #worker(name: QueueName, make: Make): Function {
    const { context } = this
    const { maxConcurrencyOf, batchSize, leases = false, ...about } = WORKERS[name]
    const { queue } = this.queues[name]
    const id = pascal(about.name)
    const maxConcurrency = maxConcurrencyOf(context)
    const worker = make(
      { ...about, id },
      {
        environment: {
          ...(leases ? { LEASE_SECONDS: String(timeoutSecondsOf(about.grants) + LEASE_MARGIN) } : {}),
          ...(name === 'cycle' || name === 'draft' ? messageDomain(context) : {}),
          ...(name === 'draft' && context.verifyBeforeCreate ? { VERIFY_BEFORE_CREATE: 'yes' } : {}),
        },
        statements: [
          allow(
            [
              'sqs:ReceiveMessage',
              'sqs:DeleteMessage',
              'sqs:ChangeMessageVisibility',
              'sqs:GetQueueAttributes',
            ],
            [queue.queueArn],
          ),
        ],
        ...(context.reserveConcurrency ? { reserved: maxConcurrency } : {}),
      },
    )
    new EventSourceMapping(this, `${id}Source`, {
      target: worker,
      eventSourceArn: queue.queueArn,
      batchSize: batchSize ?? 1,
      ...(batchSize === undefined ? {} : { maxBatchingWindow: Duration.seconds(GATHERED_SECONDS) }),
      maxConcurrency,
      reportBatchItemFailures: true,
    })
    return worker
  }

  /** The group for users' schedules, which are created at runtime, and the role that they send messages with. */
  #schedules(late: Queue): Schedules {
    const group = `${prefixOf(this.context)}-users`
    new CfnScheduleGroup(this, 'Users', { name: group })
    const role = new Role(this, 'ScheduleRole', {
      description: 'Schedules of users put a message into the cycle queue',
      assumedBy: this.#scheduler('schedule-group', group),
      inlinePolicies: {
        send: new PolicyDocument({
          statements: [allow(['sqs:SendMessage'], [this.queues.cycle.queue.queueArn, late.queueArn])],
        }),
      },
    })
    return { group, roleArn: role.roleArn, deadLetters: late }
  }

  #start(
    target: Function,
    name: string,
    { id, expression, description }: { id: string; expression: string; description: string },
    late: Queue,
  ): void {
    const role = new Role(this, `${id}Role`, {
      description,
      assumedBy: this.#scheduler('schedule-group', 'default'),
      inlinePolicies: {
        start: new PolicyDocument({
          statements: [
            allow(['lambda:InvokeFunction'], [target.functionArn]),
            allow(['sqs:SendMessage'], [late.queueArn]),
          ],
        }),
      },
    })
    new CfnSchedule(this, id, {
      name: `${prefixOf(this.context)}-${name}`,
      scheduleExpression: expression,
      scheduleExpressionTimezone: 'UTC',
      flexibleTimeWindow: { mode: 'OFF' },
      // No retries: the next scheduled start comes anyway.
      target: {
        arn: target.functionArn,
        roleArn: role.roleArn,
        input: '{}',
        retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 0 },
        deadLetterConfig: { arn: late.queueArn },
      },
    })
  }

  /** EventBridge Scheduler, limited to this account and group, because all accounts share its principal. */
  #scheduler(resource: string, resourceName: string): ServicePrincipal {
    const arn = Stack.of(this).formatArn({ service: 'scheduler', resource, resourceName })
    return new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': this.account, 'aws:SourceArn': arn } },
    })
  }
}
