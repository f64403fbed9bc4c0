import type { RandomBytes } from '#platform/ids.ts'
import {
  type LanguageModel,
  type ModelFailure,
  type ModelRequest,
  ModelUnavailable,
} from '#platform/language-model/language-model.ts'
import type { ResumeFacts } from '../model.ts'
import { withinRecord } from '../within-record.ts'
import { buildReadingPrompt } from './build-reading-prompt.ts'
import { mergeReadings } from './merge-readings.ts'
import { proveReading } from './prove-reading.ts'
import { ReadingAnswer, readingJsonSchema } from './reading-answer.ts'

type ReadingFailure = ModelFailure | 'another_shape' | 'nothing_proven' | 'unknown'

/** An upload is answered within 29 seconds, and the document is read before. */
const TIMEOUT_MS = 15_000
/** Of one answer: a resume takes no fewer. */
const MIN_TOKENS = 6_000

const ANSWER = { name: 'hand_over_reading', description: 'Hands over what the resume says.' } as const

export interface ModelReading extends Partial<Pick<ModelRequest, 'timeoutMs' | 'maxTokens'>> {
  readonly model: LanguageModel
  readonly random: RandomBytes
  /** Told why a resume was read without the model. */
  readonly failed: (cause: ReadingFailure) => void
}

/**
 * What a resume says by its layout and by a model, which has 15 seconds for all tries and 6,000 tokens unless
 * told otherwise; by its layout alone where the model fails, whatever way. Never throws.
 */
export async function readWithModel(
  text: string,
  layout: ResumeFacts,
  { model, random, failed, timeoutMs = TIMEOUT_MS, maxTokens = 0 }: ModelReading,
): Promise<ResumeFacts> {
  const without = (cause: ReadingFailure): ResumeFacts => {
    failed(cause)
    return layout
  }
  try {
    const answer = await model.ask({
      ...buildReadingPrompt(text, random),
      answer: { ...ANSWER, schema: readingJsonSchema() },
      maxTokens: Math.max(MIN_TOKENS, maxTokens),
      timeoutMs,
    })
    const reading = ReadingAnswer.safeParse(answer)
    if (!reading.success) return without('another_shape')
    const proven = proveReading(text, reading.data)
    // A model that finds none of the roles has not read: it makes none of them less sure.
    if (proven.roles.length === 0 && layout.roles.length > 0) return without('nothing_proven')
    return withinRecord(mergeReadings(layout, proven, model.id))
  } catch (error) {
    return without(error instanceof ModelUnavailable ? error.failure : 'unknown')
  }
}
