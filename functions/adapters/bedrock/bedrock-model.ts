import { BedrockRuntimeClient, type BedrockRuntimeClientConfig, type ContentBlock, ConverseCommand, type ConverseCommandOutput, type StopReason } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { askModel } from '#adapters/provider/ask-model.ts'
import { jsonObjectIn } from '#core/language-model/json-object.ts'
import { type LanguageModel, type ModelFailure, type ModelRequest, ModelUnavailable } from '#core/language-model/language-model.ts'

export interface BedrockModelOptions {
  /** From the environment when absent. */
  readonly region?: string
  /** Empty in the cloud: endpoint and credentials come from the environment. */
  readonly client?: BedrockRuntimeClientConfig
  /** Id of an inference profile: newer models are refused under their bare id. */
  readonly modelId: string
  /** Models that think by default refuse a forced tool until thinking is turned off. */
  readonly thinkingDisabled: boolean
  /** Null for models that refuse a temperature of one's own. */
  readonly temperature: number | null
  /** Wait before the second try of a throttled call. Milliseconds; 500 when absent. */
  readonly retryDelayMs?: number
}

const THROTTLED = new Set(['ThrottlingException', 'ModelNotReadyException', 'ServiceUnavailableException'])
const COMPLETE = new Set<StopReason>(['tool_use', 'end_turn'])

/** Structured output by a forced tool; the stop reasons and exceptions are those of the Converse API reference. */
function commandOf({ system, user, answer, maxTokens }: ModelRequest, options: BedrockModelOptions): ConverseCommand {
  return new ConverseCommand({
    modelId: options.modelId,
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text: user }] }],
    inferenceConfig: { maxTokens, ...(options.temperature === null ? {} : { temperature: options.temperature }) },
    ...(options.thinkingDisabled ? { additionalModelRequestFields: { thinking: { type: 'disabled' } } } : {}),
    toolConfig: {
      tools: [{ toolSpec: { name: answer.name, description: answer.description, inputSchema: { json: answer.schema } } }],
      toolChoice: { tool: { name: answer.name } },
    },
  })
}

/** The input of the tool block, wherever it stands: reasoning or text may come before it. A model may write the answer as text all the same. */
function answerOf({ stopReason, output }: ConverseCommandOutput, tool: string): unknown {
  if (stopReason === undefined) throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  if (!COMPLETE.has(stopReason)) throw new ModelUnavailable(stopReason === 'max_tokens' ? 'cut_off' : 'refused', `The model stopped early: ${stopReason}.`)
  const content = output?.message?.content ?? []
  const { toolUse } = content.find((block): block is ContentBlock.ToolUseMember => block.toolUse?.name === tool) ?? {}
  if (toolUse !== undefined) return toolUse.input
  const said = content.map(({ text }) => text ?? '').join('\n').trim()
  if (said === '') throw new ModelUnavailable('no_answer', 'The model gave no answer.')
  return jsonObjectIn(said)
}

function failureOf(error: unknown): ModelFailure {
  if (!(error instanceof Error)) return 'vendor_error'
  if (THROTTLED.has(error.name)) return 'throttled'
  return '$fault' in error ? 'vendor_error' : 'unreachable'
}

/**
 * A model on Amazon Bedrock (Converse). A throttled call is tried once more after a short wait; every failure is ModelUnavailable with
 * the name of the error and nothing of what was sent.
 */
export function bedrockModel(options: BedrockModelOptions): LanguageModel {
  // The client speaks HTTP/2 by default, which ends a connection to a plain local server with an uncaught error.
  const requestHandler = new NodeHttpHandler({ connectionTimeout: 2_000 })
  const client = new BedrockRuntimeClient({ requestHandler, maxAttempts: 1, ...(options.region === undefined ? {} : { region: options.region }), ...options.client })
  return {
    id: options.modelId,
    async ask(request) {
      const output = await askModel((abortSignal) => client.send(commandOf(request, options), { abortSignal }), {
        timeoutMs: request.timeoutMs,
        retryDelayMs: options.retryDelayMs ?? 500,
        explain: (error) => ({ failure: failureOf(error), name: `bedrock: ${error instanceof Error ? error.name : 'unknown'}` }),
      })
      return answerOf(output, request.answer.name)
    },
  }
}
