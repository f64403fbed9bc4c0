import OpenAI from 'openai'
import * as z from 'zod/mini'
import { askModel } from '#adapters/provider/ask-model.ts'
import { jsonObjectIn } from '#core/language-model/json-object.ts'
import { type LanguageModel, type ModelFailure, type ModelRequest, ModelUnavailable } from '#core/language-model/language-model.ts'

export interface OpenAiModelOptions {
  /** Any server with OpenAI's chat completions, up to and with `/v1`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** Wait before the second try of a throttled call. Milliseconds; 500 when absent. */
  readonly retryDelayMs?: number
}

const requestOf = ({ system, user, answer, maxTokens }: ModelRequest, model: string): OpenAI.ChatCompletionCreateParamsNonStreaming => ({
  model,
  messages: [{ role: 'system', content: system }, { role: 'user', content: user }],
  max_completion_tokens: maxTokens,
  response_format: { type: 'json_schema', json_schema: { name: answer.name, strict: true, schema: answer.schema } },
})

/** What we read of an answer. Other servers than OpenAI's leave out fields, or send an error with status 200. */
const Completion = z.object({
  choices: z.array(z.object({
    finish_reason: z.nullish(z.string()),
    message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
  })).check(z.minLength(1)),
})

/** A refusal comes in a field of its own; a cut answer has the finish reason `length`. */
function answerOf(completion: unknown): unknown {
  const choice = Completion.safeParse(completion).data?.choices[0]
  if (choice === undefined) throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  const { finish_reason: reason, message: { refusal, content } } = choice
  if (typeof reason === 'string' && reason !== 'stop') throw new ModelUnavailable(reason === 'length' ? 'cut_off' : 'refused', `The model stopped early: ${reason}.`)
  if (refusal) throw new ModelUnavailable('refused', 'The model refused to answer.')
  if (!content) throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  return jsonObjectIn(content)
}

function explain(error: unknown): { failure: ModelFailure; name: string } {
  if (!(error instanceof OpenAI.APIError)) return { failure: 'vendor_error', name: 'openai: unknown' }
  if (typeof error.status !== 'number') return { failure: 'unreachable', name: `openai: ${error.name}` }
  return { failure: error.status === 429 || error.status === 503 ? 'throttled' : 'vendor_error', name: `openai: status ${error.status}` }
}

/**
 * A model behind OpenAI's chat completions and its JSON schema output. A throttled call is tried once more after a short wait; every
 * failure is ModelUnavailable with the status and nothing of what was sent.
 */
export function openAiModel(options: OpenAiModelOptions): LanguageModel {
  const client = new OpenAI({ baseURL: options.baseUrl, apiKey: options.apiKey, maxRetries: 0, logLevel: 'off' })
  return {
    id: options.model,
    async ask(request) {
      const completion = await askModel((signal) => client.chat.completions.create(requestOf(request, options.model), { signal, timeout: request.timeoutMs }), {
        timeoutMs: request.timeoutMs, retryDelayMs: options.retryDelayMs ?? 500, explain,
      })
      return answerOf(completion)
    },
  }
}
