import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

const Boards = z.array(
  z.strictObject({
    token: text,
    company: text,
    /** Registrable domain of the employer: the board itself does not give it. */
    domain: z.string().check(z.regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/)),
  }),
)
export type GreenhouseBoard = z.output<typeof Boards>[number]

/** The boards to read. Throws an Error that says what to give. */
export function boardsOf(value: unknown): readonly GreenhouseBoard[] {
  const parsed = Boards.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error('Give the boards as a JSON list of {"token", "company", "domain"}.')
}
