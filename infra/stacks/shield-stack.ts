import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { StageStack } from '../constructs/stage-stack.ts'
import { firewallLog } from '#infra/constructs/edge/edge-logs.ts'
import { webAcl } from '#infra/constructs/edge/web-acl.ts'
import type { StageContext } from '../context.ts'

export const zoneOf = (
  scope: Construct,
  { hostedZoneId, hostedZoneName }: StageContext,
): IHostedZone | null =>
  hostedZoneId === undefined || hostedZoneName === undefined
    ? null
    : HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: hostedZoneName })

/**
 * What CloudFront takes from us-east-1 only, wherever the stage itself stands: its firewall and its
 * certificate.
 */
export class ShieldStack extends StageStack {
  readonly webAclArn: string
  readonly certificate: ICertificate | null

  constructor(scope: Construct, context: StageContext) {
    super(scope, 'shield', {
      context,
      region: 'us-east-1',
      description: 'Firewall and certificate of the edge',
    })
    const acl = webAcl(this, context)
    this.webAclArn = acl.attrArn
    firewallLog(this, acl, context)
    this.certificate = this.#certificate()
  }

  #certificate(): ICertificate | null {
    const { domain, certificateArn } = this.context
    if (domain === undefined) return null
    if (certificateArn !== undefined)
      return Certificate.fromCertificateArn(this, 'Certificate', certificateArn)
    const zone = zoneOf(this, this.context)
    if (zone === null) throw new Error('A domain without a certificate needs a hosted zone.')
    return new Certificate(this, 'Certificate', {
      domainName: domain,
      validation: CertificateValidation.fromDns(zone),
    })
  }
}
