import { Duration } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { accessLog } from '../../constructs/edge/edge-logs.ts'
import { StageStack } from '../../constructs/stage-stack.ts'
import { EDGE_REGION, worldPrefixOf } from '../../stage-names.ts'
import type { StageContext } from '../../context.ts'
import type { AlarmRules } from './alarm-rule.ts'
import { addAlarms } from './alarm-topic.ts'
import { awsMetric, combined } from './metrics.ts'

interface WatchedEdge {
  readonly distribution: IDistribution
  readonly certificate: ICertificate | null
  readonly signInCertificate: ICertificate | null
}

/** ACM renews sixty days before the end; a renewal still missing three weeks before it has failed. */
const LAST_DAYS = 21

/** CloudFront's log, and alarms on metrics that CloudFront and its certificate only have in us-east-1. */
export class EdgeAlarmsStack extends StageStack {
  constructor(
    scope: Construct,
    context: StageContext,
    { distribution, certificate, signInCertificate }: WatchedEdge,
  ) {
    super(scope, 'edge-alarms', { context, region: EDGE_REGION, description: 'Alarms and log of the edge' })
    addAlarms(this, `${worldPrefixOf(context)}-edge-alarms`, {
      ...edgeAlarms(distribution.distributionId),
      ...certificateAlarm('CertificateExpires', "The site's certificate", certificate),
      ...certificateAlarm('SignInCertificateExpires', "The sign-in's own certificate", signInCertificate),
    })
    accessLog(this, distribution, context)
  }
}

function edgeAlarms(distributionId: string): AlarmRules {
  const ofEdge = (metricName: string, statistic: string) =>
    awsMetric('CloudFront', metricName, { DistributionId: distributionId, Region: 'Global' }, { statistic })
  return {
    EdgeErrors: {
      urgency: 'now',
      metric: combined('IF(requests >= 20, rate, 0)', '5xx % of the edge', {
        rate: ofEdge('5xxErrorRate', 'avg'),
        requests: ofEdge('Requests', 'sum'),
      }),
      threshold: 5,
      periods: 2,
      says: 'More than five in a hundred requests to the site fail at the edge, pages and files among them.',
    },
  }
}

const certificateAlarm = (name: string, what: string, certificate: ICertificate | null): AlarmRules =>
  certificate === null
    ? {}
    : {
        [name]: {
          urgency: 'later',
          metric: certificate.metricDaysToExpiry({ period: Duration.days(1), statistic: 'min' }),
          threshold: LAST_DAYS,
          below: true,
          says: `${what} ends in less than three weeks and was not renewed.`,
        },
      }
