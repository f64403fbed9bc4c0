import { describe, expect, test } from 'vitest'
import { assemblyOf } from './assemblies.ts'
import { statementsOf, type Assembly, type Found } from './stack-templates.ts'
import { once } from './synthesis.ts'

const prod = await assemblyOf('prod')

const functionNamed = (name: string) =>
  prod
    .of('AWS::Lambda::Function')
    .find(({ Properties }) => Properties['FunctionName'] === `reachwell-prod-${name}`)
const queueNamed = (name: string): Found | undefined =>
  prod.of('AWS::SQS::Queue').find(({ Properties }) => Properties['QueueName'] === `reachwell-prod-${name}`)

describe('queues', () => {
  test('each has a dead-letter queue with the longest possible retention', () => {
    expect(prod.of('AWS::SQS::Queue').map(({ Properties }) => Properties['QueueName'])).toEqual([
      'reachwell-prod-cycle-dead',
      'reachwell-prod-cycle',
      'reachwell-prod-draft-dead',
      'reachwell-prod-draft',
      'reachwell-prod-billing-dead',
      'reachwell-prod-billing',
      'reachwell-prod-linking-dead',
      'reachwell-prod-linking',
      'reachwell-prod-deletion-dead',
      'reachwell-prod-deletion',
      'reachwell-prod-export-dead',
      'reachwell-prod-export',
      'reachwell-prod-operations-dead',
      'reachwell-prod-operations',
      'reachwell-prod-schedules-dead',
    ])
    for (const name of ['cycle', 'draft', 'billing', 'linking', 'deletion', 'export', 'operations']) {
      expect(queueNamed(name)?.Properties['RedrivePolicy']).toEqual({
        deadLetterTargetArn: { 'Fn::GetAtt': [queueNamed(`${name}-dead`)?.logicalId, 'Arn'] },
        // A planning that is leased comes again until its worker is done or dead.
        maxReceiveCount: name === 'cycle' ? 20 : 5,
      })
      expect(queueNamed(`${name}-dead`)?.Properties['MessageRetentionPeriod']).toBe(1_209_600)
      expect(queueNamed(name)?.Properties['MessageRetentionPeriod']).toBeLessThan(1_209_600)
    }
  })

  test('all are encrypted and refuse unencrypted requests', () => {
    expect(
      prod.of('AWS::SQS::Queue').every(({ Properties }) => Properties['SqsManagedSseEnabled'] === true),
    ).toBe(true)
    const policies = prod
      .of('AWS::SQS::QueuePolicy')
      .map(({ Properties }) => JSON.stringify(Properties['PolicyDocument']))
    expect(
      policies.map(
        (policy) => policy.includes('"Effect":"Deny"') && policy.includes('"aws:SecureTransport":"false"'),
      ),
    ).toEqual(Array.from({ length: 15 }, () => true))
  })

  test('a draft is leased for longer than its worker may run; a planning renews its lease and its message', () => {
    const draft = functionNamed('write-draft')?.Properties
    expect(draft?.['Environment'].Variables.LEASE_SECONDS).toBe('240')
    expect(draft?.['Timeout']).toBe(180)
    const planning = functionNamed('plan-cycle')?.Properties['Environment'].Variables
    expect(planning.LEASE_SECONDS).toBeUndefined()
    expect(planning.CYCLE_QUEUE_URL).toEqual({ Ref: queueNamed('cycle')?.logicalId })
  })

  test.each([
    ['cycle', 'plan-cycle', 250, 1],
    ['draft', 'write-draft', 100, 5],
  ] as const)(
    '%s gives %s each message for six timeouts, with partial failures and at most %d messages at a time',
    (name, worker, most, batch) => {
      const fn = functionNamed(worker)
      const timeout = Number(fn?.Properties['Timeout'])
      expect(Number(queueNamed(name)?.Properties['VisibilityTimeout'])).toBeGreaterThanOrEqual(6 * timeout)
      const mapping = prod
        .of('AWS::Lambda::EventSourceMapping')
        .find(({ Properties }) => JSON.stringify(Properties['FunctionName']).includes(aliasOf(fn)))
      expect(mapping?.Properties).toMatchObject({
        EventSourceArn: { 'Fn::GetAtt': [queueNamed(name)?.logicalId, 'Arn'] },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: most },
        BatchSize: batch,
      })
    },
  )

  test('a new version of either takes over little by little, and goes back when its errors ring', () => {
    for (const worker of ['PlanCycle', 'WriteDraft']) {
      expect(prod.one('AWS::CodeDeploy::DeploymentGroup', worker).Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaLinear10PercentEvery2Minutes',
        AlarmConfiguration: {
          Enabled: true,
          IgnorePollAlarmFailure: true,
          Alarms: [{ Name: `reachwell-prod-${worker}Errors` }],
        },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
        },
      })
      expect(prod.one('AWS::Lambda::Alias', worker).Properties).toMatchObject({ Name: 'live' })
    }
  })

  test('workers have reserved concurrency when the stage asks for it', () => {
    const shares = (stage: Assembly) =>
      stage
        .of('AWS::Lambda::Function')
        .flatMap(({ Properties }) =>
          'ReservedConcurrentExecutions' in Properties
            ? [`${Properties['FunctionName']} ${Properties['ReservedConcurrentExecutions']}`]
            : [],
        )
    expect(shares(prod)).toEqual([])
    const asking = shares(once('prod', { reserveConcurrency: true }))
    expect(asking).toContain('reachwell-prod-plan-cycle 250')
    expect(asking).toContain('reachwell-prod-write-draft 100')
  })
})

