import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { completeGmailConnection } from '#shared/contracts/account/auth.ts'
import type { StageContext } from '#infra/context.ts'
import { pathsOf } from '#infra/registered-vendors.ts'
import { grantsOf, ROUTES } from '#infra/stacks/routes.ts'
import { worldPrefixOf } from '../../stage-names.ts'
import { isExactly, onPaths } from './paths.ts'

/** Requests per IP address in five minutes. A household or an office shares one address. */
const MAX_REQUESTS = 3_000
/** Vendors send webhooks from a few addresses, most at the turn of a month; their signature is checked. */
const MAX_WEBHOOKS = 30_000
const WEBHOOKS = Object.values(webhooks).map(({ path }) => path)
/** Requests to paths that could be used for guessing, and everything about signing in. */
const MAX_SENSITIVE = 100
const SENSITIVE = [
  '/api/auth',
  '/api/auto-login',
  '/api/detect-account-conflict',
  '/api/link-accounts',
  '/api/validate-coupon',
]
/** Requests to paths that cost more than the table: a vendor, a model, a mail or much memory (infra/grants). */
const MAX_COSTLY = 300
const COSTLY = ROUTES.filter((route) => grantsOf(route).costly === true).map(({ path }) => path)

/** Sampled requests would show cookies in the console, so only counts are kept. */
const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})

/** Headers that the firewall redacts from logs and samples. */
export const NEVER_SHOWN = [...Object.values(ADMIN_HEADERS), 'authorization', 'cookie', 'referer']

/** The common rules about queries, each with the label that it leaves, whose case AWS writes differently. */
const QUERIES = {
  SizeRestrictions_QUERYSTRING: 'SizeRestrictions_QueryString',
  EC2MetaDataSSRF_QUERYARGUMENTS: 'EC2MetaDataSSRF_QueryArguments',
  GenericLFI_QUERYARGUMENTS: 'GenericLFI_QueryArguments',
  RestrictedExtensions_QUERYARGUMENTS: 'RestrictedExtensions_QueryArguments',
  GenericRFI_QUERYARGUMENTS: 'GenericRFI_QueryArguments',
  CrossSiteScripting_QUERYARGUMENTS: 'CrossSiteScripting_QueryArguments',
} as const

/**
 * Rules that only count. About queries: see `queriesElsewhere`. About bodies: resumes are larger than the 8 KB of the common rules, and a developer's resume may
 * contain code that looks like an attack. Endpoints limit and parse bodies strictly, and pages escape texts.
 */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesCommonRuleSet: [
    ...Object.keys(QUERIES),
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

/** An admin's sign-in: credentials in headers, at any endpoint. */
const withCredentials: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    fieldToMatch: { singleHeader: { Name: ADMIN_HEADERS.password } },
    comparisonOperator: 'GT',
    size: 0,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

/** AWS refuses an OR of a single statement. */
function anyOf(statements: readonly CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty {
  const [only, ...others] = statements
  return only !== undefined && others.length === 0 ? only : { orStatement: { statements: [...statements] } }
}

/** A vendor's news. */
const webhook = (): CfnWebACL.StatementProperty => anyOf(WEBHOOKS.map(isExactly))

/**
 * Google leads a browser back with URLs in `scope`, which these rules take for attacks. They only count and leave a
 * label, and this rule blocks what has one on any other path.
 */
const queriesElsewhere = (priority: number, context: StageContext): CfnWebACL.RuleProperty => ({
  name: 'queries',
  priority,
  action: { block: {} },
  statement: {
    andStatement: {
      statements: [
        anyOf(
          Object.values(QUERIES).map((label) => ({
            labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${label}` },
          })),
        ),
        { notStatement: { statement: anyOf(pathsOf(completeGmailConnection, context).map(isExactly)) } },
      ],
    },
  },
  visibilityConfig: visible('queries'),
})

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
    name: worldPrefixOf(context),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(worldPrefixOf(context)),
    dataProtectionConfig: {
      dataProtections: [
        { action: 'SUBSTITUTION', field: { fieldType: 'SINGLE_HEADER', fieldKeys: NEVER_SHOWN } },
        // It may contain sign-in codes and one-time tokens.
        { action: 'SUBSTITUTION', field: { fieldType: 'QUERY_STRING' } },
      ],
    },
    rules: [
      rate('rate-sensitive', 0, MAX_SENSITIVE, anyOf([...onPaths(SENSITIVE), withCredentials])),
      rate('rate-costly', 1, MAX_COSTLY, anyOf(onPaths(COSTLY))),
      rate('rate-news', 2, MAX_WEBHOOKS, webhook()),
      rate('rate-all', 3, MAX_REQUESTS, { notStatement: { statement: webhook() } }),
      allowWebhooks(4),
      managed('AWSManagedRulesAmazonIpReputationList', 5),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 6),
      managed('AWSManagedRulesCommonRuleSet', 7),
      queriesElsewhere(8, context),
    ],
  })
}
