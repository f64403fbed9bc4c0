import { expect, test } from 'vitest'
import { assemblyOf } from './built.ts'

const prod = await assemblyOf('prod')

test("the firewall has AWS's rules and limits an address, lets a vendor's news pass by them, and keeps no sample of a request", () => {
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
  // What customers call themselves stands in a vendor's news; their number is limited all the same.
  const news = {
    ByteMatchStatement: { SearchString: '/api/webhooks/stripe', PositionalConstraint: 'STARTS_WITH' },
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
  // A resume is larger than what the common rules let through, and a developer's holds code.
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
  // Were samples or a log switched on by hand, these would not be in them.
  expect(hidden).toEqual({
    DataProtections: [
      {
        Action: 'SUBSTITUTION',
        Field: {
          FieldType: 'SINGLE_HEADER',
          FieldKeys: ['x-admin-email', 'x-admin-password', 'x-admin-code', 'cookie'],
        },
      },
    ],
  })
  expect(JSON.stringify(distribution.WebACLId)).toContain('shield')
})
