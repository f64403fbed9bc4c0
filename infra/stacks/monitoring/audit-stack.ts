import { Duration } from 'aws-cdk-lib'
import { CfnAnalyzer } from 'aws-cdk-lib/aws-accessanalyzer'
import { Trail } from 'aws-cdk-lib/aws-cloudtrail'
import { Match, Rule } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import { CfnDetector } from 'aws-cdk-lib/aws-guardduty'
import { ObjectLockRetention } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { suppressNags } from '../../constructs/nag-suppressions.ts'
import { closedBucket, removalOf, StageStack } from '../../constructs/stage-stack.ts'
import { prefixOf } from '../../stage-names.ts'
import type { StageContext } from '../../context.ts'
import { subscribedTopic } from './alarm-topic.ts'

/** How long it is known who did what; a break-in is often found after months. */
const KEPT = Duration.days(400)
/** From here on GuardDuty calls a finding medium. */
const MEDIUM = 4

/**
 * Who did what in the stage's account, in all regions: CloudTrail writes it down, GuardDuty looks for stolen
 * credentials, Access Analyzer for what strangers can reach. An account has one GuardDuty detector, so a stage whose
 * organization watches its accounts turns this off (`audit`).
 */
export class AuditStack extends StageStack {
  constructor(scope: Construct, context: StageContext) {
    super(scope, 'audit', { context, stateful: true, description: 'Who did what, and what looks like theft' })
    const removalPolicy = removalOf(context)
    const logs = closedBucket(this, 'Trail', {
      versioned: true,
      lifecycleRules: [{ expiration: KEPT, noncurrentVersionExpiration: Duration.days(1) }],
      // Nobody removes what they did, the account's administrators neither.
      ...(context.stage === 'prod'
        ? { objectLockDefaultRetention: ObjectLockRetention.compliance(KEPT) }
        : {}),
    })
    suppressNags(logs, { S1: "It holds the account's own log of what was done, also to this bucket." })
    const trail = new Trail(this, 'Everything', {
      trailName: prefixOf(context),
      bucket: logs,
      isMultiRegionTrail: true,
      includeGlobalServiceEvents: true,
      enableFileValidation: true,
    })
    trail.applyRemovalPolicy(removalPolicy)
    new CfnDetector(this, 'Detector', { enable: true, findingPublishingFrequency: 'FIFTEEN_MINUTES' })
    new CfnAnalyzer(this, 'Analyzer', { type: 'ACCOUNT', analyzerName: prefixOf(context) })
    const topic = subscribedTopic(this, `${prefixOf(context)}-audit`, 'now')
    new Rule(this, 'Findings', {
      description: 'Tells of what looks like theft, and of what strangers can reach',
      eventPattern: {
        source: ['aws.guardduty', 'aws.access-analyzer'],
        detailType: ['GuardDuty Finding', 'Access Analyzer Finding'],
        detail: {
          $or: [{ severity: Match.greaterThanOrEqual(MEDIUM) }, { status: ['ACTIVE'], isPublic: [true] }],
        },
      },
      targets: [new SnsTopic(topic)],
    })
  }
}
