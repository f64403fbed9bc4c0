import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Dashboard } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { StageStack } from '../../constructs/stage-stack.ts'
import { prefixOf, worldPrefixOf } from '../../stage-names.ts'
import type { StageContext } from '../../context.ts'
import { monitorName } from '../visitors-stack.ts'
import { addAlarms } from './alarm-topic.ts'
import { dashboardWidgets } from './dashboard.ts'
import {
  apiAlarms,
  deadLetterAlarms,
  functionAlarms,
  queueAlarms,
  sweeperAlarms,
  tableAlarms,
} from './infrastructure-alarms.ts'
import { heartbeatAlarms, modelAlarms, schedulerAlarms } from './heartbeat-alarms.ts'
import { countedMetric } from './metrics.ts'
import { mailAlarms, productAlarms, visitorAlarms } from './product-alarms.ts'
import type { Watched } from './watched.ts'

const bedrockModels = ({ writer, modelId, readerModelId }: StageContext): readonly string[] =>
  writer === 'bedrock' ? [...new Set([modelId, readerModelId])].filter((id) => id !== undefined) : []

export class MonitoringStack extends StageStack {
  constructor(scope: Construct, context: StageContext, watched: Watched) {
    super(scope, 'monitoring', { context, description: 'Alarms, dashboard and budget' })
    const counted = countedMetric(context.stage)
    addAlarms(this, `${prefixOf(context)}-alarms`, {
      ...deadLetterAlarms(watched),
      ...queueAlarms(watched.queues),
      ...apiAlarms(watched.apiId),
      ...functionAlarms(watched.background),
      ...sweeperAlarms(watched.background),
      ...productAlarms(counted),
      ...mailAlarms(prefixOf(context)),
      ...tableAlarms(watched.table),
      ...heartbeatAlarms(counted),
      ...schedulerAlarms({ users: watched.schedules.group, own: 'default' }),
      ...modelAlarms(bedrockModels(context)),
      ...(context.visitorSamplePercent === 0 ? {} : visitorAlarms(monitorName(context))),
    })
    new Dashboard(this, 'Dashboard', {
      dashboardName: worldPrefixOf(context),
      widgets: dashboardWidgets(watched, counted),
    })
    this.#budget()
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
