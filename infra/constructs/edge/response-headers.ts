import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { StageContext } from '#infra/context.ts'
import { API_POLICY, pagePolicy, PERMISSIONS_POLICY } from './security-headers.ts'
import { worldPrefixOf } from '../../stage-names.ts'
import { visitorAddresses } from '../../vendor-addresses.ts'

const header = (name: string, value: string, override = true) => ({ header: name, value, override })

export function responseHeaders(
  scope: Construct,
  kind: 'page' | 'api',
  context: StageContext,
): ResponseHeadersPolicy {
  const page = kind === 'page'
  const { analyticsEndpoint, visitorSamplePercent, region } = context
  const visits = [
    ...(analyticsEndpoint === undefined ? [] : [new URL(analyticsEndpoint).origin]),
    ...(visitorSamplePercent === 0 ? [] : Object.values(visitorAddresses(region))),
  ]
  return new ResponseHeadersPolicy(scope, page ? 'PageHeaders' : 'ApiHeaders', {
    responseHeadersPolicyName: `${worldPrefixOf(context)}-${kind}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: page ? pagePolicy({ visits }) : API_POLICY,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: page
          ? HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN
          : HeadersReferrerPolicy.NO_REFERRER,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: page
        ? [
            header('Cross-Origin-Opener-Policy', 'same-origin'),
            header('Permissions-Policy', PERMISSIONS_POLICY),
          ]
        : // The functions set it themselves; the gateway's own refusals lack it.
          [header('Cache-Control', 'no-store', false), header('Cross-Origin-Resource-Policy', 'same-origin')],
    },
    removeHeaders: ['Server'],
  })
}
