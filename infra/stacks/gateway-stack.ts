import { CfnApiMapping, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { logKeeping, StageStack } from '../constructs/stage-stack.ts'
import { prefixOf } from '../stage-names.ts'
import type { StageContext } from '../context.ts'
import type { EdgeStack } from './edge-stack.ts'

/**
 * Requests a second and burst of a route, of all callers together: as many as the account's thousand functions at once
 * can answer. A lower one would be a bucket that a few visitors empty for everybody; users and addresses have their own
 * limits, in the contracts and at the firewall.
 */
const THROTTLE = { throttlingRateLimit: 1_000, throttlingBurstLimit: 2_000 }
/** One line per request, without address, query, headers, or path (which may contain ids). */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationMs: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
}

/** The gateway's stage: throttles and logs all routes. */
export class GatewayStack extends StageStack {
  constructor(
    scope: Construct,
    context: StageContext,
    { apiId, apiName }: Pick<EdgeStack, 'apiId' | 'apiName'>,
  ) {
    super(scope, 'gateway', { context, description: 'Limits and log of the gateway' })
    // With this prefix the gateway needs no resource policy, whose size is limited.
    const logs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/aws/vendedlogs/${prefixOf(context)}/api`,
      ...logKeeping(context),
    })
    const stage = new CfnStage(this, 'Stage', {
      apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: logs.logGroupArn, format: JSON.stringify(ACCESS_LOG) },
      defaultRouteSettings: THROTTLE,
    })
    if (apiName !== null)
      new CfnApiMapping(this, 'Name', {
        apiId,
        domainName: apiName,
        stage: '$default',
      }).addResourceDependency(stage)
  }
}
