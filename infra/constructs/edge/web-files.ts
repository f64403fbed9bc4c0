import { DefaultStackSynthesizer, Duration, Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { STAGE_SETTINGS_PATH, StageSettings } from '#shared/models/stage-settings.ts'
import type { StageContext } from '#infra/context.ts'
import { suppressNags, suppressWildcardNags } from '../nag-suppressions.ts'
import { logKeeping } from '../stage-stack.ts'
import { prefixOf } from '../../stage-names.ts'

interface WebFilesProps {
  readonly web: string
  readonly bucket: IBucket
  readonly distribution: IDistribution
  readonly context: StageContext
}

/** Vite puts a content hash into the names of these files. */
const HASHED_FILES = 'assets/*'

/** The settings for the stage's pages. Throws ZodError when they are invalid. */
const settingsOf = (context: StageContext) => {
  const { stripePublishableKey, analyticsDomain, analyticsEndpoint, visitorSamplePercent } = context
  return StageSettings.parse({
    stripe: { publishableKey: stripePublishableKey },
    ...(analyticsDomain === undefined
      ? {}
      : { analytics: { domain: analyticsDomain, endpoint: analyticsEndpoint } }),
    ...(visitorSamplePercent === 0 ? {} : { visitors: true }),
  })
}

const HELPER =
  'CDK creates this function and its role to copy built files into their bucket during a deployment; nothing else calls it.'

/** Explains to cdk-nag the function of CDK that copies files into these buckets. */
export function explainCopies(scope: Construct, buckets: readonly IBucket[]): void {
  const stack = Stack.of(scope)
  const { account, region, partition } = stack
  const actions = ['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*']
  const uploads = `arn:${partition}:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${region}/*`
  for (const helper of stack.node.children.filter(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  )) {
    suppressNags(helper, {
      L1: HELPER,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': HELPER,
      ...Object.fromEntries(actions.map((action) => [`IAM5[Action::${action}]`, HELPER])),
    })
    suppressWildcardNags(
      helper,
      [uploads, ...buckets.map((bucket) => bucket.arnForObjects('*')), '*'].map((resource) => ({
        resource,
        reason: HELPER,
      })),
    )
  }
}

/** Copies the built site into its bucket: first the hashed files, then the pages and the stage's settings. */
export class WebFiles extends Construct {
  constructor(scope: Construct, id: string, { web, bucket, distribution, context }: WebFilesProps) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${prefixOf(context)}-web-files`,
      ...logKeeping(context),
    })
    // Old files stay, because visitors may still have yesterday's page open.
    const common = {
      sources: [Source.asset(web)],
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 512,
      logGroup,
    }
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      exclude: ['*'],
      include: [HASHED_FILES],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    })
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [...common.sources, Source.jsonData(STAGE_SETTINGS_PATH.slice(1), settingsOf(context))],
      exclude: [HASHED_FILES],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    })
    pages.node.addDependency(assets)
    explainCopies(this, [bucket])
  }
}
