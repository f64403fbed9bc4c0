import * as z from 'zod/mini'
import { strictSchema } from '../../language-model/strict-schema.ts'

/** What a sentence rests on, or that it may not stand. */
const VERDICTS = ['resume', 'posting', 'courtesy', 'refused'] as const

/** Why a sentence is refused. */
const REASONS = 'stretch moved invented company commits flatters presses disparages private other'.split(' ')

const Verdict = z.object({
  number: z.coerce.number().check(z.int()),
  verdict: z.pipe(
    z.string(),
    z.transform((word) => word.trim().toLowerCase()),
  ),
  why: z.nullish(z.string()),
  reason: z.nullish(z.string()),
})

const Answer = z.object({ sentences: z.array(Verdict).check(z.maxLength(200)) })

/** The second reader's word on one sentence: null when it may stand, otherwise why it may not. */
export type SentenceVerdict = string | null

const isVerdict = (word: string): boolean => VERDICTS.some((known) => known === word)

/**
 * The verdicts on sentences 1 to `count`, in order; null unless every sentence has one. A sentence that is
 * judged twice is refused when one of the verdicts refuses it.
 */
export function readVerdicts(answer: unknown, count: number): readonly SentenceVerdict[] | null {
  const parsed = Answer.safeParse(answer)
  if (!parsed.success) return null
  const given = Map.groupBy(parsed.data.sentences, ({ number }) => number)
  const verdicts = Array.from({ length: count }, (_, index) => {
    const own = given.get(index + 1) ?? []
    if (own.length === 0 || own.some(({ verdict }) => !isVerdict(verdict))) return undefined
    const refused = own.find(({ verdict }) => verdict === 'refused')
    return refused === undefined ? null : (refused.reason ?? refused.why ?? '')
  })
  const judged = verdicts.filter((verdict) => verdict !== undefined)
  return judged.length === count && count > 0 ? judged : null
}

const BARE = z.describe('Empty unless it is refused.')
/** What a model is asked for. */
export const READER_JSON_SCHEMA = strictSchema(
  z.object({
    sentences: z.array(
      z.object({
        number: z.int(),
        verdict: z.enum(VERDICTS),
        why: z.enum(['', ...REASONS]).check(BARE),
        reason: z.string().check(BARE),
      }),
    ),
  }),
)
