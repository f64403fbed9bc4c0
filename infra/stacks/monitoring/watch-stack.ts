import { Duration } from 'aws-cdk-lib'
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Canary, Code, Runtime, Schedule, Test } from 'aws-cdk-lib/aws-synthetics'
import type { Construct } from 'constructs'
import { suppressNags, suppressWildcardNags } from '../../constructs/nag-suppressions.ts'
import { closedBucket, StageStack } from '../../constructs/stage-stack.ts'
import { prefixOf } from '../../stage-names.ts'
import { backupRegionOf, type StageContext } from '../../context.ts'
import { addAlarms } from './alarm-topic.ts'
import { FIVE_MINUTES } from './metrics.ts'

interface Watching {
  readonly site: string
  /** Folder of the bundled checks. */
  readonly canary: string
}

/**
 * Visits the site from outside every five minutes, with the checks of `npm run smoke`. It runs in the region of the
 * backups, so that it tells of a lost region; only the address at cloudfront.net of a stage without a domain cannot be
 * named in another region.
 */
export class WatchStack extends StageStack {
  constructor(scope: Construct, context: StageContext, { site, canary: folder }: Watching) {
    const region = context.domain === undefined ? context.region : backupRegionOf(context)
    super(scope, 'watch', { context, region, description: 'Visits the site from outside' })
    const artifacts = closedBucket(this, 'Artifacts', { lifecycleRules: [{ expiration: Duration.days(30) }] })
    suppressNags(artifacts, { S1: 'It holds the reports of a visitor of ours.' })
    const canary = new Canary(this, 'Visitor', {
      canaryName: prefixOf(context),
      runtime: Runtime.SYNTHETICS_NODEJS_3_1,
      test: Test.custom({ code: Code.fromAsset(folder), handler: 'index.handler' }),
      schedule: Schedule.rate(FIVE_MINUTES),
      timeout: Duration.minutes(2),
      environmentVariables: { SITE: site },
      artifactsBucketLocation: { bucket: artifacts },
      successRetentionPeriod: Duration.days(7),
      failureRetentionPeriod: Duration.days(30),
      provisionedResourceCleanup: true,
    })
    const reason =
      'What CloudWatch Synthetics asks for: its own log and reports, and metrics, which have no ARN.'
    suppressWildcardNags(
      canary.role,
      [
        '*',
        artifacts.arnForObjects('*'),
        `arn:aws:logs:${this.region}:${this.account}:log-group:/aws/lambda/cwsyn-*`,
      ].map((resource) => ({ resource, reason })),
    )
    addAlarms(this, `${prefixOf(context)}-watch`, {
      SiteUnreachable: {
        urgency: 'now',
        metric: canary.metricSuccessPercent({ period: FIVE_MINUTES, statistic: 'avg' }),
        threshold: 100,
        below: true,
        periods: 2,
        missing: TreatMissingData.BREACHING,
        says: 'A visitor from outside found the site broken twice in a row, or could not visit it.',
      },
    })
  }
}
