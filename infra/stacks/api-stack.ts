import { CfnAuthorizer, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnPermission, type Function } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks, type Webhook } from '#shared/contracts/webhooks.ts'
import { StageFunction, timeoutSecondsOf } from '../constructs/stage-function.ts'
import type { StageResources } from '../constructs/stage-resources.ts'
import { logKeeping, prefixOf, StageStack } from '../constructs/stage-stack.ts'
import type { StageContext } from '../context.ts'
import { authorizerGrants, grants, webhookGrants, type Grants } from '../grants.ts'
import { ORIGIN_HEADER } from './edge-stack.ts'
import { folderOf, messageDomain } from './pipeline-stack.ts'
import { kebab } from '#shared/contracts/file-name.ts'

/** Requests a second and at once, of all callers together; what one address may do is the firewall's business. */
const THROTTLES = { usual: [100, 200], polled: [1_000, 2_000], costly: [20, 40] } as const
/** The authorizer's answer for a header is remembered this long. */
const REMEMBER_SECONDS = 300

/** One line a request, of what the service needs to see: no address, no query, no header, no path with an id in it. */
const ACCESS_LOG = {
  requestId: '$context.requestId', time: '$context.requestTime', route: '$context.routeKey', status: '$context.status', bytes: '$context.responseLength',
  latencyMs: '$context.responseLatency', integrationMs: '$context.integrationLatency', integrationError: '$context.integrationErrorMessage', authorizerError: '$context.authorizer.error',
}

const pascal = (id: string): string => `${id[0]?.toUpperCase()}${id.slice(1)}`

type Route = Pick<Contract | Webhook, 'id' | 'method' | 'path' | 'summary'>
const ROUTES: readonly Route[] = [...Object.values<Contract>(contracts), ...Object.values<Webhook>(webhooks)]
const ROWS: Readonly<Record<string, Grants>> = { ...grants, ...webhookGrants }
const routeKey = ({ method, path }: Route): string => `${method} ${path}`

interface ApiProps {
  readonly apiId: string
  readonly resources: StageResources
  readonly folders: ReadonlyMap<string, string>
  /** Folder of the function that stands before all others. */
  readonly authorizer: string
}

/** The endpoints: for each contract and each route of a vendor a function and a role of its own. */
export class ApiStack extends StageStack {
  readonly functions: ReadonlyMap<string, Function>

  constructor(scope: Construct, context: StageContext, props: ApiProps) {
    super(scope, 'api', { context, description: 'Endpoints' })
    const authorizer = this.#authorizer(props)
    const made = ROUTES.map((route) => this.#endpoint(route, ROWS[route.id] ?? { table: 'none' }, authorizer, props))
    this.functions = new Map(made.map(({ name, lambda }) => [name, lambda]))
    this.#stage(props.apiId, made.map(({ route }) => route))
  }

  #endpoint(contract: Route, row: Grants, authorizer: CfnAuthorizer, { apiId, resources, folders }: ApiProps) {
    const { context } = this
    const name = kebab(contract.id)
    const endpoint = new StageFunction(this, pascal(contract.id), {
      context, grants: row, resources, name, description: contract.summary, folder: folderOf(folders, name),
      environment: row.secrets?.includes('google') === true ? messageDomain(context) : {},
    })
    const integration = new CfnIntegration(endpoint, 'Integration', {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: endpoint.lambda.functionArn,
      payloadFormatVersion: '2.0',
      timeoutInMillis: Math.min(timeoutSecondsOf(row) + 1, 30) * 1_000,
    })
    const route = new CfnRoute(endpoint, 'Route', {
      apiId, routeKey: routeKey(contract), target: `integrations/${integration.ref}`, authorizationType: 'CUSTOM', authorizerId: authorizer.ref,
    })
    this.#letCall(endpoint, `${apiId}/*/${contract.method}${contract.path}`)
    return { name, lambda: endpoint.lambda, route }
  }

  /** The gateway's own address is known to the world: only requests with the edge's secret go on. */
  #authorizer({ apiId, resources, authorizer: folder }: ApiProps): CfnAuthorizer {
    const check = new StageFunction(this, 'AuthorizeOrigin', {
      context: this.context, grants: authorizerGrants, resources, name: 'authorize-origin', description: 'Lets through what comes from the edge', folder,
    })
    const authorizer = new CfnAuthorizer(check, 'Authorizer', {
      apiId,
      name: 'origin',
      authorizerType: 'REQUEST',
      authorizerUri: `arn:${this.partition}:apigateway:${this.region}:lambda:path/2015-03-31/functions/${check.lambda.functionArn}/invocations`,
      authorizerPayloadFormatVersion: '2.0',
      enableSimpleResponses: true,
      // Without the header the gateway refuses by itself.
      identitySource: [`$request.header.${ORIGIN_HEADER}`],
      authorizerResultTtlInSeconds: REMEMBER_SECONDS,
    })
    this.#letCall(check, `${apiId}/authorizers/${authorizer.ref}`)
    return authorizer
  }

  #letCall(callee: StageFunction, resource: string): void {
    new CfnPermission(callee, 'Permission', {
      action: 'lambda:InvokeFunction',
      functionName: callee.lambda.functionName,
      principal: 'apigateway.amazonaws.com',
      sourceArn: `arn:${this.partition}:execute-api:${this.region}:${this.account}:${resource}`,
    })
  }

  #stage(apiId: string, routes: readonly CfnRoute[]): void {
    const { context } = this
    // Under this beginning the gateway may write without a resource policy, whose size is limited.
    const logs = new LogGroup(this, 'AccessLogs', { logGroupName: `/aws/vendedlogs/${prefixOf(context)}/api`, ...logKeeping(context) })
    const limits = ([throttlingRateLimit, throttlingBurstLimit]: readonly [number, number]) => ({ throttlingRateLimit, throttlingBurstLimit })
    const stage = new CfnStage(this, 'Stage', {
      apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: logs.logGroupArn, format: JSON.stringify(ACCESS_LOG) },
      defaultRouteSettings: limits(THROTTLES.usual),
      routeSettings: Object.fromEntries(ROUTES.map((route) => {
        const { throttlingRateLimit, throttlingBurstLimit } = limits(THROTTLES[ROWS[route.id]?.traffic ?? 'usual'])
        return [routeKey(route), { ThrottlingRateLimit: throttlingRateLimit, ThrottlingBurstLimit: throttlingBurstLimit }]
      })),
    })
    // Settings of a route that is not there yet are refused.
    for (const route of routes) stage.addResourceDependency(route)
  }
}
