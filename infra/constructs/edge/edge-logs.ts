import { Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  LogGroup,
  RetentionDays,
} from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { StageContext } from '#infra/context.ts'
import { removalOf } from '../stage-stack.ts'
import { worldPrefixOf } from '../../stage-names.ts'
import { NEVER_SHOWN } from './web-acl.ts'

/** Both logs contain visitors' IP addresses, to investigate attacks; after a month they are deleted. */
const keeping = (context: StageContext) => ({
  retention: RetentionDays.ONE_MONTH,
  removalPolicy: removalOf(context),
})

/** Fields for investigating attacks. No query and no cookies, which contain sign-in codes, and no referrer. */
const FIELDS = [
  'timestamp',
  'c-ip',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-request-id',
]

/** Adds CloudFront's access log, in the region from which CloudFront delivers it. */
export function accessLog(scope: Construct, distribution: IDistribution, context: StageContext): void {
  const name = `${worldPrefixOf(context)}-edge-access`
  // With this prefix the delivery needs no resource policy, whose size is limited.
  const logs = new LogGroup(scope, 'EdgeLogs', {
    logGroupName: `/aws/vendedlogs/${worldPrefixOf(context)}/edge`,
    ...keeping(context),
  })
  const { partition, account } = Stack.of(scope)
  const source = new CfnDeliverySource(scope, 'AccessLogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: `arn:${partition}:cloudfront::${account}:distribution/${distribution.distributionId}`,
  })
  const destination = new CfnDeliveryDestination(scope, 'AccessLogDestination', {
    name,
    destinationResourceArn: logs.logGroupArn,
    outputFormat: 'json',
  })
  const delivery = new CfnDelivery(scope, 'AccessLogDelivery', {
    deliverySourceName: name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  })
  delivery.addResourceDependency(source)
}

/** Logs the requests that the firewall blocked or counted, without queries and credentials. */
export function firewallLog(scope: Construct, acl: CfnWebACL, context: StageContext): void {
  // The firewall only writes to log groups with this prefix.
  const logGroupName = `aws-waf-logs-${worldPrefixOf(context)}`
  const logs = new LogGroup(scope, 'FirewallLogs', { logGroupName, ...keeping(context) })
  const logging = new CfnLoggingConfiguration(scope, 'FirewallLogging', {
    resourceArn: acl.attrArn,
    // Without the `:*` that the group's own ARN ends with.
    logDestinationConfigs: [
      Stack.of(scope).formatArn({ service: 'logs', resource: `log-group:${logGroupName}` }),
    ],
    redactedFields: [{ queryString: {} }, ...NEVER_SHOWN.map((name) => ({ singleHeader: { Name: name } }))],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: ['BLOCK', 'COUNT'].map((action) => ({ ActionCondition: { Action: action } })),
        },
      ],
    },
  })
  logging.node.addDependency(logs)
}
