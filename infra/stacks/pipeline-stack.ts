import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, type Function } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { suppressNags } from '../constructs/nag-suppressions.ts'
import { allow } from '../constructs/binding.ts'
import { StageFunction, timeoutSecondsOf } from '../constructs/stage-function.ts'
import type { Schedules, StageResources } from '../constructs/stage-resources.ts'
import { prefixOf, StageStack } from '../constructs/stage-stack.ts'
import { deadLetters, WorkQueue } from '../constructs/work-queue.ts'
import type { StageContext } from '../context.ts'
import { backgroundGrants, type Grants, type QueueName } from '../grants.ts'

/** A lease has to outlive the function that took it. Seconds. */
const LEASE_MARGIN = 60

/**
 * Letters that one run of the worker writes: it is paid for the time in which it waits for the model, however
 * many wait.
 */
const DRAFTS_AT_ONCE = 5
/** How long messages are gathered for it; nobody watches a draft appear to the second. */
const GATHERED_SECONDS = 2

/**
 * Users brought in step at the same time. The payment provider bears a hundred requests a second, and each
 * takes a few.
 */
const MAX_BILLING = 5
/** Accounts that are linked at once. */
const MAX_LINKING = 2
/** Accounts that are deleted at once. */
const MAX_ERASURES = 2
/** One of each kind goes on at a time. */
const MAX_OPERATIONS = 3

/** Queues whose work is held by a lease that the table keeps. */
const LEASING: ReadonlySet<QueueName> = new Set(['cycle', 'draft', 'operations'])

/**
 * At three in the morning, and every ten minutes of that hour where the last one could not finish: each goes
 * on where it ended.
 */
const NIGHTLY = 'cron(0/10 3 * * ? *)'
/** The same an hour later. */
const NIGHTLY_LATER = 'cron(0/10 4 * * ? *)'

type Given = Omit<StageResources, 'queues' | 'deadQueues' | 'schedules'>

const WORKERS = [
  {
    id: 'PlanCycle',
    name: 'plan-cycle',
    queue: 'cycle',
    grants: backgroundGrants.planCycle,
    does: "Plans one user's run: postings, people, reservations",
  },
  {
    id: 'ApplyBillingEvent',
    name: 'apply-billing-event',
    queue: 'billing',
    grants: backgroundGrants.applyBillingEvent,
    does: 'Brings one user in step with the payment provider',
  },
  {
    id: 'MergeAccounts',
    name: 'merge-accounts',
    queue: 'linking',
    grants: backgroundGrants.mergeAccounts,
    does: 'Makes two accounts of one person one',
  },
  {
    id: 'EraseAccount',
    name: 'erase-account',
    queue: 'erasure',
    grants: backgroundGrants.eraseAccount,
    does: 'Deletes an account with everything that belongs to it',
  },
  {
    id: 'RunOperation',
    name: 'run-operation',
    queue: 'operations',
    grants: backgroundGrants.runOperation,
    does: 'Goes on with what an admin set going over many accounts',
  },
  {
    id: 'WriteDraft',
    name: 'write-draft',
    queue: 'draft',
    grants: backgroundGrants.writeDraft,
    does: 'Writes one email and saves it as a draft',
  },
] as const

/** Work that nobody waits for: its queues, its workers, and the clocks that set it going. */
export class PipelineStack extends StageStack {
  readonly queues: Readonly<Record<QueueName, WorkQueue>>
  readonly schedules: Schedules
  readonly functions: ReadonlyMap<string, Function>
  readonly deadLetterQueues: readonly Queue[]

