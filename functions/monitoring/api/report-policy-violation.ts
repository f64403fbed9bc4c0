import { violationOf } from '../policy-violation.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { reportPolicyViolation } from '#shared/contracts/visitors/policy-violations.ts'

export const handler = endpoint(reportPolicyViolation, {}, async ({ body }) => {
  const violation = violationOf(body['csp-report'])
  if (violation === null) return { counted: false }
  count('PolicyViolations', 1, violation.directive)
  logger.info(violation, 'a page broke its content policy')
  return { counted: true }
})
