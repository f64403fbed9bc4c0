import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { zoneOf } from '../constructs/zone.ts'
import { StageStack } from '../constructs/stage-stack.ts'
import { EDGE_REGION } from '../stage-names.ts'
import { firewallLog } from '#infra/constructs/edge/edge-logs.ts'
import { webAcl } from '#infra/constructs/edge/web-acl.ts'
import type { StageContext } from '../context.ts'

/** The firewall and the certificates of site and sign-in, which CloudFront only accepts from us-east-1. */
export class ShieldStack extends StageStack {
  readonly webAclArn: string
  readonly certificate: ICertificate | null
  readonly signInCertificate: ICertificate | null

  constructor(scope: Construct, context: StageContext) {
    super(scope, 'shield', {
      context,
      region: EDGE_REGION,
      description: 'Firewall and certificate of the edge',
    })
    const acl = webAcl(this, context)
    this.webAclArn = acl.attrArn
    firewallLog(this, acl, context)
    const zone = zoneOf(this, context)
    this.certificate = this.#certificate('Certificate', zone, context.domain, context.certificateArn)
    this.signInCertificate = this.#certificate(
      'SignInCertificate',
      zone,
      context.signInDomain,
      context.signInCertificateArn,
    )
  }

  #certificate(
    id: string,
    zone: IHostedZone | null,
    domainName: string | undefined,
    arn: string | undefined,
  ): ICertificate | null {
    if (domainName === undefined) return null
    if (arn !== undefined) return Certificate.fromCertificateArn(this, id, arn)
    if (zone === null) throw new Error('A domain without a certificate needs a hosted zone.')
    return new Certificate(this, id, { domainName, validation: CertificateValidation.fromDns(zone) })
  }
}
