import * as z from 'zod/mini'
import { ActivityDetails, activityWords } from '#shared/catalog/activities.ts'
import { CANCEL_REASONS, CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'
import { ContactReason, contactReasonWords } from '#shared/catalog/reasons/contact-reasons.ts'
import { heldBackFor, missingWords } from '#shared/catalog/letter-rules.ts'
import { Missing, Refusal } from '#engine/values/finding.ts'
import { RankingWhy, rankingWords } from '#engine/values/reasons/ranking.ts'
import { RunNote, runNoteWords, StoredNote } from '#shared/catalog/reasons/run-notes.ts'
import type { Fields, OwnRecord } from './model.ts'

const inSentence = <S extends z.ZodMiniType>(schema: S, words: (value: z.infer<S>) => string) =>
  z.pipe(schema, z.transform(words))

const Sentence = z.union([
  inSentence(RunNote, runNoteWords),
  inSentence(ContactReason, contactReasonWords),
  inSentence(RankingWhy, rankingWords),
  inSentence(ActivityDetails, activityWords),
  inSentence(Missing, missingWords),
])

const ShownRefusal = z.pipe(Refusal, z.transform(heldBackFor))

const Coded = z.object({ code: z.string(), params: z.looseObject({}) })

/** A stored value with its codes replaced by the sentences that people are shown. */
function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(read)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  const shown = (Coded.safeParse(value).success ? Sentence : ShownRefusal).safeParse(value).data
  return (
    shown ?? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner)] as const))
  )
}

/** The fields of an item as a person can read them. */
export function inWords({ kind, fields }: Pick<OwnRecord, 'kind' | 'fields'>): Fields {
  const { notes, ...rest } = fields
  const why = kind === 'cancellation' ? { reason: CANCEL_REASONS[CancelReason.parse(fields['reason'])] } : {}
  const noted = kind === 'run' && notes !== undefined ? { notes: z.array(StoredNote).parse(notes) } : {}
  return Object.fromEntries(
    Object.entries({ ...(kind === 'run' ? rest : fields), ...noted, ...why }).map(
      ([name, value]) => [name, read(value)] as const,
    ),
  )
}
