import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandOutput,
  type StopReason,
} from '@aws-sdk/client-bedrock-runtime'
import { askModel } from '#platform/provider/ask-model.ts'
import { jsonObjectIn } from '#platform/language-model/json-object.ts'
import {
  type LanguageModel,
  type ModelFailure,
  type ModelRequest,
  ModelUnavailable,
} from '#platform/language-model/language-model.ts'
import { BoundedHandler } from './bounded-handler.ts'

export interface BedrockModelOptions {
  /** Empty in the cloud: endpoint and credentials come from the environment. */
  readonly client?: BedrockRuntimeClientConfig
  /** Id of an inference profile: newer models are refused under their bare id. */
  readonly modelId: string
  /** Wait before the second try of a throttled call. Milliseconds; 500 when absent. */
  readonly retryDelayMs?: number
}

const THROTTLED = new Set(['ThrottlingException', 'ModelNotReadyException', 'ServiceUnavailableException'])
const COMPLETE = new Set<StopReason>(['tool_use', 'end_turn', 'stop_sequence'])
/** Why an answer is none; every other reason is a refusal. */
const ENDED: { readonly [reason in StopReason]?: ModelFailure } = {
  max_tokens: 'cut_off',
  model_context_window_exceeded: 'cut_off',
  malformed_model_output: 'not_json',
  malformed_tool_use: 'not_json',
}

/** Families that keep a prompt's marked beginning; others refuse the mark (AWS docs, prompt caching). */
const KEEPS_PREFIXES = /(?:^|\.)(?:anthropic\.claude|amazon\.nova)-/u

/** What many questions share, with the mark of its end: tools and system are kept with it. */
const sharedOf = (shared: string, modelId: string): ContentBlock[] => [
  { text: shared },
  ...(KEEPS_PREFIXES.test(modelId) ? [{ cachePoint: { type: 'default' as const } }] : []),
]

/** Structured output by a forced tool, as the Converse API reference has it. */
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
    // Newer models refuse a temperature of one's own.
    inferenceConfig: { maxTokens },
    // Models that think by default refuse a forced tool until thinking is turned off.
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

/** The tool block wherever it stands; a model may write the answer as text all the same. */
function answerOf({ stopReason, output }: ConverseCommandOutput, tool: string): unknown {
  if (stopReason === undefined) throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  if (!COMPLETE.has(stopReason))
    throw new ModelUnavailable(ENDED[stopReason] ?? 'refused', `The model stopped early: ${stopReason}.`)
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

const FAILURES: Readonly<Record<string, ModelFailure>> = {
  AccessDeniedException: 'denied',
  UnrecognizedClientException: 'denied',
  ExpiredTokenException: 'denied',
  ResourceNotFoundException: 'not_found',
  ModelTimeoutException: 'timeout',
  AnswerTooLarge: 'too_long',
  SyntaxError: 'not_json',
}

function explain(error: unknown): ReturnType<Parameters<typeof askModel>[1]['explain']> {
  if (!(error instanceof Error)) return { failure: 'vendor_error', name: 'bedrock: unknown' }
  const name = `bedrock: ${error.name}`
  if (THROTTLED.has(error.name)) return { failure: 'throttled', name, again: true }
  return { failure: FAILURES[error.name] ?? ('$fault' in error ? 'vendor_error' : 'unreachable'), name }
}

/** Bedrock (Converse). Throttled calls are tried twice; failures are ModelUnavailable by name only. */
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
      return answerOf(output, request.answer.name)
    },
  }
}
