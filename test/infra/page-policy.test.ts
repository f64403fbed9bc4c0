import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { responseHeaders } from '#infra/constructs/edge/response-headers.ts'
import { pagePolicy } from '#infra/constructs/edge/security-headers.ts'
import { byPlan } from '#shared/catalog/plans.ts'
import { readContext } from '#infra/context.ts'

const DEV = {
  alarmEmail: 'alarms@example.com',
  googleClientId: 'dev.apps.example',
  googleSignInClientId: 'dev-sign-in.apps.example',
  modelId: 'amazon.nova-lite-v1:0',
  monthlyBudgetUsd: 50,
  stripePublishableKey: 'pk_test_1',
  stripePrices: byPlan((plan) => `price_${plan}`),
}
const COUNTED = { analyticsDomain: 'site.example', analyticsEndpoint: 'https://stats.example/api/event' }
const NOT_MEASURED = { visitorSamplePercent: 0 }
const contextWith = (own: object) =>
  readContext((name) =>
    new Map<string, unknown>([
      ['stage', 'dev'],
      ['stages', { dev: { ...DEV, ...own } }],
    ]).get(name),
  )

const Headers = z.object({
  Properties: z.object({
    ResponseHeadersPolicyConfig: z.object({
      SecurityHeadersConfig: z.object({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
      }),
    }),
  }),
})

function policyOf(kind: 'page' | 'api', own: object): string {
  const stack = new Stack(new App({ analyticsReporting: false }), 'Test')
  responseHeaders(stack, kind, contextWith(own))
  const [found] = Object.values(
    Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'),
  )
  return Headers.parse(found).Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig
    .ContentSecurityPolicy.ContentSecurityPolicy
}

const connect = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]

test("pages may call their stage's analytics, if it has any", () => {
  expect(connect(policyOf('page', NOT_MEASURED))).toBe("'self' https://api.stripe.com")
  const counted = policyOf('page', { ...COUNTED, ...NOT_MEASURED })
  expect(connect(counted)).toBe("'self' https://api.stripe.com https://stats.example")
  expect(counted.split('https://stats.example')).toHaveLength(2)
  expect(policyOf('api', COUNTED)).not.toContain('stats.example')
})

test('pages may report visits to the guests’ pool and the monitor of their own region, where visits are measured', () => {
  expect(connect(policyOf('page', { region: 'eu-central-1' }))).toBe(
    "'self' https://api.stripe.com https://cognito-identity.eu-central-1.amazonaws.com https://dataplane.rum.eu-central-1.amazonaws.com",
  )
  expect(policyOf('api', {})).not.toContain('amazonaws.com')
})

test('an endpoint without https is refused', () => {
  for (const analyticsEndpoint of [
    'http://stats.example/api/event',
    'stats.example',
    "https://a.example 'unsafe-inline'",
  ]) {
    expect(() => contextWith({ analyticsEndpoint })).toThrow('Give analyticsEndpoint as an https address')
  }
})

test('the emulators of a local stage are allowed', () => {
  const policy = pagePolicy({ payments: 'http://127.0.0.1:1', visits: ['http://127.0.0.1:2'] })
  expect(connect(policy)).toBe("'self' https://api.stripe.com http://127.0.0.1:1 http://127.0.0.1:2")
})
