import * as z from 'zod/mini'

const words = z.string().check(z.trim(), z.minLength(1))

/** Who says so and when; a sample is refused in production. */
const evidence = { source: words, date: z.iso.date(), isSample: z.boolean() }

/** A claim of the public pages in a few signs and in a sentence; null leaves it out. */
const Claim = z.nullable(z.strictObject({ short: words, text: words, ...evidence }))

/** What `content/company.json` holds: who runs the service, who founded it, what customers said, and what the pages claim. */
export const Company = z.strictObject({
  operator: z.strictObject({
    /** True until real data replaces the sample; until then the pages say that it is a sample. */
    isSample: z.boolean(),
    legalName: words,
    address: words,
    law: words,
    courts: words,
  }),
  claims: z.strictObject({
    users: Claim,
    countries: Claim,
    responseRate: Claim,
    speed: Claim,
    replies: Claim,
  }),
  /** `link` is where a visitor can verify it; `short` is the badge in the footer. */
  certifications: z.array(
    z.strictObject({ id: words, short: words, text: words, link: z.nullable(words), ...evidence }),
  ),
  /** Real people only. */
  founders: z.array(z.strictObject({ name: words, role: words, story: words })),
  /** Real customers only, who have agreed to be quoted. */
  testimonials: z.array(z.strictObject({ name: words, role: words, quote: words })),
})
export type Company = z.infer<typeof Company>
