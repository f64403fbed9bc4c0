import * as z from 'zod/mini'

const words = z.string().check(z.trim(), z.minLength(1))

/** What `content/company.json` holds: who runs the service, who founded it, and what customers said. */
export const Company = z.strictObject({
  operator: z.strictObject({
    /** True until real data replaces the sample; until then the pages say that it is a sample. */
    isSample: z.boolean(),
    legalName: words,
    address: words,
    law: words,
    courts: words,
  }),
  /** Real people only. */
  founders: z.array(z.strictObject({ name: words, role: words, story: words })),
  /** Real customers only, who have agreed to be quoted. */
  testimonials: z.array(z.strictObject({ name: words, role: words, quote: words })),
})
export type Company = z.infer<typeof Company>
