import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'

/** A regular expression of the firewall has at most so many characters (AWS WAF quotas). */
const MAX_PATTERN = 200

/** How AWS cleans a path before it is compared, so that `/api//validate%2Dcoupon` is `/api/validate-coupon`. */
const CLEANED = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ priority, type }))

/** `/api/email-outreach/{id}/letter` as an alternative of a pattern. */
const alternative = (path: string): string =>
  path
    .replace(/^\/api\//u, '')
    .replaceAll('.', '\\.')
    .replaceAll(/\{\w+\}/gu, '[^/]+')

function patterns(paths: readonly string[]): readonly string[] {
  const wrap = (alternatives: readonly string[]) => `^/api/(?:${alternatives.join('|')})(?:/|$)`
  const groups: string[][] = [[]]
  for (const each of paths.map(alternative)) {
    const last = groups.at(-1) ?? []
    if (last.length > 0 && wrap([...last, each]).length > MAX_PATTERN) groups.push([each])
    else last.push(each)
  }
  return groups.map(wrap)
}

/** Statements about the paths of the API, as the gateway routes them, and whatever is below them. */
export const onPaths = (paths: readonly string[]): readonly CfnWebACL.StatementProperty[] =>
  patterns(paths).map((regexString) => ({
    regexMatchStatement: { fieldToMatch: { uriPath: {} }, regexString, textTransformations: CLEANED },
  }))

/** For exemptions: the path exactly as it was sent, because an id in a path may be written to normalize to another. */
export const isExactly = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})
