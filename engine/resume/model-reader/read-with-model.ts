import type { RandomBytes } from '../../language-model/data-block.ts'
import {
  type LanguageModel,
  type ModelFailure,
  type ModelRequest,
  ModelUnavailable,
} from '../../language-model/language-model.ts'
import { strictSchema } from '../../language-model/strict-schema.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'
import { withinRecord } from '../within-record.ts'
import { buildReadingPrompt } from './build-reading-prompt.ts'
import { isUnsure } from './is-unsure.ts'
import { mergeReadings } from './merge-readings.ts'
import { proveReading } from './prove-reading.ts'
import { ReadingAnswer } from './reading-answer.ts'

type ReadingFailure = ModelFailure | 'another_shape' | 'nothing_proven' | 'unknown'

/** An upload must be answered within 29 seconds, which includes reading the document. */
const TIMEOUT_MS = 15_000
/** Lowest token limit of an answer; a long resume needs that many. */
const MIN_TOKENS = 6_000

const ANSWER = {
  name: 'hand_over_reading',
  description: 'Hands over what the resume says.',
  schema: strictSchema(ReadingAnswer),
}

export interface ModelReading extends Partial<Pick<ModelRequest, 'timeoutMs' | 'maxTokens'>> {
  readonly model: LanguageModel
  readonly random: RandomBytes
  /** Called with the reason when a resume is read without the model. */
  readonly failed: (cause: ReadingFailure) => void
}

/** The facts of a resume, with a model's reading where there is a model and the layout reader was unsure. */
export const helpedReading = async (
  text: string,
  layout: ResumeFacts,
  model: ModelReading | null,
): Promise<ResumeFacts> =>
  model !== null && isUnsure(text, layout) ? await readWithModel(text, layout, model) : layout

/**
 * Adds a model's reading to that of the layout reader. By default the model has 15 seconds for all attempts
 * and 6,000 tokens. If it fails in any way, the layout reading is returned unchanged. Never throws.
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
      answer: ANSWER,
      maxTokens: Math.max(MIN_TOKENS, maxTokens),
      timeoutMs,
    })
    const reading = ReadingAnswer.safeParse(answer)
    if (!reading.success) return without('another_shape')
    const proven = proveReading(text, reading.data)
    // A model that finds no role at all did not read the resume, so it must not lower any confidence.
    if (proven.roles.length === 0 && layout.roles.length > 0) return without('nothing_proven')
    return withinRecord(mergeReadings(layout, proven, model.id))
  } catch (error) {
    return without(error instanceof ModelUnavailable ? error.failure : 'unknown')
  }
}
