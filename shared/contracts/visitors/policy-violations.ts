import * as z from 'zod/mini'
import { contract } from '../contract.ts'

/** The part of a browser's report that is read (w3.org/TR/CSP3, "report-uri"); none of it is stored. */
const PolicyViolation = z.strictObject({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string().check(z.maxLength(100))),
    'violated-directive': z.optional(z.string().check(z.maxLength(2_000))),
    'blocked-uri': z.optional(z.string().check(z.maxLength(4_000))),
  }),
})

export const reportPolicyViolation = contract('reportPolicyViolation', 'POST /api/policy-violations', {
  auth: 'none',
  summary: 'Counts what the content policy of a page blocked, as browsers report it.',
  body: PolicyViolation,
  bodyLimit: 16 * 1024,
  rate: { perMinute: 20, perDay: 200 },
  reply: { 200: z.object({ counted: z.boolean() }) },
})
