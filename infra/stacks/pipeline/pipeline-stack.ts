import { Duration } from 'aws-cdk-lib'
import { LambdaApplication } from 'aws-cdk-lib/aws-codedeploy'
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, type Function } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { suppressNags } from '../../constructs/nag-suppressions.ts'
import { allow } from '../../constructs/bindings/binding.ts'
import { StageFunction, timeoutSecondsOf, type StageFunctionProps } from '../../constructs/stage-function.ts'
import type { Schedules, StageResources } from '../../constructs/stage-resources.ts'
import { StageStack } from '../../constructs/stage-stack.ts'
import { prefixOf } from '../../stage-names.ts'
import { deadLetters, WorkQueue } from '../../constructs/work-queue.ts'
import type { StageContext } from '../../context.ts'
import { WALK_SHARDS } from '#shared/catalog/constants.ts'
import { backgroundGrants } from '../../grants/background.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { eachQueue, QUEUES, queueVariables, type QueueName } from '#shared/catalog/queues.ts'
import { pascal } from '../monitoring/alarm-rule.ts'
import { messageDomain } from '../message-domain.ts'
import { releasedGradually } from './gradual-release.ts'
import { SCHEDULED_FUNCTIONS } from './scheduled-functions.ts'
import { GATHERED_SECONDS, LEASE_MARGIN, WORKERS } from './workers.ts'

type Given = Omit<StageResources, 'queues' | 'schedules'>

type Make = (
  id: keyof typeof backgroundGrants,
  description: string,
  more?: Partial<StageFunctionProps>,
) => Function

/** Background work: its queues, its workers, and the schedules that start it. */
export class PipelineStack extends StageStack {
  readonly queues: Readonly<Record<QueueName, WorkQueue>>
  readonly schedules: Schedules
  readonly functions: ReadonlyMap<string, Function>
  constructor(scope: Construct, context: StageContext, given: Given, folderOf: (name: string) => string) {
    super(scope, 'pipeline', { context, description: 'Queues, workers and schedules' })
    this.queues = eachQueue((name) => {
      const { id, batchSize } = WORKERS[name]
      const workSeconds =
        timeoutSecondsOf(backgroundGrants[id]) + (batchSize === undefined ? 0 : GATHERED_SECONDS)
      return new WorkQueue(this, pascal(name), { name, workSeconds, context })
    })
    const late = deadLetters(this, 'Schedules', 'schedules', context)
    suppressNags(late, { SQS3: 'It is itself a dead-letter queue: that of the schedules.' })
    this.schedules = this.#schedules(late)
    const resources: StageResources = { ...given, queues: this.queues, schedules: this.schedules }
    const functions = new Map<string, Function>()
    const make: Make = (id, description, more = {}) => {
      const grants = backgroundGrants[id]
      const about = { context, grants, resources, folderOf, description, ...more }
      const { lambda } = new StageFunction(this, id, about)
      functions.set(kebab(id), lambda)
      return lambda
    }
    const releases = new LambdaApplication(this, 'Releases', { applicationName: prefixOf(context) })
    for (const queue of QUEUES) this.#worker(queue, make, releases)
    for (const { id, description, expression, sharded = false } of SCHEDULED_FUNCTIONS)
      this.#start(make(id, description), { id, expression, sharded }, late)
    this.functions = functions
  }

  /** A queue's worker and its event source. */
  #worker(name: QueueName, make: Make, releases: LambdaApplication): void {
    const { context } = this
    const { id, description, maxConcurrencyOf, batchSize, gradual = false, leases = false } = WORKERS[name]
    const { queue } = this.queues[name]
    const maxConcurrency = maxConcurrencyOf(context)
    const leaseSeconds = timeoutSecondsOf(backgroundGrants[id]) + LEASE_MARGIN
    const worker = make(id, description, {
      environment: {
        ...(leases ? { LEASE_SECONDS: String(leaseSeconds) } : {}),
        ...(name === 'cycle' ? { [queueVariables(name).live]: queue.queueUrl } : {}),
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
    })
    new EventSourceMapping(this, `${pascal(id)}Source`, {
      target: gradual ? releasedGradually(this, releases, id, worker) : worker,
      eventSourceArn: queue.queueArn,
      batchSize: batchSize ?? 1,
      ...(batchSize === undefined ? {} : { maxBatchingWindow: Duration.seconds(GATHERED_SECONDS) }),
      maxConcurrency,
      reportBatchItemFailures: true,
    })
  }

  /** The group for users' schedules, which are created at runtime, and the role that they send messages with. */
  #schedules(late: Queue): Schedules {
    const group = `${prefixOf(this.context)}-users`
    new CfnScheduleGroup(this, 'Users', { name: group })
    const role = new Role(this, 'ScheduleRole', {
      description: 'Schedules of users put a message into the cycle queue',
      assumedBy: this.#scheduler(group),
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
    { id, expression, sharded }: { id: string; expression: string; sharded: boolean },
    late: Queue,
  ): void {
    const role = new Role(this, `${pascal(id)}ScheduleRole`, {
      description: `Starts ${kebab(id)}`,
      assumedBy: this.#scheduler('default'),
      inlinePolicies: {
        start: new PolicyDocument({
          statements: [
            allow(['lambda:InvokeFunction'], [target.functionArn]),
            allow(['sqs:SendMessage'], [late.queueArn]),
          ],
        }),
      },
    })
    for (const shard of sharded ? Array.from({ length: WALK_SHARDS }).keys() : [null])
      new CfnSchedule(this, `${pascal(id)}Schedule${shard ?? ''}`, {
        name: `${prefixOf(this.context)}-${kebab(id)}${shard === null ? '' : `-${shard}`}`,
        scheduleExpression: expression,
        scheduleExpressionTimezone: 'UTC',
        flexibleTimeWindow: { mode: 'OFF' },
        // No retries: the next scheduled start comes anyway.
        target: {
          arn: target.functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify(shard === null ? {} : { shard }),
          retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 0 },
          deadLetterConfig: { arn: late.queueArn },
        },
      })
  }

  /** EventBridge Scheduler, limited to this account and group, because all accounts share its principal. */
  #scheduler(group: string): ServicePrincipal {
    const arn = this.formatArn({ service: 'scheduler', resource: 'schedule-group', resourceName: group })
    return new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': this.account, 'aws:SourceArn': arn } },
    })
  }
}
