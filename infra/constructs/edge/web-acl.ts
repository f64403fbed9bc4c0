import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import type { StageContext } from '#infra/context.ts'
import { prefixOf } from '../stage-stack.ts'

/** Requests of one address in five minutes. A household or an office behind one address is many people. */
const MAX_REQUESTS = 3_000
/** A vendor sends its news from a few addresses, many at a month's turn; its signature proves them. */
const MAX_NEWS = 30_000
const NEWS = Object.values(webhooks).map(({ path }) => path)
/** Of these the service does dear work, or somebody may be guessing. */
const MAX_SENSITIVE = 100
const SENSITIVE = [
  '/api/auth/',
  '/api/user/resume/upload',
  '/api/start-email-drafting',
  '/api/gmail-integration/',
  '/api/contact',
  '/api/auto-login',
  '/api/create-subscription',
  '/api/detect-account-conflict',
  '/api/link-accounts',
  '/api/retry-payment',
  '/api/validate-coupon',
]

/** A sampled request shows cookies in the console: only counts are kept. */
const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})

/** What stands in no log and no sample of the firewall. */
export const NEVER_SHOWN = [...Object.values(ADMIN_HEADERS), 'authorization', 'cookie', 'referer']

/**
 * Rules that only count: resumes are larger than the 8 KB of the common rules, and a developer's may hold
 * code that looks like an attack. Endpoints have limits, bodies a strict shape, texts are shown as texts.
 */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY'],
}

const managed = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: (COUNTED[name] ?? []).map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
})

const beginsWith = (searchString: string) => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
})

/** The sign-in of an admin: credentials in headers, at whichever endpoint. */
const withCredentials: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    fieldToMatch: { singleHeader: { Name: ADMIN_HEADERS.password } },
    comparisonOperator: 'GT',
    size: 0,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

/** An OR of one is refused. */
function under(paths: readonly string[]): CfnWebACL.StatementProperty {
  const statements = paths.map(beginsWith)
  const [only, ...others] = statements
  return only !== undefined && others.length === 0 ? only : { orStatement: { statements } }
}

const rate = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: {
    block: {
      customResponse: { responseCode: 429, responseHeaders: [{ name: 'retry-after', value: '300' }] },
    },
  },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      ...(scopeDownStatement === undefined ? {} : { scopeDownStatement }),
    },
  },
  visibilityConfig: visible(name),
})

/**
 * News from vendors pass the managed rules by: customers' names stand in them and must not keep a
 * subscription's end from us. Anybody may send to these addresses, and is refused without a signature.
 */
const letNewsPass = (priority: number): CfnWebACL.RuleProperty => ({
  name: 'news',
  priority,
  action: { allow: {} },
  statement: under(NEWS),
  visibilityConfig: visible('news'),
})

/** What a request passes before the site: AWS's own rules, and how much one address may ask. */
export function webAcl(scope: Construct, context: StageContext): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    name: prefixOf(context),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(prefixOf(context)),
    dataProtectionConfig: {
      dataProtections: [
        { action: 'SUBSTITUTION', field: { fieldType: 'SINGLE_HEADER', fieldKeys: NEVER_SHOWN } },
        // Codes of sign-ins and one-time tokens travel there.
        { action: 'SUBSTITUTION', field: { fieldType: 'QUERY_STRING' } },
      ],
    },
    rules: [
      rate('rate-sensitive', 0, MAX_SENSITIVE, {
        orStatement: { statements: [...SENSITIVE.map(beginsWith), withCredentials] },
      }),
      rate('rate-news', 1, MAX_NEWS, under(NEWS)),
      rate('rate-all', 2, MAX_REQUESTS, { notStatement: { statement: under(NEWS) } }),
      letNewsPass(3),
      managed('AWSManagedRulesAmazonIpReputationList', 4),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 5),
      managed('AWSManagedRulesCommonRuleSet', 6),
    ],
  })
}
