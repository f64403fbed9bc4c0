import * as z from 'zod/mini'
import { kindOfStatus, type RefusalKind } from '#platform/log/log-refusal.ts'
import { askModel } from '../kit/models/ask-model.ts'
import { jsonObjectIn } from '../kit/models/json-object.ts'
import { AnswerTooLarge, jsonOrNull } from '../kit/bounded-body.ts'
import type { ModelUse, OnModelUse } from '../kit/models/model-use.ts'
import { postJson } from '../kit/post-json.ts'
import { type LanguageModel, type ModelFailure, type ModelRequest, ModelUnavailable } from '#engine/model'

export interface OpenAiModelOptions {
  /** Base URL of a server with OpenAI's chat completions, including `/v1`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** Milliseconds before a throttled call is retried; 500 when absent. */
  readonly retryDelayMs?: number
  readonly onUse?: OnModelUse
}

/** An error status; `retryAfter` in seconds, `code` from the vendor's list. */
class BadStatus extends Error {
  readonly status: number
  readonly retryAfter: number | null
  readonly code: string

  constructor(status: number, retryAfter: number | null, code: string) {
    super(`openai: status ${status}${code}`)
    this.status = status
    this.retryAfter = retryAfter
    this.code = code
  }
}

const Problem = z.object({ error: z.object({ code: z.string() }) })

/** The documented error code, without the message, which may quote the key. */
function codeOf(body: Buffer): string {
  const { code = '' } = Problem.safeParse(jsonOrNull(body.toString('utf8'))).data?.error ?? {}
  return /^[a-z_]{1,40}$/u.test(code) ? ` ${code}` : ''
}

/** The part that many letters share comes first, which is all that the vendors' prompt caching requires. */
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

/** Content types that are not a completion; a stream might never end. */
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
      // The body of a 429 tells whether there were too many calls or the credit is spent.
      wanted: ({ status: code, type: media }) => (code === 200 || code === 429) && !OTHER_TYPES.test(media),
    },
  )
  if (status !== 200) throw new BadStatus(status, retryAfter, codeOf(body))
  if (OTHER_TYPES.test(type)) throw notJson()
  if (body.byteLength === 0) throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  return parsed(body)
}

/** Longest `retry-after` in seconds for which a throttled call is retried. */
const MAX_RETRY_AFTER = 2

const FAILURES: Readonly<Record<RefusalKind, ModelFailure>> = {
  denied: 'denied',
  out_of_credits: 'out_of_credits',
  throttled: 'throttled',
  failed: 'vendor_error',
  unknown: 'unknown',
}

/** What a status means (platform.openai.com/docs/guides/error-codes). */
export function failureOf(status: number, code = ''): ModelFailure {
  if (code === ' insufficient_quota') return 'out_of_credits'
  if (status === 503) return 'throttled'
  return status === 404 ? 'not_found' : FAILURES[kindOfStatus(status)]
}

function explain(error: unknown): ReturnType<Parameters<typeof askModel>[1]['explain']> {
  if (error instanceof ModelUnavailable) return { failure: error.failure, name: error.message }
  if (error instanceof AnswerTooLarge) return { failure: 'too_long', name: 'The answer is far too long.' }
  if (!(error instanceof BadStatus)) return { failure: 'unreachable', name: 'openai: unreachable' }
  const failure = failureOf(error.status, error.code)
  return {
    failure,
    name: error.message,
    again: failure === 'throttled' && (error.retryAfter ?? 0) <= MAX_RETRY_AFTER,
  }
}

/**
 * A model behind OpenAI's chat completions, with a JSON schema. Throttled calls are retried once. Throws
 * ModelUnavailable, whose message names only the status.
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
      await options.onUse?.(useOf(completion))
      return answerOf(completion)
    },
  }
}

/** Some servers send the text in parts. */
const Parts = z.array(z.union([z.string(), z.looseObject({ text: z.optional(z.string()) })]))

const Message = z.object({
  content: z.nullish(z.union([z.string(), Parts])),
  refusal: z.nullish(z.string()),
  /** Some servers answer as if the schema were a tool. */
  tool_calls: z.nullish(
    z.array(z.object({ function: z.object({ arguments: z.union([z.string(), z.looseObject({})]) }) })),
  ),
})

/** Cached tokens are among those of the prompt (platform.openai.com/docs/guides/prompt-caching). */
const Usage = z.object({
  usage: z.object({
    prompt_tokens: z.number(),
    completion_tokens: z.number(),
    prompt_tokens_details: z.nullish(z.object({ cached_tokens: z.nullish(z.number()) })),
  }),
})

/** Servers on one's own machine may leave the usage out. */
function useOf(completion: unknown): ModelUse {
  const { usage } = Usage.safeParse(completion).data ?? {}
  return {
    input: usage?.prompt_tokens ?? 0,
    cached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
    output: usage?.completion_tokens ?? 0,
  }
}

/** The fields we read. Servers other than OpenAI's leave out fields, or send an error with status 200. */
const Completion = z.object({
  error: z.optional(z.unknown()),
  choices: z.nullish(z.array(z.object({ finish_reason: z.nullish(z.string()), message: Message }))),
})

type Content = z.infer<typeof Message>['content']

const textOf = (content: Content): string =>
  typeof content === 'string'
    ? content
    : (content ?? []).map((part) => (typeof part === 'string' ? part : (part.text ?? ''))).join('')

/** Finish reasons of incomplete answers; reasons unknown to OpenAI's API count as complete. */
const ENDED_EARLY = { length: 'cut_off', max_tokens: 'cut_off', content_filter: 'refused' } as const
const isEarly = (reason: string): reason is keyof typeof ENDED_EARLY => Object.hasOwn(ENDED_EARLY, reason)

const noAnswer = (): ModelUnavailable => new ModelUnavailable('no_answer', 'The model gave no answer.')

/** The answer's JSON object, in any of the forms that servers use. Throws ModelUnavailable. */
function answerOf(completion: unknown): unknown {
  const { error, choices } = Completion.safeParse(completion).data ?? {}
  if (error !== undefined && error !== null)
    throw new ModelUnavailable('vendor_error', 'openai: an error with status 200')
  const choice = choices?.[0]
  if (choice === undefined) throw noAnswer()
  const {
    finish_reason: reason,
    message: { refusal, content, tool_calls: calls },
  } = choice
  if (typeof reason === 'string' && isEarly(reason))
    throw new ModelUnavailable(ENDED_EARLY[reason], `The model stopped early: ${reason}.`)
  if (refusal) throw new ModelUnavailable('refused', 'The model refused to answer.')
  const said = textOf(content)
  if (said.trim() !== '') return jsonObjectIn(said)
  const given = calls?.[0]?.function.arguments
  if (given === undefined) throw noAnswer()
  return typeof given === 'string' ? jsonObjectIn(given) : given
}
