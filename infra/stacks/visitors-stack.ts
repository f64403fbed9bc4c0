import { Fn } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnIdentityPool, CfnIdentityPoolRoleAttachment } from 'aws-cdk-lib/aws-cognito'
import {
  FederatedPrincipal,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import { CfnAppMonitor } from 'aws-cdk-lib/aws-rum'
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { allow } from '#infra/constructs/bindings/binding.ts'
import { explainCopies } from '#infra/constructs/edge/web-files.ts'
import { suppressNags } from '#infra/constructs/nag-suppressions.ts'
import type { SignIn, Visitors } from '#infra/constructs/stage-resources.ts'
import { visitorAddresses } from '#infra/vendor-addresses.ts'
import { releaseIdOf } from '#infra/version.ts'
import { VISITOR_SETTINGS_PATH, type VisitorSettings } from '#shared/models/visitors/visitor-settings.ts'
import { closedBucket, logKeeping, StageStack } from '../constructs/stage-stack.ts'
import type { StageContext } from '../context.ts'
import { prefixOf } from '../stage-names.ts'

interface VisitorsProps {
  readonly signIn: SignIn
  /** Host of the site. */
  readonly host: string
  readonly web: IBucket
  readonly distribution: IDistribution
  /** Folder of the source maps of the built site. */
  readonly maps: string
}

export const monitorName = (context: StageContext): string => `${prefixOf(context)}-visitors`

/**
 * What real visitors meet: CloudWatch RUM takes web vitals and script errors from the browsers of those who agreed.
 * The identity pool gives a browser credentials that may do this one thing.
 */
export class VisitorsStack extends StageStack {
  readonly visitors: Visitors

  constructor(scope: Construct, context: StageContext, props: VisitorsProps) {
    super(scope, 'visitors', {
      context,
      description: 'What visitors meet: CloudWatch RUM and its identity pool',
    })
    const name = monitorName(context)
    const monitorArn = this.formatArn({ service: 'rum', resource: 'appmonitor', resourceName: name })
    const maps = this.#maps(monitorArn)
    const pool = this.#pool(props.signIn)
    const role = this.#role(pool, monitorArn)
    const monitor = new CfnAppMonitor(this, 'Monitor', {
      name,
      domain: props.host,
      // The pages read the log of it; RUM keeps both for thirty days.
      cwLogEnabled: true,
      appMonitorConfiguration: {
        allowCookies: false,
        enableXRay: false,
        identityPoolId: pool.ref,
        guestRoleArn: role.roleArn,
        sessionSampleRate: context.visitorSamplePercent / 100,
        telemetries: ['errors', 'performance'],
      },
      deobfuscationConfiguration: {
        javaScriptSourceMaps: { status: 'ENABLED', s3Uri: `s3://${maps.bucketName}/` },
      },
    })
    this.#files(maps, props, {
      region: this.region,
      monitorId: monitor.attrId,
      identityPoolId: pool.ref,
      release: releaseIdOf(),
      samplePercent: context.visitorSamplePercent,
      ...visitorAddresses(context.region),
    })
    // RUM makes the group with the first event, and names it after the monitor and the first part of its id.
    const logGroup = `/aws/vendedlogs/RUMService_${name}${Fn.select(0, Fn.split('-', monitor.attrId))}`
    this.visitors = { logGroup, maps }
  }

  /** The source maps of every release, each in a folder of its name; no visitor can read them. */
  #maps(monitorArn: string): Bucket {
    const maps = closedBucket(this, 'Maps')
    suppressNags(maps, { S1: 'It holds source maps, which only a deployment writes and only staff read.' })
    maps.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('rum.amazonaws.com')],
        actions: ['s3:GetObject', 's3:ListBucket'],
        resources: [maps.bucketArn, maps.arnForObjects('*')],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account, 'aws:SourceArn': monitorArn } },
      }),
    )
    return maps
  }

  /** Guests only by the enhanced flow, in which Cognito narrows what a guest may do once more. */
  #pool({ poolId, clientId }: SignIn): CfnIdentityPool {
    const pool = new CfnIdentityPool(this, 'Guests', {
      identityPoolName: monitorName(this.context),
      allowUnauthenticatedIdentities: true,
      allowClassicFlow: false,
      cognitoIdentityProviders: [
        {
          providerName: `cognito-idp.${this.region}.amazonaws.com/${poolId}`,
          clientId,
          serverSideTokenCheck: true,
        },
      ],
    })
    suppressNags(pool, {
      COG7: 'Visitors who agreed report what they met without an account; their role may write events to one monitor and nothing else.',
    })
    return pool
  }

  /** The one role of the pool. A user of the user pool could do no more with it than a guest. */
  #role(pool: CfnIdentityPool, monitorArn: string): Role {
    const cognito = 'cognito-identity.amazonaws.com'
    const role = new Role(this, 'Guest', {
      description: 'What the browser of a visitor who agreed may do',
      assumedBy: new FederatedPrincipal(
        cognito,
        {
          StringEquals: { [`${cognito}:aud`]: pool.ref },
          'ForAnyValue:StringEquals': { [`${cognito}:amr`]: ['unauthenticated', 'authenticated'] },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
      inlinePolicies: {
        report: new PolicyDocument({ statements: [allow(['rum:PutRumEvents'], [monitorArn])] }),
      },
    })
    new CfnIdentityPoolRoleAttachment(this, 'Roles', {
      identityPoolId: pool.ref,
      roles: { unauthenticated: role.roleArn, authenticated: role.roleArn },
    })
    return role
  }

  /** Source maps for staff, and the settings for the pages. */
  #files(maps: Bucket, { web, distribution, maps: folder }: VisitorsProps, settings: VisitorSettings): void {
    const logGroup = new LogGroup(this, 'FilesLogs', {
      logGroupName: `/aws/lambda/${prefixOf(this.context)}-visitor-files`,
      ...logKeeping(this.context),
    })
    const common = { prune: false, memoryLimit: 512, logGroup }
    new BucketDeployment(this, 'SourceMaps', {
      ...common,
      sources: [Source.asset(folder)],
      destinationBucket: maps,
      destinationKeyPrefix: settings.release,
    })
    new BucketDeployment(this, 'Settings', {
      ...common,
      sources: [Source.jsonData(VISITOR_SETTINGS_PATH.slice(1), settings)],
      destinationBucket: web,
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: [VISITOR_SETTINGS_PATH],
    })
    explainCopies(this, [maps, web])
  }
}
