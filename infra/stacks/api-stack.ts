import { CfnAuthorizer, CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnPermission } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { StageFunction, timeoutSecondsOf } from '../constructs/stage-function.ts'
import type { StageResources } from '../constructs/stage-resources.ts'
import { StageStack } from '../constructs/stage-stack.ts'
import type { StageContext } from '../context.ts'
import { authorizerGrants } from '../grants/background.ts'
import type { Grants } from '../grants/model.ts'
import { pathsOf } from '../registered-vendors.ts'
import { ORIGIN_HEADER } from './edge-stack.ts'
import { messageDomain } from './message-domain.ts'
import { grantsOf, ROUTES, type Route } from './routes.ts'

/** How long the gateway caches the authorizer's answer for a header. */
const AUTHORIZER_CACHE_SECONDS = 300

const OTHERS: ReadonlySet<string> = new Set(['admin', 'super_admin', 'none'])

/** Of admins, of visitors without an account, and webhooks, which have no caller of ours. */
const isOfOthers = (route: Route): boolean => !('auth' in route) || OTHERS.has(route.auth)

/** What users do from the first posting to the last answer. */
const OUTREACH =
  /^\/api\/(?:email-outreach|runs|shortlist|own-postings|held-postings|do-not-contact|start-email-drafting)(?:\/|$)/u
const isOutreach = (route: Route): boolean => OUTREACH.test(route.path)

/** Three stacks, because one would come near the limit of resources per stack. */
const PARTS: Readonly<
  Record<'api' | 'outreach' | 'admin', { readonly description: string; readonly routes: readonly Route[] }>
> = {
  api: {
    description: 'Endpoints of users: account, plan, mailbox and configuration',
    routes: ROUTES.filter((route) => !isOfOthers(route) && !isOutreach(route)),
  },
  outreach: {
    description: 'Endpoints of users: postings and emails',
    routes: ROUTES.filter((route) => !isOfOthers(route) && isOutreach(route)),
  },
  admin: {
    description: 'Endpoints of admins, visitors and vendors',
    routes: ROUTES.filter(isOfOthers),
  },
}

interface ApiProps {
  readonly apiId: string
  readonly resources: StageResources
  readonly folderOf: (name: string) => string
}

/** A function and a role for each contract and each webhook, and their authorizer unless one is given. */
export class ApiStack extends StageStack {
  readonly authorizerId: string

  constructor(
    scope: Construct,
    context: StageContext,
    part: keyof typeof PARTS,
    authorizerId: string | null,
    props: ApiProps,
  ) {
    super(scope, part, { context, description: PARTS[part].description })
    this.authorizerId = authorizerId ?? this.#authorizer(props)
    for (const route of PARTS[part].routes) this.#endpoint(route, grantsOf(route), props)
  }

  #endpoint(contract: Route, row: Grants, { apiId, resources, folderOf }: ApiProps): void {
    const { context } = this
    const endpoint = new StageFunction(this, contract.id, {
      context,
      grants: row,
      resources,
      folderOf,
      description: contract.summary,
      environment: row.secrets?.includes('mailboxes') === true ? messageDomain(context) : {},
    })
    const integration = new CfnIntegration(endpoint, 'Integration', {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: endpoint.lambda.functionArn,
      payloadFormatVersion: '2.0',
      timeoutInMillis: Math.min(timeoutSecondsOf(row) + 1, 30) * 1_000,
    })
    for (const path of pathsOf(contract, context)) {
      const suffix = path === contract.path ? '' : path
      new CfnRoute(endpoint, `Route${suffix}`, {
        apiId,
        routeKey: `${contract.method} ${path}`,
        target: `integrations/${integration.ref}`,
        authorizationType: 'CUSTOM',
        authorizerId: this.authorizerId,
      })
      this.#letCall(endpoint, `${apiId}/*/${contract.method}${path}`, suffix)
    }
  }

  /** The gateway's own URL is public, so only requests with the edge's secret are let through. */
  #authorizer({ apiId, resources, folderOf }: ApiProps): string {
    const check = new StageFunction(this, 'authorizeOrigin', {
      context: this.context,
      grants: authorizerGrants,
      resources,
      folderOf,
      description: 'Lets through what comes from the edge',
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
      authorizerResultTtlInSeconds: AUTHORIZER_CACHE_SECONDS,
    })
    this.#letCall(check, `${apiId}/authorizers/${authorizer.ref}`)
    return authorizer.ref
  }

  #letCall(callee: StageFunction, resource: string, suffix = ''): void {
    new CfnPermission(callee, `Permission${suffix}`, {
      action: 'lambda:InvokeFunction',
      functionName: callee.lambda.functionName,
      principal: 'apigateway.amazonaws.com',
      sourceArn: `arn:${this.partition}:execute-api:${this.region}:${this.account}:${resource}`,
    })
  }
}
