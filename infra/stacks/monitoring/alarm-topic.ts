import { ArnFormat, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { prefixOf, type StageStack } from '../../constructs/stage-stack.ts'
import type { AlarmRule, AlarmRules } from './alarm-rule.ts'

/** Adds alarms for the rules, and a topic that notifies the operator when one begins and when it ends. */
export function addAlarms(stack: StageStack, topicName: string, rules: AlarmRules): void {
  const topic = new Topic(stack, 'Alarms', { topicName, enforceSSL: true })
  topic.addSubscription(new EmailSubscription(stack.context.alarmEmail))
  letAlarmsPublish(stack, topic)
  for (const [id, rule] of Object.entries(rules)) addAlarm(stack, topic, id, rule)
}

function addAlarm(
  stack: StageStack,
  topic: Topic,
  id: string,
  { says, periods = 1, missing = TreatMissingData.NOT_BREACHING, below = false, ...rule }: AlarmRule,
): void {
  const alarm = new Alarm(stack, id, {
    ...rule,
    alarmName: `${prefixOf(stack.context)}-${id}`,
    alarmDescription: says,
    evaluationPeriods: periods,
    treatMissingData: missing,
    comparisonOperator: below
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_THRESHOLD,
  })
  alarm.addAlarmAction(new SnsAction(topic))
  alarm.addOkAction(new SnsAction(topic))
}

/** A topic with its own policy (here `enforceSSL`) loses the default one, and would refuse alarms. */
function letAlarmsPublish(stack: StageStack, topic: Topic): void {
  const alarms = Stack.of(stack).formatArn({
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: `${prefixOf(stack.context)}-*`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AlarmsPublish',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: { 'aws:SourceAccount': stack.account },
        ArnLike: { 'aws:SourceArn': alarms },
      },
    }),
  )
}
