import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Alias, type Function } from 'aws-cdk-lib/aws-lambda'
import { suppressNags } from '../../constructs/nag-suppressions.ts'
import type { StageStack } from '../../constructs/stage-stack.ts'
import { prefixOf } from '../../stage-names.ts'
import { pascal } from '../monitoring/alarm-rule.ts'

const BY_AWS = 'AWSCodeDeployRoleForLambdaLimited'

/**
 * Lets a worker's new version take over a tenth of the messages every two minutes, and none any more once the alarm on
 * its errors rings: CodeDeploy goes back to the version before, and CloudFormation undoes the deployment. A stage for
 * development does not wait. Returns what the queue calls.
 */
export function releasedGradually(
  stack: StageStack,
  application: LambdaApplication,
  id: string,
  worker: Function,
): Alias {
  const { context } = stack
  const alias = new Alias(stack, `${pascal(id)}Live`, { aliasName: 'live', version: worker.currentVersion })
  // By its name, because the stack of alarms is deployed after this one.
  const errors = Alarm.fromAlarmName(stack, `${pascal(id)}Errors`, `${prefixOf(context)}-${pascal(id)}Errors`)
  const group = new LambdaDeploymentGroup(stack, `${pascal(id)}Release`, {
    application,
    alias,
    deploymentConfig:
      context.stage === 'prod'
        ? LambdaDeploymentConfig.LINEAR_10PERCENT_EVERY_2MINUTES
        : LambdaDeploymentConfig.ALL_AT_ONCE,
    alarms: [errors],
    // Before the first deployment of the alarms there is none.
    ignorePollAlarmsFailure: true,
    autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
  })
  if (group.role !== undefined)
    suppressNags(group.role, {
      [`IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/${BY_AWS}]`]:
        'AWS maintains this policy for its own deployment service.',
    })
  return alias
}
