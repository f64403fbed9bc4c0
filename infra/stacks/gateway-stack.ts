import { CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { logKeeping, prefixOf, StageStack } from '../constructs/stage-stack.ts'
import type { StageContext } from '../context.ts'
import { grantsOf, routeKey, ROUTES } from './routes.ts'

/**
 * Requests a second and at once, of all callers together; what one address may do is the firewall's business.
 */
const THROTTLES = { usual: [100, 200], polled: [1_000, 2_000], costly: [20, 40] } as const
/** One line a request: no address, no query, no header, no path with an id in it. */
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

/** Serves, counts, slows down and logs all routes. Deployed after them: settings name existing routes. */
export class GatewayStack extends StageStack {
  constructor(scope: Construct, context: StageContext, apiId: string, endpoints: readonly StageStack[]) {
    super(scope, 'gateway', { context, description: 'Limits and log of the gateway' })
    // Under this beginning the gateway may write without a resource policy, whose size is limited.
    const logs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/aws/vendedlogs/${prefixOf(context)}/api`,
      ...logKeeping(context),
    })
    new CfnStage(this, 'Stage', {
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
    for (const stack of endpoints) this.addStackDependency(stack, 'settings of a route need the route')
  }
}
