import { expect, test } from 'vitest'
import { assemblyOf } from './assemblies.ts'

const prod = await assemblyOf('prod')
const HIDDEN = ['x-admin-email', 'x-admin-password', 'x-admin-code', 'authorization', 'cookie', 'referer']

test("the firewall has AWS's rules and a limit per address, exempts webhooks, and keeps no request samples", () => {
  const distribution = prod.one('AWS::CloudFront::Distribution').Properties['DistributionConfig']
  const { Rules: rules, Scope, DataProtectionConfig: hidden } = prod.one('AWS::WAFv2::WebACL').Properties
  expect(Scope).toBe('CLOUDFRONT')
  expect(rules.map(({ Name }: { Name: string }) => Name)).toEqual([
    'rate-sensitive',
    'rate-costly',
    'rate-news',
    'rate-all',
    'news',
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesCommonRuleSet',
    'queries',
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
    Statement: { RateBasedStatement: { Limit: 300, AggregateKeyType: 'IP' } },
    Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
  })
  expect(rules[2]).toMatchObject({
    Statement: { RateBasedStatement: { Limit: 30_000, ScopeDownStatement: news } },
  })
  expect(rules[3]).toMatchObject({
    Statement: {
      RateBasedStatement: { Limit: 3_000, ScopeDownStatement: { NotStatement: { Statement: news } } },
    },
  })
  expect(rules[4]).toMatchObject({ Action: { Allow: {} }, Statement: news })
  const watched = JSON.stringify(rules[0].Statement.RateBasedStatement.ScopeDownStatement)
  expect(watched).toContain('"SingleHeader":{"Name":"x-admin-password"}')
  // A resume is larger than the common rules allow, and a developer's contains code.
  const counted = (index: number) =>
    [
      ...JSON.stringify(rules[index].Statement.ManagedRuleGroupStatement).matchAll(/"Name":"(\w+_BODY)"/g),
    ].map(([, name]) => name)
  expect(counted(7).slice(0, 2)).toEqual(['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'])
  expect(counted(6)).toEqual(['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY'])
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
  readonly RegexMatchStatement?: {
    readonly RegexString: string
    readonly TextTransformations: readonly { readonly Priority: number; readonly Type: string }[]
  }
  readonly LabelMatchStatement?: { readonly Key: string }
  readonly AndStatement?: { readonly Statements: readonly Statement[] }
  readonly NotStatement?: { readonly Statement: Statement }
  readonly OrStatement?: { readonly Statements: readonly Statement[] }
}
const TRANSFORMATIONS: Readonly<Record<string, (path: string) => string>> = {
  NONE: (path) => path,
  LOWERCASE: (path) => path.toLowerCase(),
  URL_DECODE: (path) => decodeURIComponent(path),
  NORMALIZE_PATH: (path) => new URL(path.replaceAll(/\/{2,}/g, '/'), 'https://x.example').pathname,
}
const seenAs = (path: string, all: readonly { readonly Priority: number; readonly Type: string }[]) =>
  all
    .toSorted((a, b) => a.Priority - b.Priority)
    .reduce((text, { Type }) => (TRANSFORMATIONS[Type] ?? String)(text), path)

/** `labels`: what AWS's rules left on the request. */
function matches(statement: Statement, path: string, labels: readonly string[] = []): boolean {
  const { ByteMatchStatement: bytes, RegexMatchStatement: pattern, LabelMatchStatement: label } = statement
  const { OrStatement: or, AndStatement: and, NotStatement: not } = statement
  if (or !== undefined) return or.Statements.some((each) => matches(each, path, labels))
  if (and !== undefined) return and.Statements.every((each) => matches(each, path, labels))
  if (not !== undefined) return !matches(not.Statement, path, labels)
  if (label !== undefined) return labels.includes(label.Key)
  if (pattern !== undefined)
    return new RegExp(pattern.RegexString).test(seenAs(path, pattern.TextTransformations))
  if (bytes === undefined) return false
  const seen = seenAs(path, bytes.TextTransformations)
  return bytes.PositionalConstraint === 'EXACTLY'
    ? seen === bytes.SearchString
    : seen.startsWith(bytes.SearchString)
}

test.each([
  '/api/validate-coupon',
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

test('every path that costs more than the table has a strict limit per address, and no other has', () => {
  const { Rules: rules } = prod.one('AWS::WAFv2::WebACL').Properties
  const strict: Statement = rules[1].Statement.RateBasedStatement.ScopeDownStatement
  for (const path of [
    '/api/create-subscription',
    '/api/billing/upgrade',
    '/api/billing/status',
    '/api/subscription/cancel',
    '/api/user/resume/upload',
    '/api/demo/letter',
    '/api/email-outreach/01KAB/revisions',
    '/api/email-outreach/follow-ups',
    '/API/shortlist//01KAB/person',
  ])
    expect([path, matches(strict, path)]).toEqual([path, true])
  for (const path of ['/api/session-status', '/api/user', '/api/email-outreach', '/api/contacts', '/pricing'])
    expect([path, matches(strict, path)]).toEqual([path, false])
  // AWS's quota for a pattern.
  const patterns = [...JSON.stringify(rules).matchAll(/"RegexString":"([^"]+)"/g)].map(
    ([, text = '']) => text,
  )
  expect(patterns.filter(({ length }) => length > 200)).toEqual([])
})

test("what AWS's rules say of a query is ignored on the way back from Google, and blocks everywhere else", () => {
  const { Rules: rules } = prod.one('AWS::WAFv2::WebACL').Properties
  const labels = ['awswaf:managed:aws:core-rule-set:GenericRFI_QueryArguments']
  const blocks = (path: string, left: readonly string[]) => matches(rules[8].Statement, path, left)
  expect(rules[8].Action).toEqual({ Block: {} })
  expect(blocks('/api/auth/gmail/callback', labels)).toBe(false)
  expect(blocks('/api/auth/callback', labels)).toBe(true)
  expect(blocks('/api/auth/gmail/callback/../../user', labels)).toBe(true)
  expect(blocks('/api/user', ['awswaf:managed:aws:core-rule-set:RestrictedExtensions_QueryArguments'])).toBe(
    true,
  )
  expect(blocks('/api/user', [])).toBe(false)
})

test.each([
  ['/api/webhooks/stripe', true],
  ['/api/webhooks/stripe/../../auth/gmail', false],
  ['/api/profile/..%2Fwebhooks%2Fstripe', false],
  ['/api/webhooks/stripe%2F..%2F..%2Fvalidate-coupon', false],
])('%s is a webhook, which the managed rules do not see: %s', (path, exempt) => {
  const { Rules: rules } = prod.one('AWS::WAFv2::WebACL').Properties
  expect(matches(rules[4].Statement, path)).toBe(exempt)
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
  // The rules about bodies in the two groups, as AWS lists them, after those about queries, which `queries` blocks.
  const COUNTED = {
    AWSManagedRulesCommonRuleSet: [
      'SizeRestrictions_QUERYSTRING',
      'EC2MetaDataSSRF_QUERYARGUMENTS',
      'GenericLFI_QUERYARGUMENTS',
      'RestrictedExtensions_QUERYARGUMENTS',
      'GenericRFI_QUERYARGUMENTS',
      'CrossSiteScripting_QUERYARGUMENTS',
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      'EC2MetaDataSSRF_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
    ],
    AWSManagedRulesKnownBadInputsRuleSet: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY'],
  }
  for (const [group, expected] of Object.entries(COUNTED)) {
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
