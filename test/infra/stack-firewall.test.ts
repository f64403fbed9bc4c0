import { expect, test } from 'vitest'
import { assemblyOf } from './built.ts'

const prod = await assemblyOf('prod')
const HIDDEN = ['x-admin-email', 'x-admin-password', 'x-admin-code', 'authorization', 'cookie', 'referer']

test("the firewall has AWS's rules and a limit per address, exempts webhooks, and keeps no request samples", () => {
  const distribution = prod.one('AWS::CloudFront::Distribution').Properties['DistributionConfig']
  const { Rules: rules, Scope, DataProtectionConfig: hidden } = prod.one('AWS::WAFv2::WebACL').Properties
  expect(Scope).toBe('CLOUDFRONT')
  expect(rules.map(({ Name }: { Name: string }) => Name)).toEqual([
    'rate-sensitive',
    'rate-news',
    'rate-all',
    'news',
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesCommonRuleSet',
  ])
  expect(rules[0]).toMatchObject({
    Statement: { RateBasedStatement: { Limit: 100, AggregateKeyType: 'IP' } },
    Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
  })
  // Webhooks contain names that customers chose; their number is limited all the same.
  const news = {
    ByteMatchStatement: { SearchString: '/api/webhooks/stripe', PositionalConstraint: 'EXACTLY' },
  }
  expect(rules[1]).toMatchObject({
    Statement: { RateBasedStatement: { Limit: 30_000, ScopeDownStatement: news } },
  })
  expect(rules[2]).toMatchObject({
    Statement: {
      RateBasedStatement: { Limit: 3_000, ScopeDownStatement: { NotStatement: { Statement: news } } },
    },
  })
  expect(rules[3]).toMatchObject({ Action: { Allow: {} }, Statement: news })
  const watched = JSON.stringify(rules[0].Statement.RateBasedStatement.ScopeDownStatement)
  expect(watched).toContain('"SearchString":"/api/create-subscription"')
  expect(watched).toContain('"SingleHeader":{"Name":"x-admin-password"}')
  // A resume is larger than the common rules allow, and a developer's contains code.
  const counted = (index: number) =>
    [
      ...JSON.stringify(rules[index].Statement.ManagedRuleGroupStatement).matchAll(/"Name":"(\w+_BODY)"/g),
    ].map(([, name]) => name)
  expect(counted(6).slice(0, 2)).toEqual(['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'])
  expect(counted(5)).toEqual(['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY'])
  expect(
    rules.every(
      (rule: { VisibilityConfig: { SampledRequestsEnabled: boolean } }) =>
        !rule.VisibilityConfig.SampledRequestsEnabled,
    ),
  ).toBe(true)
  // If samples or a log were switched on by hand, these would be left out of them.
  expect(hidden).toEqual({
    DataProtections: [
      {
        Action: 'SUBSTITUTION',
        Field: { FieldType: 'SINGLE_HEADER', FieldKeys: HIDDEN },
      },
      { Action: 'SUBSTITUTION', Field: { FieldType: 'QUERY_STRING' } },
    ],
  })
  expect(JSON.stringify(distribution.WebACLId)).toContain('shield')
})

/**
 * Whether a statement about the path matches it, as AWS describes its transformations
 * (docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-transformation.html).
 */
interface Statement {
  readonly ByteMatchStatement?: {
    readonly SearchString: string
    readonly PositionalConstraint: 'STARTS_WITH' | 'EXACTLY'
    readonly TextTransformations: readonly { readonly Priority: number; readonly Type: string }[]
  }
  readonly OrStatement?: { readonly Statements: readonly Statement[] }
}
const TRANSFORMATIONS: Readonly<Record<string, (path: string) => string>> = {
  NONE: (path) => path,
  LOWERCASE: (path) => path.toLowerCase(),
  URL_DECODE: (path) => decodeURIComponent(path),
  NORMALIZE_PATH: (path) => new URL(path.replaceAll(/\/{2,}/g, '/'), 'https://x.example').pathname,
}
function matches({ ByteMatchStatement: one, OrStatement: or }: Statement, path: string): boolean {
  if (or !== undefined) return or.Statements.some((statement) => matches(statement, path))
  if (one === undefined) return false
  const seen = one.TextTransformations.toSorted((a, b) => a.Priority - b.Priority).reduce(
    (text, { Type }) => (TRANSFORMATIONS[Type] ?? String)(text),
    path,
  )
  return one.PositionalConstraint === 'EXACTLY'
    ? seen === one.SearchString
    : seen.startsWith(one.SearchString)
}

