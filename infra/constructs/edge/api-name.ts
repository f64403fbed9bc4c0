import { DomainName, SecurityPolicy } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { ARecord, RecordTarget, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'

/**
 * A name of our own for the API, `api.` before the site's, with its certificate and record. With it the gateway's
 * address at amazonaws.com can be closed. Null where the stage has no zone to make them in.
 */
export function apiName(
  scope: Construct,
  zone: IHostedZone | null,
  domain: string | undefined,
): string | null {
  if (zone === null || domain === undefined) return null
  const domainName = `api.${domain}`
  const certificate = new Certificate(scope, 'ApiCertificate', {
    domainName,
    validation: CertificateValidation.fromDns(zone),
  })
  const name = new DomainName(scope, 'ApiName', {
    domainName,
    certificate,
    securityPolicy: SecurityPolicy.TLS_1_2,
  })
  new ARecord(scope, 'ApiAlias', {
    zone,
    recordName: domainName,
    target: RecordTarget.fromAlias(
      new ApiGatewayv2DomainProperties(name.regionalDomainName, name.regionalHostedZoneId),
    ),
  })
  return name.name
}
