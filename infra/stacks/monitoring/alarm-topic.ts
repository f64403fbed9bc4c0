import { ArnFormat, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic, type ITopicSubscription } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, SmsSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { StageStack } from '../../constructs/stage-stack.ts'
import { prefixOf, worldPrefixOf } from '../../stage-names.ts'
import { subscribersOf } from '../../context.ts'
import { pascal, URGENCIES, type AlarmRule, type AlarmRules, type Urgency } from './alarm-rule.ts'

/** Where each alarm is explained, and what to do about it. */
const RUNBOOK = 'docs/operations.md'

/**
 * Adds alarms for the rules, and a topic for each urgency of theirs, which notifies its subscribers when an alarm
 * begins and when it ends.
 */
export function addAlarms(stack: StageStack, topicName: string, rules: AlarmRules): void {
  for (const urgency of URGENCIES) {
    const urgent = Object.entries(rules).filter(([, rule]) => rule.urgency === urgency)
    if (urgent.length === 0) continue
    const topic = addTopic(stack, topicName, urgency)
    for (const [id, rule] of urgent) addAlarm(stack, topic, id, rule)
  }
}

/** A topic that reaches the subscribers of an urgency. */
export function subscribedTopic(stack: StageStack, topicName: string, urgency: Urgency): Topic {
  const topic = new Topic(stack, pascal(urgency), { topicName, enforceSSL: true })
  for (const subscriber of subscribersOf(stack.context, urgency))
    topic.addSubscription(subscriptionOf(subscriber))
  return topic
}

function addTopic(stack: StageStack, name: string, urgency: Urgency): Topic {
  const topic = subscribedTopic(stack, `${name}-${urgency}`, urgency)
  letAlarmsPublish(stack, topic)
  return topic
}

/** A pager's address, a telephone number or an email address. */
function subscriptionOf(subscriber: string): ITopicSubscription {
  if (subscriber.startsWith('https://')) return new UrlSubscription(subscriber)
  return subscriber.startsWith('+') ? new SmsSubscription(subscriber) : new EmailSubscription(subscriber)
}

function addAlarm(
  stack: StageStack,
  topic: Topic,
  id: string,
  { says, urgency, periods = 1, missing = TreatMissingData.NOT_BREACHING, below = false, ...rule }: AlarmRule,
): void {
  const alarm = new Alarm(stack, id, {
    ...rule,
    alarmName: `${stack.region === stack.context.region ? prefixOf(stack.context) : worldPrefixOf(stack.context)}-${id}`,
    alarmDescription: `[${urgency}] ${says} ${RUNBOOK}#${id.toLowerCase()}`,
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
