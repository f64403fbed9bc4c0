import * as z from 'zod/mini'

const words = z.string().check(z.trim(), z.minLength(1))

/** The format of `content/company.json`: the operator, the founders, and customers' testimonials. */
export const Company = z.strictObject({
  operator: z.strictObject({
    /** True until the owner has entered real data; pages then say that these are samples. */
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
