import { CloudWatchClient, PutMetricAlarmCommand } from '@aws-sdk/client-cloudwatch'
import {
  CreateSecretCommand,
  ResourceExistsException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { CreateTopicCommand, SNSClient, SubscribeCommand } from '@aws-sdk/client-sns'
import { plannedSecrets } from '#infra/stage-secrets.ts'
import { HARMLESS } from '../operate/alarm-test.ts'
import type { StageSettings } from '../deploy/stage-settings.ts'

/**
 * Makes what moto's services have and its CloudFormation does not: the secrets, one alarm and the subscription to
 * its topic, as the stacks would.
 */
export async function makeByHand(prefix: string, settings: StageSettings): Promise<void> {
  const context = settings.read()
  const at = { region: context.region }
  const secrets = new SecretsManagerClient(at)
  for (const { name, key } of plannedSecrets(context))
    try {
      await secrets.send(
        new CreateSecretCommand({
          Name: `${prefix}/${name}`,
          SecretString: JSON.stringify({ [key]: 'placeholder' }),
        }),
      )
    } catch (error) {
      if (!(error instanceof ResourceExistsException)) throw error
    }
  const sns = new SNSClient(at)
  const { TopicArn } = await sns.send(new CreateTopicCommand({ Name: `${prefix}-alarms-now` }))
  await sns.send(new SubscribeCommand({ TopicArn, Protocol: 'email', Endpoint: context.alarmEmail }))
  await new CloudWatchClient(at).send(
    new PutMetricAlarmCommand({
      AlarmName: `${prefix}-${HARMLESS}`,
      AlarmActions: [TopicArn ?? ''],
      Namespace: 'Rehearsal',
      MetricName: 'Nothing',
      ComparisonOperator: 'GreaterThanThreshold',
      EvaluationPeriods: 1,
      Period: 60,
      Statistic: 'Sum',
      Threshold: 1,
    }),
  )
}
