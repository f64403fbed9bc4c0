import * as z from 'zod/mini'
import { Profession } from '../written-profession.ts'

/** A profession of the market in another language, with the id that it has in English. */
const LocalProfession = z.extend(Profession, {
  /** The local names of English titles, which are in lower case. */
  titles: z.pipe(
    z.record(z.string(), z.string()),
    z.transform((titles): ReadonlyMap<string, string> => new Map(Object.entries(titles))),
  ),
  /** The English profession's tools when absent, because most tools have one name everywhere. */
  tools: z.optional(z.array(z.string())),
})
export type LocalProfession = z.infer<typeof LocalProfession>

/** What the market says in a language besides its wording. */
export const LocalMarket = z.object({
  /** What companies of an industry do, in their own words, verb first. */
  industries: z.record(z.string(), z.string()),
  /** The last one is for work outside of the list. */
  professions: z.array(LocalProfession),
})
