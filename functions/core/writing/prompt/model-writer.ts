import type { RandomBytes } from '#core/kernel/ids.ts'
import { type LanguageModel, ModelUnavailable } from '#core/language-model/language-model.ts'
import { type Writer, WriterUnavailable } from '#core/writing/model.ts'
import { buildPrompt } from './build-prompt.ts'
import { LETTER_JSON_SCHEMA } from './letter-answer.ts'
import { parseModelLetter } from './parse-model-letter.ts'

const ANSWER = { name: 'write_letter', description: 'Hands over the letter.', schema: LETTER_JSON_SCHEMA } as const
const MAX_TOKENS = 2_000
const TIMEOUT_MS = 25_000

/** Writes letters with a language model. `timeoutMs` is for all tries of one letter together; 25 seconds when absent. */
export function modelWriter(model: LanguageModel, random: RandomBytes, timeoutMs = TIMEOUT_MS): Writer {
  return {
    async write(assignment, refused) {
      const prompt = buildPrompt(assignment, refused?.findings ?? [], random)
      const answer = await model.ask({ system: prompt.system, user: prompt.user, answer: ANSWER, maxTokens: MAX_TOKENS, timeoutMs }).catch((error: unknown) => {
        throw error instanceof ModelUnavailable ? new WriterUnavailable(error.message, error.failure) : new WriterUnavailable('The model could not be asked.', 'unreachable')
      })
      return parseModelLetter(answer, { assignment, prompt, writer: model.id })
    },
  }
}
