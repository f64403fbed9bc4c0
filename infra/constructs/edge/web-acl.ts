import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import type { StageContext } from '#infra/context.ts'
import { prefixOf } from '../stage-stack.ts'

/** Requests per IP address in five minutes. A household or an office shares one address. */
const MAX_REQUESTS = 3_000
/** Vendors send webhooks from a few addresses, most at the turn of a month; their signature is checked. */
const MAX_WEBHOOKS = 30_000
const WEBHOOKS = Object.values(webhooks).map(({ path }) => path)
/** Requests to paths that are expensive or could be used for guessing. */
const MAX_SENSITIVE = 100
const SENSITIVE = [
  '/api/auth/',
  '/api/user/resume/upload',
  '/api/start-email-drafting',
  '/api/gmail-integration/',
  '/api/contact',
  '/api/demo/',
  '/api/auto-login',
  '/api/create-subscription',
  '/api/detect-account-conflict',
  '/api/link-accounts',
  '/api/retry-payment',
  '/api/validate-coupon',
]

/** Sampled requests would show cookies in the console, so only counts are kept. */
const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})

/** Headers that the firewall redacts from logs and samples. */
export const NEVER_SHOWN = [...Object.values(ADMIN_HEADERS), 'authorization', 'cookie', 'referer']

/**
 * Rules that only count: resumes are larger than the 8 KB of the common rules, and a developer's resume may
 * contain code that looks like an attack. Endpoints limit and parse bodies strictly, and pages escape texts.
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

/** The path as the gateway routes it, however it was written: `/api//validate%2Dcoupon` is `/api/validate-coupon`. */
const beginsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({
      priority,
      type,
    })),
  },
})

/** For exemptions: the path exactly as it was sent, because an id in a path may be written to normalize to another. */
const isExactly = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})

/** An admin's sign-in: credentials in headers, at any endpoint. */
const withCredentials: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    fieldToMatch: { singleHeader: { Name: ADMIN_HEADERS.password } },
    comparisonOperator: 'GT',
    size: 0,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

/** A vendor's news. AWS refuses an OR of a single statement. */
function webhook(): CfnWebACL.StatementProperty {
  const statements = WEBHOOKS.map(isExactly)
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
 * Webhooks skip the managed rules: they contain customers' names, and a name must not block the end of a
 * subscription. Requests without a valid signature are refused later.
 */
const allowWebhooks = (priority: number): CfnWebACL.RuleProperty => ({
  name: 'news',
  priority,
  action: { allow: {} },
  statement: webhook(),
  visibilityConfig: visible('news'),
})

/** The firewall before the site: AWS's managed rules, and rate limits per IP address. */
export function webAcl(scope: Construct, context: StageContext): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    name: prefixOf(context),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(prefixOf(context)),
    dataProtectionConfig: {
      dataProtections: [
        { action: 'SUBSTITUTION', field: { fieldType: 'SINGLE_HEADER', fieldKeys: NEVER_SHOWN } },
        // It may contain sign-in codes and one-time tokens.
        { action: 'SUBSTITUTION', field: { fieldType: 'QUERY_STRING' } },
      ],
    },
    rules: [
      rate('rate-sensitive', 0, MAX_SENSITIVE, {
        orStatement: { statements: [...SENSITIVE.map(beginsWith), withCredentials] },
      }),
      rate('rate-news', 1, MAX_WEBHOOKS, webhook()),
      rate('rate-all', 2, MAX_REQUESTS, { notStatement: { statement: webhook() } }),
      allowWebhooks(3),
      managed('AWSManagedRulesAmazonIpReputationList', 4),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 5),
      managed('AWSManagedRulesCommonRuleSet', 6),
    ],
  })
}
