import * as z from 'zod/mini'

const list = z.readonly(z.array(z.string()))

/** A profession as test/fixtures/market/professions writes it. */
export const Profession = z.object({
  id: z.string(),
  /** Title words that belong to the profession. */
  words: z.pipe(
    z.string(),
    z.transform((words) => new RegExp(words, 'i')),
  ),
  /** Titles under which boards advertise it. */
  titles: list,
  teams: list,
  /** The job's duties, as infinitives without "to". */
  duties: list,
  /** The requirements, as noun phrases. */
  needs: list,
  tools: list,
  /** The employer's goals, which follow "This year we want to". */
  goals: list,
  /** What its employers do, when not every company employs it; to follow "The company …". */
  employers: z.optional(list),
})