test.each([
  '/api/validate-coupon',
  '/api/demo/letter',
  '/api/validate%2Dcoupon',
  '/api/%76alidate-coupon',
  '/api//validate-coupon',
  '/api/./validate-coupon',
  '/api/profile/../validate-coupon',
  '/api/profile/%2e%2e/validate-coupon',
  '/API/Validate-Coupon',
  '/%61pi/auth%2Fgmail',
])('the strict limit counts %s', (path) => {
  const { Rules: rules } = prod.one('AWS::WAFv2::WebACL').Properties
  expect(matches(rules[0].Statement.RateBasedStatement.ScopeDownStatement, path)).toBe(true)
})

test.each([
  ['/api/webhooks/stripe', true],
  ['/api/webhooks/stripe/../../auth/gmail', false],
  ['/api/profile/..%2Fwebhooks%2Fstripe', false],
  ['/api/webhooks/stripe%2F..%2F..%2Fvalidate-coupon', false],
])('%s is a webhook, which the managed rules do not see: %s', (path, exempt) => {
  const { Rules: rules } = prod.one('AWS::WAFv2::WebACL').Properties
  expect(matches(rules[3].Statement, path)).toBe(exempt)
})

const keptFor = (name: string): unknown =>
  prod.of('AWS::Logs::LogGroup').find(({ Properties }) => Properties['LogGroupName'] === name)?.Properties[
    'RetentionInDays'
  ]

test('blocked and counted requests are logged with their visitor, and without credentials', () => {
  const { LoggingFilter: filter, RedactedFields: redacted } = prod.one(
    'AWS::WAFv2::LoggingConfiguration',
  ).Properties
  expect(redacted).toEqual([{ QueryString: {} }, ...HIDDEN.map((name) => ({ SingleHeader: { Name: name } }))])
  expect(filter).toEqual({
    DefaultBehavior: 'DROP',
    Filters: [
      {
        Behavior: 'KEEP',
        Requirement: 'MEETS_ANY',
        Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
      },
    ],
  })
  expect(keptFor('aws-waf-logs-reachwell-prod')).toBe(30)
})

test('the edge log keeps visitor, path and status for a month, without query, cookie or referrer', () => {
  expect(prod.one('AWS::Logs::Delivery').Properties['RecordFields']).toEqual([
    'timestamp',
    'c-ip',
    'cs-method',
    'cs-uri-stem',
    'sc-status',
    'sc-bytes',
    'time-taken',
    'x-edge-result-type',
    'x-edge-request-id',
  ])
  expect(prod.one('AWS::Logs::DeliverySource').Properties).toMatchObject({ LogType: 'ACCESS_LOGS' })
  expect(keptFor('/aws/vendedlogs/reachwell-prod/edge')).toBe(30)
})

test("no rule blocks a body because of a resume's text: every rule about bodies only counts", () => {
  const { Rules: rules } = prod.one('AWS::WAFv2::WebACL').Properties
  // The rules about bodies in the two groups, as AWS lists them.
  const ABOUT_BODIES = {
    AWSManagedRulesCommonRuleSet: [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      'EC2MetaDataSSRF_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
    ],
    AWSManagedRulesKnownBadInputsRuleSet: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY'],
  }
  for (const [group, expected] of Object.entries(ABOUT_BODIES)) {
    const found = rules.find(({ Name }: { Name: string }) => Name === group)
    expect(found.Statement.ManagedRuleGroupStatement.RuleActionOverrides).toEqual(
      expected.map((name) => ({ Name: name, ActionToUse: { Count: {} } })),
    )
  }
})

test('a call to the API’s own address without the secret reaches no function', () => {
  // The gateway itself refuses requests without the header, and caches the authorizer's answer for each
  // value.
  const { Properties: authorizer } = prod.one('AWS::ApiGatewayV2::Authorizer')
  expect([authorizer['AuthorizerType'], authorizer['IdentitySource']]).toEqual([
    'REQUEST',
    ['$request.header.x-origin-secret'],
  ])
  expect(authorizer['AuthorizerResultTtlInSeconds']).toBeGreaterThan(0)
  const open = prod
    .of('AWS::ApiGatewayV2::Route')
    .filter(({ Properties }) => Properties['AuthorizationType'] !== 'CUSTOM')
  expect(open).toEqual([])
})
