import { API_CHECKS } from './api-checks.ts'
import { runChecks, type Checks } from './check.ts'
import { PAGE_CHECKS } from './page-checks.ts'
import { SIGN_IN_CHECKS, STRANGERS_RETURN } from './sign-in-checks.ts'
import { siteAt } from './site.ts'
import { STAGE_CHECKS } from './stage-checks.ts'

/** Those that may be repeated for ever: a stranger's return counts as a failed sign-in, and many ring an alarm. */
export const REPEATED: Checks = { ...PAGE_CHECKS, ...STAGE_CHECKS, ...API_CHECKS, ...SIGN_IN_CHECKS }

/** Everything that a visitor without an account can see of a running site. */
export const ALL_CHECKS: Checks = { ...REPEATED, ...STRANGERS_RETURN }

/** Entry point of the canary in CloudWatch Synthetics (infra/stacks/monitoring/watch-stack.ts), every few minutes. */
export async function handler(): Promise<string> {
  const url = process.env['SITE']
  if (url === undefined) throw new Error('The canary does not know its site.')
  const results = await runChecks(REPEATED, siteAt(url, { local: false }), () => undefined)
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  if (failed.length > 0) throw new Error(failed.map(({ name, why }) => `${name}: ${why}`).join('; '))
  return `${results.length} checks passed.`
}
