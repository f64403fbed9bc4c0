import OpenAI from 'openai'
import pRetry from 'p-retry'
import { parse } from 'secure-json-parse'
import type { RandomBytes } from '#core/kernel/ids.ts'
import { type Writer, WriterUnavailable } from '#core/writing/model.ts'
import { buildPrompt, type Prompt } from '#core/writing/prompt/build-prompt.ts'
import { LETTER_JSON_SCHEMA } from '#core/writing/prompt/letter-answer.ts'
import { parseModelLetter } from '#core/writing/prompt/parse-model-letter.ts'

export interface OpenAiWriterOptions {
  /** Any server with OpenAI's chat completions, up to and with `/v1`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly random: RandomBytes
  /** Wait before the second try of a throttled call. Milliseconds; 500 when absent. */
  readonly retryDelayMs?: number
}

const MOST_TOKENS = 2_000
const TIMEOUT_MS = 25_000
/** An answer of 2,000 tokens has some 10,000 characters; what is far above was not written for us and is not parsed. */
const LONGEST_ANSWER = 40_000

const requestOf = (prompt: Prompt, model: string): OpenAI.ChatCompletionCreateParamsNonStreaming => ({
  model,
  messages: [{ role: 'system', content: prompt.system }, { role: 'user', content: prompt.user }],
  max_completion_tokens: MOST_TOKENS,
  response_format: { type: 'json_schema', json_schema: { name: 'letter', strict: true, schema: { ...LETTER_JSON_SCHEMA } } },
})

/** A refusal comes in a field of its own; a cut answer has the finish reason `length`. */
function answerOf({ choices: [choice] }: OpenAI.ChatCompletion): unknown {
  if (choice === undefined) throw new WriterUnavailable('The model gave no answer.')
  if (choice.finish_reason !== 'stop') throw new WriterUnavailable(`The model stopped early: ${choice.finish_reason}.`)
  const { refusal, content } = choice.message
  if (refusal || !content || content.length > LONGEST_ANSWER) throw new WriterUnavailable('The model gave no letter.')
  try {
    return parse(content, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw new WriterUnavailable('The answer is not JSON.')
  }
}

const isThrottled = (error: unknown): boolean => error instanceof OpenAI.APIError && (error.status === 429 || error.status === 503)

function nameOf(error: unknown): string {
  if (!(error instanceof OpenAI.APIError)) return 'unknown'
  return typeof error.status === 'number' ? `status ${error.status}` : error.name
}

/**
 * Writes letters with a model behind OpenAI's chat completions and its JSON schema output. A throttled call is tried once more after a
 * short wait; every other failure is WriterUnavailable with the status and nothing of what was sent.
 */
export function openAiWriter(options: OpenAiWriterOptions): Writer {
  const client = new OpenAI({ baseURL: options.baseUrl, apiKey: options.apiKey, maxRetries: 0, timeout: TIMEOUT_MS, logLevel: 'off' })
  return {
    async write(assignment, findings) {
      const prompt = buildPrompt(assignment, findings, options.random)
      const delay = options.retryDelayMs ?? 500
      const completion = await pRetry(() => client.chat.completions.create(requestOf(prompt, options.model)), {
        retries: 1,
        minTimeout: delay,
        maxTimeout: delay,
        shouldRetry: ({ error }) => isThrottled(error),
      }).catch((error: unknown) => {
        throw new WriterUnavailable(`openai: ${nameOf(error)}`)
      })
      return parseModelLetter(answerOf(completion), { assignment, prompt, writer: options.model })
    },
  }
}