/** What the queue of a gradually released worker calls. */
const aliasOf = (fn: Found | undefined): string =>
  prod.of('AWS::Lambda::Alias').find(({ Properties }) => Properties['FunctionName'].Ref === fn?.logicalId)
    ?.logicalId ?? 'no alias'

describe('schedules', () => {
  test('the sweeper starts every minute for each shard, and failed starts go to a dead-letter queue', () => {
    const { Properties } = prod.one('AWS::Scheduler::Schedule', 'SweepStuckWorkSchedule3')
    expect(Properties).toMatchObject({
      Name: 'reachwell-prod-sweep-stuck-work-3',
      ScheduleExpression: 'rate(1 minute)',
      Target: {
        Input: '{"shard":3}',
        DeadLetterConfig: { Arn: { 'Fn::GetAtt': [queueNamed('schedules-dead')?.logicalId, 'Arn'] } },
      },
    })
    expect(Properties['Target'].Arn).toEqual({
      'Fn::GetAtt': [functionNamed('sweep-stuck-work')?.logicalId, 'Arn'],
    })
    expect(
      statementsOf(prod.one('AWS::IAM::Role', 'SweepStuckWorkScheduleRole')).map(({ actions }) => actions),
    ).toEqual([['lambda:InvokeFunction'], ['sqs:SendMessage']])
  })

  test('every shard of the index is walked by the sweeper, by retention and by reminders', () => {
    const started = (name: string) =>
      prod
        .of('AWS::Scheduler::Schedule')
        .filter(({ logicalId }) => logicalId.startsWith(name))
        .map(({ Properties }) => String(Properties['Target'].Input))
        .toSorted()
    const shards = Array.from({ length: 8 }, (_, shard) => `{"shard":${shard}}`)
    expect(started('SweepStuckWorkSchedule')).toEqual(shards)
    expect(started('ApplyRetentionSchedule')).toEqual(shards)
    expect(started('SendRemindersSchedule')).toEqual(shards)
    expect(started('CountAccountsSchedule')).toEqual(['{}'])
  })

  test('the reconciliation starts at three and continues within two hours', () => {
    const { Properties } = prod.one('AWS::Scheduler::Schedule', 'ReconcileBillingSchedule')
    expect(Properties).toMatchObject({
      ScheduleExpression: 'cron(0/10 3-4 * * ? *)',
      ScheduleExpressionTimezone: 'UTC',
      FlexibleTimeWindow: { Mode: 'OFF' },
    })
    expect(Properties['Target'].Arn).toEqual({
      'Fn::GetAtt': [functionNamed('reconcile-billing')?.logicalId, 'Arn'],
    })
    // One run ends before the next begins.
    expect(Number(functionNamed('reconcile-billing')?.Properties['Timeout'])).toBeLessThan(600)
  })

  test('the check for unused accounts starts an hour later and continues within that hour', () => {
    const { Properties } = prod.one('AWS::Scheduler::Schedule', 'ApplyRetentionSchedule0')
    expect(Properties).toMatchObject({
      ScheduleExpression: 'cron(0/10 4 * * ? *)',
      ScheduleExpressionTimezone: 'UTC',
    })
    expect(Properties['Target'].Arn).toEqual({
      'Fn::GetAtt': [functionNamed('apply-retention')?.logicalId, 'Arn'],
    })
    expect(Number(functionNamed('apply-retention')?.Properties['Timeout'])).toBeLessThan(600)
  })

  test('accounts with access are counted every hour', () => {
    const { Properties } = prod.one('AWS::Scheduler::Schedule', 'CountAccountsSchedule')
    expect(Properties).toMatchObject({
      ScheduleExpression: 'rate(1 hour)',
      Target: { Arn: { 'Fn::GetAtt': [functionNamed('count-accounts')?.logicalId, 'Arn'] } },
    })
  })

  test("users' schedules have their own group and a role that may send to the cycle queue", () => {
    expect(prod.one('AWS::Scheduler::ScheduleGroup').Properties['Name']).toBe('reachwell-prod-users')
    const role = prod.one('AWS::IAM::Role', 'ScheduleRole')
    expect(statementsOf(role)).toMatchObject([
      {
        actions: ['sqs:SendMessage'],
        resources: [
          { 'Fn::GetAtt': [queueNamed('cycle')?.logicalId, 'Arn'] },
          { 'Fn::GetAtt': [queueNamed('schedules-dead')?.logicalId, 'Arn'] },
        ],
      },
    ])
    const [trust] = role.Properties['AssumeRolePolicyDocument'].Statement
    expect(trust).toMatchObject({
      Principal: { Service: 'scheduler.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    })
    expect(JSON.stringify(trust.Condition)).toContain('schedule-group/reachwell-prod-users')
  })

  test('a function that makes schedules may pass that role only to the scheduler', () => {
    const role = prod
      .of('AWS::IAM::Role')
      .find(({ Properties }) => Properties['Description'] === 'What reachwell-prod-plan-cycle may do')
    const passing =
      role === undefined ? [] : statementsOf(role).filter(({ actions }) => actions.includes('iam:PassRole'))
    expect(passing).toMatchObject([
      { conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } } },
    ])
  })
})

describe('the gateway', () => {
  const stage = prod.one('AWS::ApiGatewayV2::Stage')

  test('no route is a bucket that a few visitors empty for everybody', () => {
    expect(stage.Properties['DefaultRouteSettings']).toEqual({
      ThrottlingRateLimit: 1_000,
      ThrottlingBurstLimit: 2_000,
    })
    expect(stage.Properties['RouteSettings']).toBeUndefined()
  })

  test('its log has the route and the outcome, and nothing that a visitor sent', () => {
    const format: unknown = JSON.parse(stage.Properties['AccessLogSettings'].Format)
    expect(Object.keys(Object(format))).toEqual([
      'requestId',
      'time',
      'route',
      'status',
      'bytes',
      'latencyMs',
      'integrationMs',
      'integrationError',
      'authorizerError',
    ])
    expect(JSON.stringify(format)).not.toMatch(/\$context\.(path|identity|domainName)|querystring|header/i)
    expect(prod.one('AWS::Logs::LogGroup', 'AccessLogs').Properties).toMatchObject({
      LogGroupName: '/aws/vendedlogs/reachwell-prod/api',
      RetentionInDays: 90,
    })
  })

  test("no function's timeout exceeds the gateway's", () => {
    for (const { Properties } of prod.of('AWS::ApiGatewayV2::Integration'))
      expect(Properties['TimeoutInMillis']).toBeLessThanOrEqual(30_000)
    for (const { Properties } of prod
      .of('AWS::Lambda::Function')
      .filter(({ part }) => ['api', 'outreach', 'admin'].includes(part)))
      expect(Properties['Timeout']).toBeLessThanOrEqual(29)
  })
})

describe('alarms', () => {
  const alarms = prod.of('AWS::CloudWatch::Alarm')

  test('these alarms exist', () => {
    expect(
      alarms
        .map(({ Properties }) => String(Properties['AlarmName']).replace('reachwell-prod-', ''))
        .toSorted(),
    ).toEqual([
      'AccountLocked',
      'ApiErrorRate',
      'ApiFailures',
      'ApiLatency',
      'ApplyBillingEventErrors',
      'ApplyRetentionErrors',
      'BillingAge',
      'BillingDead',
      'BillingDifferences',
      'BillingEventsMissed',
      'BillingEventsOverdue',
      'BruteForce',
      'CycleAge',
      'CycleDead',
      'DeletionAge',
      'DeletionDead',
      'DeletionStepFailed',
      'DraftAge',
      'DraftDead',
      'DraftsGivenUp',
      'DraftsMissing',
      'DraftsPostponed',
      'EdgeErrors',
      'ExportAge',
      'ExportDead',
      'GmailMinuteNear',
      'GmailQuotaNear',
      'LettersRefused',
      'LinkingAge',
      'LinkingDead',
      'MailBounces',
      'MailComplaints',
      'MailboxesKeptOn',
      'MailboxesTurnedOff',
      'MergeAccountsErrors',
      'ModelFallback',
      'ModelThrottled',
      'OperationsAge',
      'OperationsDead',
      'PaymentDisputed',
      'PlanCycleErrors',
      'PolicyViolations',
      'ReconcileBillingErrors',
      'ReconciliationSilent',
      'RemindersFailed',
      'RepeatAlarmsErrors',
      'RetentionFailed',
      'RunAccountDeletionErrors',
      'RunOperationErrors',
      'RunsMissing',
      'RunsSilent',
      'SchedulerErrors',
      'SchedulesDead',
      'SendRemindersErrors',
      'SiteUnreachable',
      'SweepStuckWorkErrors',
      'SweeperSilent',
      'TableThrottles',
      'Throttles',
      'Unhealthy',
      'VendorDenied',
      'VendorOutOfCredits',
      'VendorUnknown',
      'VisitorEvents',
      'WebhookRefused',
      'WebhookUnreadable',
      'WorkLeftOver',
      'WriteDraftErrors',
      'WriteExportErrors',
    ])
  })

  test('each notifies the subscribers of its urgency through a topic, and says what to do', () => {
    const topics = new Map(
      prod.of('AWS::SNS::Topic').map(({ Properties, logicalId }) => [Properties['TopicName'], logicalId]),
    )
    expect([...topics.keys()]).toEqual([
      'reachwell-prod-audit',
      'reachwell-prod-alarms-now',
      'reachwell-prod-alarms-later',
      'reachwell-prod-edge-alarms-now',
      'reachwell-prod-watch-now',
    ])
    const names = { monitoring: 'alarms', 'edge-alarms': 'edge-alarms', watch: 'watch' }
    for (const { part, Properties } of alarms) {
      const [, urgency] =
        /^\[(now|later)\] .{20,} docs\/operations\.md#\w+$/.exec(Properties['AlarmDescription']) ?? []
      const topic = `reachwell-prod-${new Map(Object.entries(names)).get(part)}-${urgency}`
      const tells = [{ Ref: topics.get(topic) }]
      expect(Properties).toMatchObject({ AlarmActions: tells, OKActions: tells })
    }
    expect(
      prod.of('AWS::SNS::Subscription').map(({ Properties: { Protocol, Endpoint } }) => [Protocol, Endpoint]),
    ).toEqual(Array.from({ length: 5 }, () => ['email', 'alarms@example.com']))
  })

  test('subscribers are addresses, telephones or pagers, by urgency', () => {
    const told = once('dev', {
      alarmSubscribers: {
        now: ['+15550100', 'https://pager.example/reachwell'],
        later: ['team@company.example'],
      },
    })
    expect(
      told
        .of('AWS::SNS::Subscription')
        .filter(({ part }) => part === 'monitoring')
        .map(({ Properties: { Protocol, Endpoint } }) => [Protocol, Endpoint]),
    ).toEqual([
      ['sms', '+15550100'],
      ['https', 'https://pager.example/reachwell'],
      ['email', 'team@company.example'],
    ])
  })

  test('a visitor from outside checks the site every five minutes, from the region of the backups', () => {
    const far = once('prod', {
      domain: 'app.example.com',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
    })
    expect(far.one('AWS::Synthetics::Canary').Properties).toMatchObject({
      Schedule: { Expression: 'rate(5 minutes)' },
      RunConfig: { EnvironmentVariables: { SITE: 'https://app.example.com' } },
      Code: { S3Bucket: { 'Fn::Sub': 'cdk-hnb659fds-assets-${AWS::AccountId}-us-west-2' } },
    })
    expect(far.one('AWS::CloudWatch::Alarm', 'SiteUnreachable').Properties).toMatchObject({
      Namespace: 'CloudWatchSynthetics',
      MetricName: 'SuccessPercent',
      Threshold: 100,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    })
  })

  test('the topic accepts only alarms of this stage and account, and no plain http', () => {
    const policies = prod.of('AWS::SNS::TopicPolicy').filter(({ part }) => part !== 'audit')
    expect(policies).toHaveLength(4)
    for (const { Properties } of policies) {
      const [topic] = Properties['Topics']
      expect(Properties['PolicyDocument']).toMatchObject({
        Statement: [
          { Effect: 'Deny', Action: 'sns:Publish', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
          {
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Resource: topic,
            Condition: {
              StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
              ArnLike: {
                'aws:SourceArn': {
                  'Fn::Join': [
                    '',
                    ['arn:aws:cloudwatch:us-east-1:', { Ref: 'AWS::AccountId' }, ':alarm:reachwell-prod-*'],
                  ],
                },
              },
            },
          },
        ],
      })
    }
  })

  test('one message in a dead-letter queue triggers an alarm', () => {
    for (const name of ['CycleDead', 'DraftDead', 'BillingDead', 'SchedulesDead']) {
      expect(prod.one('AWS::CloudWatch::Alarm', name).Properties).toMatchObject({
        MetricName: 'ApproximateNumberOfMessagesVisible',
        Threshold: 0,
        ComparisonOperator: 'GreaterThanThreshold',
        EvaluationPeriods: 1,
      })
    }
  })

  test('overdue payment events and billing differences trigger an alarm', () => {
    for (const [name, metric] of [
      ['BillingEventsOverdue', 'BillingEventsOverdue'],
      ['BillingDifferences', 'BillingDifferences'],
      ['BillingEventsMissed', 'BillingEventsMissed'],
    ]) {
      expect(prod.one('AWS::CloudWatch::Alarm', name).Properties).toMatchObject({
        Namespace: 'Reachwell',
        MetricName: metric,
        Dimensions: [{ Name: 'Stage', Value: 'prod' }],
        Threshold: 0,
        ComparisonOperator: 'GreaterThanThreshold',
        TreatMissingData: 'notBreaching',
      })
    }
    expect(prod.one('AWS::CloudWatch::Alarm', 'ReconciliationSilent').Properties).toMatchObject({
      MetricName: 'BillingReconciled',
      Period: 86_400,
      EvaluationPeriods: 2,
      TreatMissingData: 'breaching',
    })
  })

  test('a sweeper that does not run triggers an alarm', () => {
    expect(prod.one('AWS::CloudWatch::Alarm', 'SweeperSilent').Properties).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      // Forty starts in five minutes, and thirty-five without one shard.
      Threshold: 36,
      TreatMissingData: 'breaching',
    })
  })

  test('password guessing, the Gmail quota and an unhealthy system trigger an alarm', () => {
    const ours = (name: string) => prod.one('AWS::CloudWatch::Alarm', name).Properties
    const counted = {
      Namespace: 'Reachwell',
      Dimensions: [{ Name: 'Stage', Value: 'prod' }],
      Statistic: 'Sum',
    }
    expect(ours('BruteForce')).toMatchObject({
      ...counted,
      MetricName: 'BruteForceAttempt',
      Period: 86_400,
      Threshold: 10,
      ComparisonOperator: 'GreaterThanThreshold',
    })
    expect(ours('AccountLocked')).toMatchObject({ ...counted, MetricName: 'AccountLockedOut', Threshold: 0 })
    expect(ours('GmailQuotaNear')).toMatchObject({ Period: 86_400, Threshold: 64_000_000 })
    expect(ours('GmailMinuteNear')).toMatchObject({ Period: 60, Threshold: 1_080_000 })
    expect(ours('Unhealthy')).toMatchObject({
      ...counted,
      MetricName: 'Healthy',
      Period: 300,
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    })
  })

  test('the health check runs every minute, with no more permissions than it needs', () => {
    const { Properties } = prod.one('AWS::Scheduler::Schedule', 'CheckHealthSchedule')
    expect(Properties).toMatchObject({
      ScheduleExpression: 'rate(1 minute)',
      Target: { Arn: { 'Fn::GetAtt': [functionNamed('check-health')?.logicalId, 'Arn'] } },
    })
    const role = prod
      .of('AWS::IAM::Role')
      .find((found) => found.Properties['Description'] === 'What reachwell-prod-check-health may do')
    // It writes since when each part has been as it is.
    const actions = role === undefined ? [] : statementsOf(role).flatMap((statement) => statement.actions)
    expect(actions.filter((action) => !/^(logs|kms):/.test(action)).toSorted()).toEqual([
      'cloudwatch:GetMetricData',
      'dynamodb:BatchGetItem',
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      's3:GetBucketLocation',
      'scheduler:GetScheduleGroup',
      'secretsmanager:GetSecretValue',
      'ses:GetAccount',
      'sqs:GetQueueAttributes',
    ])
  })

  test('there is a budget and a dashboard', () => {
    expect(prod.one('AWS::Budgets::Budget').Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 500, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    })
    expect(prod.one('AWS::CloudWatch::Dashboard').Properties['DashboardName']).toBe('reachwell-prod')
  })
})
