import { CfnApiMapping, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { logKeeping, prefixOf, StageStack } from '../constructs/stage-stack.ts'
import type { StageContext } from '../context.ts'
import type { EdgeStack } from './edge-stack.ts'
import { grantsOf, routeKey, ROUTES } from './routes.ts'

/** Rate per second and burst of all callers together; the firewall limits single addresses. */
const THROTTLES = { usual: [100, 200], polled: [1_000, 2_000], costly: [20, 40], demo: [3, 6] } as const
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

/** The gateway's stage: throttles and logs all routes. Deployed after them, because settings name routes. */
export class GatewayStack extends StageStack {
  constructor(
    scope: Construct,
    context: StageContext,
    { apiId, apiName }: Pick<EdgeStack, 'apiId' | 'apiName'>,
    endpoints: readonly StageStack[],
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
      defaultRouteSettings: {
        throttlingRateLimit: THROTTLES.usual[0],
        throttlingBurstLimit: THROTTLES.usual[1],
      },
      routeSettings: Object.fromEntries(
        ROUTES.map((route) => {
          const [ThrottlingRateLimit, ThrottlingBurstLimit] = THROTTLES[grantsOf(route).traffic ?? 'usual']
          return [routeKey(route), { ThrottlingRateLimit, ThrottlingBurstLimit }]
        }),
      ),
    })
    if (apiName !== null)
      new CfnApiMapping(this, 'Name', {
        apiId,
        domainName: apiName,
        stage: '$default',
      }).addResourceDependency(stage)
    for (const stack of endpoints) this.addStackDependency(stack, 'settings of a route need the route')
  }
}
