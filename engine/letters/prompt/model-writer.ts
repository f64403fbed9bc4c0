import { type LanguageModel, ModelUnavailable } from '../../language-model/language-model.ts'
import { type Writer, WriterUnavailable } from '../model.ts'
import { buildPrompt, type PromptSecrets } from './build-prompt.ts'
import { LETTER_JSON_SCHEMA } from './letter-answer.ts'
import { parseModelLetter } from './parse-model-letter.ts'

const ANSWER = {
  name: 'write_letter',
  description: 'Hands over the letter.',
  schema: LETTER_JSON_SCHEMA,
} as const

export interface ModelLimits {
  /** Milliseconds for all attempts of one request together. */
  readonly timeoutMs: number
  /** Tokens of an answer, including the model's reasoning. */
  readonly maxTokens: number
}

/** The limits where a stage has no others. */
export const MODEL_LIMITS: ModelLimits = { timeoutMs: 25_000, maxTokens: 2_000 }

/** Writes letters with a language model, and repairs letters that were refused. */
export function modelWriter(
  model: LanguageModel,
  secrets: PromptSecrets,
  limits: Partial<ModelLimits> = {},
): Writer {
  return {
    async write(assignment, refused) {
      const prompt = buildPrompt(assignment, refused, secrets)
      const { system, shared, user } = prompt
      const answer = await model
        .ask({ system, shared, user, answer: ANSWER, ...MODEL_LIMITS, ...limits })
        .catch((error: unknown) => {
          throw error instanceof ModelUnavailable
            ? new WriterUnavailable(error.message, error.failure)
            : new WriterUnavailable('The model could not be asked.', 'unreachable')
        })
      return parseModelLetter(answer, { assignment, prompt, writer: model.id })
    },
  }
}
