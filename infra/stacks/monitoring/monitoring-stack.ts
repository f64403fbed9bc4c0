import { ArnFormat } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Alarm, ComparisonOperator, Dashboard, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { prefixOf, StageStack } from '../../constructs/stage-stack.ts'
import type { StageContext } from '../../context.ts'
import type { AlarmRule } from './alarm-rule.ts'
import { dashboardWidgets } from './dashboard.ts'
import {
  apiAlarms,
  deadLetterAlarms,
  functionAlarms,
  queueAlarms,
  sweeperAlarms,
} from './infrastructure-alarms.ts'
import { countedMetric } from './metrics.ts'
import { mailAlarms, productAlarms } from './product-alarms.ts'
import type { Watched } from './watched.ts'

/** Who is told when something is wrong, and where to look. */
export class MonitoringStack extends StageStack {
  readonly #topic: Topic

  constructor(scope: Construct, context: StageContext, watched: Watched) {
    super(scope, 'monitoring', { context, description: 'Alarms, dashboard and budget' })
    const counted = countedMetric(context.stage)
    this.#topic = new Topic(this, 'Alarms', { topicName: `${prefixOf(context)}-alarms`, enforceSSL: true })
    this.#topic.addSubscription(new EmailSubscription(context.alarmEmail))
    this.#letAlarmsPublish()
    const rules = {
      ...deadLetterAlarms(watched.deadLetterQueues),
      ...queueAlarms(watched.queues),
      ...apiAlarms(watched.apiId),
      ...functionAlarms(watched.background),
      ...sweeperAlarms(watched.background),
      ...productAlarms(counted),
      ...mailAlarms(prefixOf(context)),
    }
    for (const [id, rule] of Object.entries(rules)) this.#alarm(id, rule)
    new Dashboard(this, 'Dashboard', {
      dashboardName: prefixOf(context),
      widgets: dashboardWidgets(watched, counted),
    })
    this.#budget()
  }

  #alarm(
    id: string,
    { says, periods = 1, missing = TreatMissingData.NOT_BREACHING, below = false, ...rule }: AlarmRule,
  ): void {
    const alarm = new Alarm(this, id, {
      ...rule,
      alarmName: `${prefixOf(this.context)}-${id}`,
      alarmDescription: says,
      evaluationPeriods: periods,
      treatMissingData: missing,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
    })
    alarm.addAlarmAction(new SnsAction(this.#topic))
    alarm.addOkAction(new SnsAction(this.#topic))
  }

  /** A topic with a policy of its own, here against plain http, has no other: without this it refuses alarms. */
  #letAlarmsPublish(): void {
    const alarms = this.formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: `${prefixOf(this.context)}-*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    this.#topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsPublish',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.#topic.topicArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          ArnLike: { 'aws:SourceArn': alarms },
        },
      }),
    )
  }

  #budget(): void {
    const { alarmEmail, monthlyBudgetUsd } = this.context
    const notice = (notificationType: string, threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    })
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [notice('ACTUAL', 80), notice('FORECASTED', 100)],
    })
  }
}
