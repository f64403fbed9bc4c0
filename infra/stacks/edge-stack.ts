import { CfnOutput, SecretValue } from 'aws-cdk-lib'
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { AaaaRecord, ARecord, RecordTarget, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { apiName } from '#infra/constructs/edge/api-name.ts'
import { suppressNags } from '#infra/constructs/nag-suppressions.ts'
import { responseHeaders } from '#infra/constructs/edge/response-headers.ts'
import { prerenderedPages, spaRouter } from '#infra/constructs/edge/spa-router.ts'
import { viewerAddress } from '#infra/constructs/edge/viewer-address.ts'
import { closedBucket, StageStack } from '../constructs/stage-stack.ts'
import { prefixOf, worldPrefixOf } from '../stage-names.ts'
import { WebFiles } from '#infra/constructs/edge/web-files.ts'
import type { StageContext } from '../context.ts'
import { zoneOf } from '../constructs/zone.ts'

/** The header in which the API reads a visitor's address (functions/platform/http/visitor.ts). */
const ADDRESS_HEADER = 'true-client-ip'

/** The header with the edge's secret for the API; CloudFront overwrites a visitor's value. */
export const ORIGIN_HEADER = 'x-origin-secret'

interface EdgeProps {
  readonly webAclArn: string
  readonly certificate: ICertificate | null
  readonly originSecret: ISecret
  readonly web: string
}

/** One domain for the site and its API. The API's routes are in another stack: they need the site's address. */
export class EdgeStack extends StageStack {
  readonly apiId: string
  /** The API's own name; null where its only address is the gateway's. */
  readonly apiName: string | null
  readonly origin: string
  readonly host: string
  readonly distribution: Distribution
  /** The bucket of the built site. */
  readonly files: Bucket

  constructor(scope: Construct, context: StageContext, props: EdgeProps) {
    super(scope, 'edge', { context, description: 'Distribution, site and the address of the API' })
    const zone = zoneOf(this, context)
    this.apiName = apiName(this, zone, context.domain)
    const api = new CfnApi(this, 'Api', {
      name: prefixOf(context),
      protocolType: 'HTTP',
      description: 'Reached through the distribution only',
      disableExecuteApiEndpoint: this.apiName !== null,
    })
    this.apiId = api.ref
    const bucket = closedBucket(this, 'Web')
    this.files = bucket
    suppressNags(bucket, { S1: 'It holds the built site, which anybody may read through the distribution.' })
    this.distribution = this.#distribution(bucket, props)
    this.host = context.domain ?? this.distribution.distributionDomainName
    this.origin = `https://${this.host}`
    new WebFiles(this, 'WebFiles', { web: props.web, bucket, distribution: this.distribution, context })
    this.#records(zone)
    new CfnOutput(this, 'Site', { value: this.origin, description: 'Where people find the site' })
  }

  #distribution(bucket: Bucket, { webAclArn, certificate, originSecret, web }: EdgeProps): Distribution {
    const { originSecretVersion } = this.context
    const version = originSecretVersion === undefined ? {} : { versionId: originSecretVersion }
    const { context } = this
    const edgeFunction = (id: string, name: string, comment: string, code: string) =>
      new Function(this, id, {
        functionName: `${worldPrefixOf(context)}-${name}`,
        comment,
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(code),
      })
    const pages = spaRouter(prerenderedPages(web))
    const router = edgeFunction('Router', 'router', 'Leads addresses to their pages', pages)
    const naming = viewerAddress(ADDRESS_HEADER)
    const addresses = edgeFunction(
      'ViewerAddress',
      'viewer-address',
      'Names the address of a visitor to the API',
      naming,
    )
    const distribution = new Distribution(this, 'Distribution', {
      comment: prefixOf(context),
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: context.stage === 'prod' ? PriceClass.PRICE_CLASS_ALL : PriceClass.PRICE_CLASS_100,
      webAclId: webAclArn,
      ...(certificate === null || context.domain === undefined
        ? {}
        : {
            certificate,
            domainNames: [context.domain],
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          }),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessControl: new S3OriginAccessControl(this, 'OriginAccess', {
            originAccessControlName: worldPrefixOf(context),
          }),
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy: responseHeaders(this, 'page', context),
        functionAssociations: [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE].map(
          (eventType) => ({ function: router, eventType }),
        ),
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new HttpOrigin(
            this.apiName ?? `${this.apiId}.execute-api.${this.region}.${this.urlSuffix}`,
            {
              // The template contains a reference; CloudFormation looks the value up when deploying.
              customHeaders: {
                [ORIGIN_HEADER]: SecretValue.secretsManager(originSecret.secretArn, {
                  jsonField: 'ORIGIN_SECRET',
                  ...version,
                }).unsafeUnwrap(),
              },
            },
          ),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          // The gateway answers 403 to another host than its own.
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: responseHeaders(this, 'api', context),
          functionAssociations: [{ function: addresses, eventType: FunctionEventType.VIEWER_REQUEST }],
        },
      },
    })
    suppressNags(distribution, {
      CFR1: 'The service is for every country; the app says which ones can be searched.',
      CFR3: 'Its log is delivered to CloudWatch with chosen fields; the standard log would contain query strings with sign-in codes.',
      ...(certificate === null
        ? {
            CFR4: 'Without its own domain the stage has the certificate of cloudfront.net, whose protocols cannot be chosen.',
          }
        : {}),
    })
    return distribution
  }

  #records(zone: IHostedZone | null): void {
    if (zone === null || this.context.domain === undefined) return
    const record = {
      zone,
      recordName: this.context.domain,
      target: RecordTarget.fromAlias(new CloudFrontTarget(this.distribution)),
    }
    new ARecord(this, 'Ipv4', record)
    new AaaaRecord(this, 'Ipv6', record)
  }
}
