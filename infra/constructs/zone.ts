import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import type { StageContext } from '#infra/context.ts'

/** The stage's zone in Route 53; null when its records are entered by hand. */
export const zoneOf = (
  scope: Construct,
  { hostedZoneId, hostedZoneName }: StageContext,
): IHostedZone | null =>
  hostedZoneId === undefined || hostedZoneName === undefined
    ? null
    : HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: hostedZoneName })
