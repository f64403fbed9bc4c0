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
import { backgroundGrants } from '../../grants/background.ts'
import type { Grants, QueueName } from '../../grants/model.ts'
import { folderOf, messageDomain } from '../function-folder.ts'
import { CLOCKS } from './clocks.ts'
import { concurrencyOf, DRAFTS_AT_ONCE, GATHERED_SECONDS, LEASE_MARGIN, LEASING, WORKERS } from './workers.ts'

type Given = Omit<StageResources, 'queues' | 'deadQueues' | 'schedules'>

/** Makes a function of the pipeline. */
type Make = (
  about: { readonly id: string; readonly name: string; readonly grants: Grants; readonly does: string },
  more?: Partial<ConstructorParameters<typeof StageFunction>[2]>,
) => Function

const eachQueue = <T>(
  { cycle, draft, billing, linking, deletion, operations }: Readonly<Record<QueueName, WorkQueue>>,
  take: (queue: WorkQueue) => T,
): Readonly<Record<QueueName, T>> => ({
  cycle: take(cycle),
  draft: take(draft),
  billing: take(billing),
  linking: take(linking),
  deletion: take(deletion),
  operations: take(operations),
})

/** Work that nobody waits for: its queues, its workers, and the clocks that set it going. */
export class PipelineStack extends StageStack {
  readonly queues: Readonly<Record<QueueName, WorkQueue>>
  readonly schedules: Schedules
  readonly functions: ReadonlyMap<string, Function>
  /** By the name of the queue that each stands behind. */
  readonly deadLetterQueues: Readonly<Record<QueueName | 'schedules', Queue>>

  constructor(scope: Construct, context: StageContext, given: Given, folders: ReadonlyMap<string, string>) {
    super(scope, 'pipeline', { context, description: 'Queues, workers and schedules' })
    const queueOf = (id: string, name: QueueName, workSeconds: number) =>
      new WorkQueue(this, id, { name, workSeconds, context })
    this.queues = {
      cycle: queueOf('Cycle', 'cycle', timeoutSecondsOf(backgroundGrants.planCycle)),
      draft: queueOf('Draft', 'draft', timeoutSecondsOf(backgroundGrants.writeDraft) + GATHERED_SECONDS),
      billing: queueOf('Billing', 'billing', timeoutSecondsOf(backgroundGrants.applyBillingEvent)),
      linking: queueOf('Linking', 'linking', timeoutSecondsOf(backgroundGrants.mergeAccounts)),
      deletion: queueOf('Deletion', 'deletion', timeoutSecondsOf(backgroundGrants.runAccountDeletion)),
      operations: queueOf('Operations', 'operations', timeoutSecondsOf(backgroundGrants.runOperation)),
    }
    const late = deadLetters(this, 'Schedules', 'schedules', context)
    suppressNags(late, { SQS3: 'It is itself where the schedules put what they could not deliver.' })
    for (const { dead } of Object.values(this.queues))
      suppressNags(dead, { SQS3: 'It is itself the queue behind another, and nobody works on it.' })
    const queues = eachQueue(this.queues, ({ queue }) => queue)
    const deadQueues = eachQueue(this.queues, ({ dead }) => dead)
    this.deadLetterQueues = { ...deadQueues, schedules: late }
    this.schedules = this.#schedules(late)
    const resources: StageResources = { ...given, queues, deadQueues, schedules: this.schedules }
    const make: Make = ({ id, name, grants, does }, more = {}) =>
      new StageFunction(this, id, {
        context,
        grants,
        resources,
        name,
        folder: folderOf(folders, name),
        description: does,
        ...more,
      }).lambda
    const workers = WORKERS.map(
      (worker) => [worker.name, this.#worker(worker, queues[worker.queue], make)] as const,
    )
    const started = CLOCKS.map((about) => {
      const target = make(about)
      this.#start(target, about.name, about.clock, late)
      return [about.name, target] as const
    })
    this.functions = new Map<string, Function>([...workers, ...started])
  }

  /** The function that works on a queue, and what hands it the queue's messages. */
  #worker(about: (typeof WORKERS)[number], queue: Queue, make: Make): Function {
    const { id, queue: name, grants } = about
    const { context } = this
    const most = concurrencyOf(context)[name]
    const worker = make(about, {
      environment: {
        ...(LEASING.has(name) ? { LEASE_SECONDS: String(timeoutSecondsOf(grants) + LEASE_MARGIN) } : {}),
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
      ...(context.reserveConcurrency ? { reserved: most } : {}),
    })
    new EventSourceMapping(this, `${id}Source`, {
      target: worker,
      eventSourceArn: queue.queueArn,
      // One at a time: a batch is as slow as its slowest message, and its time is the lease of all. But
      // letters wait side by side for the model.
      ...(name === 'draft'
        ? { batchSize: DRAFTS_AT_ONCE, maxBatchingWindow: Duration.seconds(GATHERED_SECONDS) }
        : { batchSize: 1 }),
      maxConcurrency: most,
      reportBatchItemFailures: true,
    })
    return worker
  }

  /** The group that users' schedules are made in while the service runs, and the role that they send with. */
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

  /** A clock of the stage's own that starts one function. */
  #start(
    target: Function,
    name: string,
    { id, expression, does }: { id: string; expression: string; does: string },
    late: Queue,
  ): void {
    const role = new Role(this, `${id}Role`, {
      description: does,
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
      // The next time comes anyway.
      target: {
        arn: target.functionArn,
        roleArn: role.roleArn,
        input: '{}',
        retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 0 },
        deadLetterConfig: { arn: late.queueArn },
      },
    })
  }

  /** EventBridge Scheduler in this account and for this group only: its service principal is everybody's. */
  #scheduler(resource: string, resourceName: string): ServicePrincipal {
    const arn = Stack.of(this).formatArn({ service: 'scheduler', resource, resourceName })
    return new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': this.account, 'aws:SourceArn': arn } },
    })
  }
}
