import * as z from 'zod/mini'

/**
 * Something that a reader of the letters would wonder about: another place, another field or another level than
 * the resume shows, or else why the writer wants such a job at all. `from` is the resume's, `to` the search's. The page has the sentence.
 */
export const SearchQuestion = z.strictObject({
  code: z.enum(['place', 'field', 'level', 'reason']),
  from: z.string().check(z.minLength(1), z.maxLength(120)),
  to: z.string().check(z.minLength(1), z.maxLength(120)),
})
export type SearchQuestion = Readonly<z.infer<typeof SearchQuestion>>

export const isSameQuestion = (one: SearchQuestion, other: SearchQuestion): boolean =>
  one.code === other.code && one.from === other.from && one.to === other.to