  constructor(scope: Construct, context: StageContext, given: Given, folders: ReadonlyMap<string, string>) {
    super(scope, 'pipeline', { context, description: 'Queues, workers and schedules' })
    this.queues = {
      cycle: new WorkQueue(this, 'Cycle', {
        name: 'cycle',
        workSeconds: timeoutSecondsOf(backgroundGrants.planCycle),
        context,
      }),
      draft: new WorkQueue(this, 'Draft', {
        name: 'draft',
        workSeconds: timeoutSecondsOf(backgroundGrants.writeDraft) + GATHERED_SECONDS,
        context,
      }),
      billing: new WorkQueue(this, 'Billing', {
        name: 'billing',
        workSeconds: timeoutSecondsOf(backgroundGrants.applyBillingEvent),
        context,
      }),
      linking: new WorkQueue(this, 'Linking', {
        name: 'linking',
        workSeconds: timeoutSecondsOf(backgroundGrants.mergeAccounts),
        context,
      }),
      erasure: new WorkQueue(this, 'Erasure', {
        name: 'erasure',
        workSeconds: timeoutSecondsOf(backgroundGrants.eraseAccount),
        context,
      }),
      operations: new WorkQueue(this, 'Operations', {
        name: 'operations',
        workSeconds: timeoutSecondsOf(backgroundGrants.runOperation),
        context,
      }),
    }
    const late = deadLetters(this, 'Schedules', 'schedules', context)
    suppressNags(late, { SQS3: 'It is itself where the schedules put what they could not deliver.' })
    for (const { dead } of Object.values(this.queues))
      suppressNags(dead, { SQS3: 'It is itself the queue behind another, and nobody works on it.' })
    this.deadLetterQueues = [
      this.queues.cycle.dead,
      this.queues.draft.dead,
      this.queues.billing.dead,
      this.queues.linking.dead,
      this.queues.erasure.dead,
      this.queues.operations.dead,
      late,
    ]
    this.schedules = this.#schedules(late)
    const { cycle, draft, billing, linking, erasure, operations } = this.queues
    const queues = {
      cycle: cycle.queue,
      draft: draft.queue,
      billing: billing.queue,
      linking: linking.queue,
      erasure: erasure.queue,
      operations: operations.queue,
    }
    const deadQueues = {
      cycle: cycle.dead,
      draft: draft.dead,
      billing: billing.dead,
      linking: linking.dead,
      erasure: erasure.dead,
      operations: operations.dead,
    }
    const resources: StageResources = { ...given, queues, deadQueues, schedules: this.schedules }
    const make = (
      id: string,
      name: string,
      grants: Grants,
      more: Partial<ConstructorParameters<typeof StageFunction>[2]>,
    ) =>
      new StageFunction(this, id, {
        context,
        grants,
        resources,
        name,
        folder: folderOf(folders, name),
        description: name,
        ...more,
      }).lambda
    const most = {
      cycle: context.cycleConcurrency,
      draft: context.draftConcurrency,
      billing: MAX_BILLING,
      linking: MAX_LINKING,
      erasure: MAX_ERASURES,
      operations: MAX_OPERATIONS,
    }
    const workers = WORKERS.map(({ id, name, queue, grants, does }) => {
      const worker = make(id, name, grants, {
        description: does,
        environment: {
          ...(LEASING.has(queue) ? { LEASE_SECONDS: String(timeoutSecondsOf(grants) + LEASE_MARGIN) } : {}),
          ...(queue === 'cycle' || queue === 'draft' ? messageDomain(context) : {}),
          ...(queue === 'draft' && context.lookFirst ? { LOOK_FIRST: 'yes' } : {}),
        },
        statements: [
          allow(
            [
              'sqs:ReceiveMessage',
              'sqs:DeleteMessage',
              'sqs:ChangeMessageVisibility',
              'sqs:GetQueueAttributes',
            ],
            [queues[queue].queueArn],
          ),
        ],
        ...(context.reserveConcurrency ? { reserved: most[queue] } : {}),
      })
      new EventSourceMapping(this, `${id}Source`, {
        target: worker,
        eventSourceArn: queues[queue].queueArn,
        // One at a time: a batch is as slow as its slowest message, and its time is the lease of all. But
        // letters wait side by side for the model.
        ...(queue === 'draft'
          ? { batchSize: DRAFTS_AT_ONCE, maxBatchingWindow: Duration.seconds(GATHERED_SECONDS) }
          : { batchSize: 1 }),
        maxConcurrency: most[queue],
        reportBatchItemFailures: true,
      })
      return [name, worker] as const
    })
    const sweeper = make('Sweeper', 'sweep-stuck-work', backgroundGrants.sweepStuckWork, {
      description: 'Queues again what nobody finished in time',
    })
    const reconciler = make('Reconciler', 'reconcile-billing', backgroundGrants.reconcileBilling, {
      description: 'Compares the table with the payment provider',
    })
    this.#start(
      sweeper,
      'sweep-stuck-work',
      { id: 'EveryMinute', expression: 'rate(1 minute)', does: 'The clock starts the sweeper' },
      late,
    )
    this.#start(
      reconciler,
      'reconcile-billing',
      {
        id: 'EveryNight',
        expression: NIGHTLY,
        does: 'The clock starts the comparison with the payment provider',
      },
      late,
    )
    const retention = make('Retention', 'apply-retention', backgroundGrants.applyRetention, {
      description: 'Warns and deletes accounts that are not used, as their users chose',
    })
    this.#start(
      retention,
      'apply-retention',
      {
        id: 'RetentionNightly',
        expression: NIGHTLY_LATER,
        does: 'The clock starts the look at accounts that are not used',
      },
      late,
    )
    const counter = make('Counter', 'count-accounts', backgroundGrants.countAccounts, {
      description: 'Counts the accounts that a plan or trial lets in',
    })
    this.#start(
      counter,
      'count-accounts',
      { id: 'EveryHour', expression: 'rate(1 hour)', does: 'The clock starts the count of accounts' },
      late,
    )
    const health = make('Health', 'check-health', backgroundGrants.checkHealth, {
      description: 'Asks every part of the service how it is',
    })
    this.#start(
      health,
      'check-health',
      {
        id: 'HealthEveryMinute',
        expression: 'rate(1 minute)',
        does: 'The clock starts the check of the health',
      },
      late,
    )
    this.functions = new Map([
      ...workers,
      ['sweep-stuck-work', sweeper],
      ['reconcile-billing', reconciler],
      ['apply-retention', retention],
      ['count-accounts', counter],
      ['check-health', health],
    ])
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

/** Message-IDs must not change with the address of the distribution. */
export const messageDomain = ({ mailDomain, domain }: StageContext): Record<string, string> => {
  const fixed = mailDomain ?? domain
  return fixed === undefined ? {} : { MESSAGE_ID_DOMAIN: fixed }
}

/** Where a function's bundle lies. Throws Error for a function without one. */
export function folderOf(folders: ReadonlyMap<string, string>, name: string): string {
  const folder = folders.get(name)
  if (folder === undefined) throw new Error(`There is no bundle of ${name}.`)
  return folder
}
