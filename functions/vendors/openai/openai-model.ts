import { askModel } from '#platform/provider/ask-model.ts'
import { AnswerTooLarge, postJson } from '#platform/provider/post-json.ts'
import {
  type LanguageModel,
  type ModelFailure,
  type ModelRequest,
  ModelUnavailable,
} from '#platform/language-model/language-model.ts'
import { answerOf } from './completion.ts'

export interface OpenAiModelOptions {
  /** Any server with OpenAI's chat completions, up to and with `/v1`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** Wait before the second try of a throttled call. Milliseconds; 500 when absent. */
  readonly retryDelayMs?: number
}

/** An answer that is none; `retryAfter` in seconds. */
class BadStatus extends Error {
  readonly status: number
  readonly retryAfter: number | null

  constructor(status: number, retryAfter: number | null) {
    super(`openai: status ${status}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/**
 * What is the same for many letters stands first, which is all that a vendor's cache of prefixes asks for.
 */
const bodyOf = ({ system, shared, user, answer, maxTokens }: ModelRequest, model: string) => ({
  model,
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: shared === undefined ? user : `${shared}\n\n${user}` },
  ],
  max_completion_tokens: maxTokens,
  response_format: {
    type: 'json_schema',
    json_schema: { name: answer.name, strict: true, schema: answer.schema },
  },
})

/** A page or a stream is no completion, and a stream may have no end. */
const OTHER_TYPES = /^(?:text\/(?:html|event-stream)|image\/|application\/(?:octet-stream|x-ndjson))/u

const notJson = (): ModelUnavailable => new ModelUnavailable('not_json', 'The answer is not JSON.')

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw notJson()
  }
}

async function complete(
  request: ModelRequest,
  { baseUrl, apiKey, model }: OpenAiModelOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const { status, retryAfter, type, body } = await postJson(
    new URL(`${baseUrl.replace(/\/$/u, '')}/chat/completions`),
    {
      headers: { authorization: `Bearer ${apiKey}` },
      body: bodyOf(request, model),
      signal,
      wanted: (head) => head.status === 200 && !OTHER_TYPES.test(head.type),
    },
  )
  if (status !== 200) throw new BadStatus(status, retryAfter)
  if (OTHER_TYPES.test(type)) throw notJson()
  if (body.byteLength === 0) throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  return parsed(body)
}

/** Longer than this nobody waits for a letter. Seconds. */
const LONGEST_WAIT = 2

function failureOf(status: number): ModelFailure {
  if (status === 429 || status === 503) return 'throttled'
  if (status === 401 || status === 403) return 'denied'
  return status === 404 ? 'not_found' : 'vendor_error'
}

function explain(error: unknown): ReturnType<Parameters<typeof askModel>[1]['explain']> {
  if (error instanceof ModelUnavailable) return { failure: error.failure, name: error.message }
  if (error instanceof AnswerTooLarge) return { failure: 'too_long', name: 'The answer is far too long.' }
  if (!(error instanceof BadStatus)) return { failure: 'unreachable', name: 'openai: unreachable' }
  const failure = failureOf(error.status)
  return {
    failure,
    name: error.message,
    again: failure === 'throttled' && (error.retryAfter ?? 0) <= LONGEST_WAIT,
  }
}

/**
 * A model behind OpenAI's chat completions and its JSON schema output. A throttled call is tried once more
 * after a short wait; every failure is ModelUnavailable with the status and nothing of what was sent.
 */
export function openAiModel(options: OpenAiModelOptions): LanguageModel {
  return {
    id: options.model,
    async ask(request) {
      const completion = await askModel((signal) => complete(request, options, signal), {
        timeoutMs: request.timeoutMs,
        retryDelayMs: options.retryDelayMs ?? 500,
        explain,
      })
      return answerOf(completion)
    },
  }
}
