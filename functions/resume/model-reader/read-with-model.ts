import type { ResumeFacts } from '../model.ts'
import { withinRecord } from '../within-record.ts'
import type { RandomBytes } from '#platform/ids.ts'
import {
  type LanguageModel,
  type ModelFailure,
  type ModelRequest,
  ModelUnavailable,
} from '#platform/language-model/language-model.ts'
import { buildReadingPrompt, type ReadingPrompt } from './build-reading-prompt.ts'
import { mergeReadings } from './merge-readings.ts'
import { proveReading } from './prove-reading.ts'
import { ReadingAnswer, readingJsonSchema } from './reading-answer.ts'

export type ReadingFailure = ModelFailure | 'another_shape' | 'nothing_proven' | 'unknown'

/** A model that reads resumes. */
export interface ResumeModel {
  readonly id: string
  /** Throws ReaderUnavailable. */
  read(prompt: ReadingPrompt): Promise<ReadingAnswer>
}

/** The model gave no reading. */
export class ReaderUnavailable extends Error {
  override readonly name = 'ReaderUnavailable'
  readonly failure: ReadingFailure

  constructor(failure: ReadingFailure) {
    super(`The model gave no reading: ${failure}.`)
    this.failure = failure
  }
}

/** An upload is answered within 29 seconds, and the document is read before. */
const LIMITS = { timeoutMs: 15_000, maxTokens: 6_000 } as const

const ANSWER = { name: 'hand_over_reading', description: 'Hands over what the resume says.' } as const

/**
 * Reads resumes with a language model, within 15 seconds for all tries of one resume and 6,000 tokens unless
 * told otherwise; a resume takes no fewer.
 */
export function modelReader(
  model: LanguageModel,
  {
    timeoutMs = LIMITS.timeoutMs,
    maxTokens = 0,
  }: Partial<Pick<ModelRequest, 'timeoutMs' | 'maxTokens'>> = {},
): ResumeModel {
  return {
    id: model.id,
    async read({ system, user }) {
      const answer = await model
        .ask({
          system,
          user,
          answer: { ...ANSWER, schema: readingJsonSchema() },
          maxTokens: Math.max(LIMITS.maxTokens, maxTokens),
          timeoutMs,
        })
        .catch((error: unknown) => {
          throw new ReaderUnavailable(error instanceof ModelUnavailable ? error.failure : 'unknown')
        })
      const reading = ReadingAnswer.safeParse(answer)
      if (!reading.success) throw new ReaderUnavailable('another_shape')
      return reading.data
    },
  }
}

export interface ModelReading {
  readonly model: ResumeModel
  readonly random: RandomBytes
  /** Told why a resume was read without the model. */
  readonly failed: (cause: ReadingFailure) => void
}

/**
 * What a resume says by its layout and by a model; by its layout alone where the model fails, whatever way.
 * Never throws.
 */
export async function readWithModel(
  text: string,
  layout: ResumeFacts,
  { model, random, failed }: ModelReading,
): Promise<ResumeFacts> {
  try {
    const proven = proveReading(text, await model.read(buildReadingPrompt(text, random)))
    // A model that finds none of the roles has not read: it makes none of them less sure.
    if (proven.roles.length === 0 && layout.roles.length > 0) throw new ReaderUnavailable('nothing_proven')
    return withinRecord(mergeReadings(layout, proven, model.id))
  } catch (error) {
    failed(error instanceof ReaderUnavailable ? error.failure : 'unknown')
    return layout
  }
}
