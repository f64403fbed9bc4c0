import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandOutput,
  type StopReason,
} from '@aws-sdk/client-bedrock-runtime'
import { askModel } from '../kit/models/ask-model.ts'
import { jsonObjectIn } from '../kit/models/json-object.ts'
import { type LanguageModel, type ModelFailure, type ModelRequest, ModelUnavailable } from '#engine/model'
import { addAbortSignal, pipeline, Readable, Transform } from 'node:stream'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { AnswerTooLarge } from '../kit/bounded-body.ts'
import type { ModelUse, OnModelUse } from '../kit/models/model-use.ts'
import { MAX_BYTES } from '../kit/post-json.ts'

function bounded(body: Readable, signal: unknown): Readable {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) done(new AnswerTooLarge())
      else done(null, chunk)
    },
  })
  if (signal instanceof AbortSignal) addAbortSignal(signal, counted)
  // The reader gets any error from the stream itself; the pipeline only closes both ends.
  return pipeline(body, counted, () => undefined)
}

/**
 * Reads at most a megabyte over HTTP/1.1 and stops at the caller's abort signal; the SDK's own handler keeps
 * reading from a server that never ends. The SDK's HTTP/2 handler is not used, because it throws an uncaught
 * error when it closes a connection to a plain local server.
 */
class BoundedHandler extends NodeHttpHandler {
  override async handle(
    ...[request, options]: Parameters<NodeHttpHandler['handle']>
  ): ReturnType<NodeHttpHandler['handle']> {
    const { response } = await super.handle(request, options)
    const body: unknown = response.body
    if (body instanceof Readable) response.body = bounded(body, options?.abortSignal)
    return { response }
  }
}

export interface BedrockModelOptions {
  /** Absent in the cloud, where endpoint and credentials come from the environment. */
  readonly client?: BedrockRuntimeClientConfig
  /** Id of an inference profile, because Bedrock rejects newer models by their bare id. */
  readonly modelId: string
  /** Milliseconds before a throttled call is retried; 500 when absent. */
  readonly retryDelayMs?: number
  readonly onUse?: OnModelUse
}

const COMPLETE = new Set<StopReason>(['tool_use', 'end_turn', 'stop_sequence'])
/** Failures by stop reason; the vendor may add reasons. */
const STOPPED: { readonly [reason in StopReason]?: ModelFailure } = {
  content_filtered: 'refused',
  guardrail_intervened: 'refused',
  max_tokens: 'cut_off',
  model_context_window_exceeded: 'cut_off',
  malformed_model_output: 'not_json',
  malformed_tool_use: 'not_json',
}

/** Model families with prompt caching; others reject a cache point (AWS docs, prompt caching). */
const CACHES_PROMPTS = /(?:^|\.)(?:anthropic\.claude|amazon\.nova)-/u

/** The shared part of a prompt and a cache point; tools and system prompt are cached with it. */
const sharedOf = (shared: string, modelId: string): ContentBlock[] => [
  { text: shared },
  ...(CACHES_PROMPTS.test(modelId) ? [{ cachePoint: { type: 'default' as const } }] : []),
]

/** Structured output through a forced tool call, as in the Converse API reference. */
function commandOf(
  { system, shared, user, answer, maxTokens }: ModelRequest,
  modelId: string,
): ConverseCommand {
  return new ConverseCommand({
    modelId,
    system: [{ text: system }],
    messages: [
      {
        role: 'user',
        content: [...(shared === undefined ? [] : sharedOf(shared, modelId)), { text: user }],
      },
    ],
    // Newer models reject a custom temperature, so none is sent.
    inferenceConfig: { maxTokens },
    // Models that think by default reject a forced tool unless thinking is disabled.
    additionalModelRequestFields: { thinking: { type: 'disabled' } },
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name: answer.name,
            description: answer.description,
            inputSchema: { json: answer.schema },
          },
        },
      ],
      toolChoice: { tool: { name: answer.name } },
    },
  })
}

/** `inputTokens` is without those from the cache (Converse, TokenUsage). */
function useOf({ usage }: ConverseCommandOutput): ModelUse {
  const {
    inputTokens = 0,
    outputTokens = 0,
    cacheReadInputTokens: cached = 0,
    cacheWriteInputTokens: kept = 0,
  } = usage ?? {}
  return { input: inputTokens + cached + kept, cached, output: outputTokens }
}

/** The input of the tool call, or the JSON in the text of a model that did not call the tool. */
function answerOf({ stopReason, output }: ConverseCommandOutput, tool: string): unknown {
  if (stopReason === undefined) throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  if (!COMPLETE.has(stopReason))
    throw new ModelUnavailable(STOPPED[stopReason] ?? 'unknown', `The model stopped early: ${stopReason}.`)
  const content = output?.message?.content ?? []
  const { toolUse } =
    content.find((block): block is ContentBlock.ToolUseMember => block.toolUse?.name === tool) ?? {}
  const input: unknown = toolUse?.input
  if (typeof input === 'string') return jsonObjectIn(input)
  if (input !== undefined && input !== null) return input
  const said = content
    .map(({ text }) => text ?? '')
    .join('\n')
    .trim()
  if (said === '') throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  return jsonObjectIn(said)
}

/** What the errors of Converse mean (docs.aws.amazon.com/bedrock/latest/APIReference, Converse). */
export const BEDROCK_FAILURES: Readonly<Record<string, ModelFailure>> = {
  AccessDeniedException: 'denied',
  UnrecognizedClientException: 'denied',
  ExpiredTokenException: 'denied',
  ResourceNotFoundException: 'not_found',
  ThrottlingException: 'throttled',
  ModelNotReadyException: 'throttled',
  ServiceUnavailableException: 'throttled',
  ModelTimeoutException: 'timeout',
  ModelErrorException: 'vendor_error',
  InternalServerException: 'vendor_error',
  AnswerTooLarge: 'too_long',
  SyntaxError: 'not_json',
}

function explain(error: unknown): ReturnType<Parameters<typeof askModel>[1]['explain']> {
  if (!(error instanceof Error)) return { failure: 'unknown', name: 'bedrock: unknown' }
  const failure = BEDROCK_FAILURES[error.name] ?? ('$fault' in error ? 'unknown' : 'unreachable')
  return { failure, name: `bedrock: ${error.name}`, again: failure === 'throttled' }
}

/**
 * A model on Bedrock (Converse API). Throttled calls are retried once. Throws ModelUnavailable, whose message
 * names only the error.
 */
export function bedrockModel(options: BedrockModelOptions): LanguageModel {
  const requestHandler = new BoundedHandler({ connectionTimeout: 2_000 })
  const client = new BedrockRuntimeClient({
    requestHandler,
    maxAttempts: 1,
    ...options.client,
  })
  return {
    id: options.modelId,
    async ask(request) {
      const output = await askModel(
        (abortSignal) => client.send(commandOf(request, options.modelId), { abortSignal }),
        {
          timeoutMs: request.timeoutMs,
          retryDelayMs: options.retryDelayMs ?? 500,
          explain,
        },
      )
      await options.onUse?.(useOf(output))
      return answerOf(output, request.answer.name)
    },
  }
}
