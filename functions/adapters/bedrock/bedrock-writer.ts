import { BedrockRuntimeClient, type BedrockRuntimeClientConfig, type ContentBlock, ConverseCommand, type ConverseCommandOutput, type StopReason } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import pRetry from 'p-retry'
import type { RandomBytes } from '#core/kernel/ids.ts'
import { type Writer, WriterUnavailable } from '#core/writing/model.ts'
import { buildPrompt, type Prompt } from '#core/writing/prompt/build-prompt.ts'
import { LETTER_JSON_SCHEMA } from '#core/writing/prompt/letter-answer.ts'
import { parseModelLetter } from '#core/writing/prompt/parse-model-letter.ts'

export interface BedrockWriterOptions {
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
  readonly random: RandomBytes
  /** Wait before the second try of a throttled call. Milliseconds; 500 when absent. */
  readonly retryDelayMs?: number
}

const TOOL = 'write_letter'
const MOST_TOKENS = 2_000
// The client speaks HTTP/2 by default, which ends a connection to a plain local server with an uncaught error.
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 25_000, throwOnRequestTimeout: true }
const THROTTLED = new Set(['ThrottlingException', 'ModelNotReadyException', 'ServiceUnavailableException'])
const COMPLETE = new Set<StopReason | undefined>(['tool_use', 'end_turn'])

/** Structured output by a forced tool; the stop reasons and exceptions are those of the Converse API reference. */
function commandOf(prompt: Prompt, options: BedrockWriterOptions): ConverseCommand {
  return new ConverseCommand({
    modelId: options.modelId,
    system: [{ text: prompt.system }],
    messages: [{ role: 'user', content: [{ text: prompt.user }] }],
    inferenceConfig: { maxTokens: MOST_TOKENS, ...(options.temperature === null ? {} : { temperature: options.temperature }) },
    ...(options.thinkingDisabled ? { additionalModelRequestFields: { thinking: { type: 'disabled' } } } : {}),
    toolConfig: {
      tools: [{ toolSpec: { name: TOOL, description: 'Hands over the letter.', inputSchema: { json: LETTER_JSON_SCHEMA } } }],
      toolChoice: { tool: { name: TOOL } },
    },
  })
}

/** The input of the first tool block, wherever it stands: reasoning or text may come before it. */
function answerOf({ stopReason, output }: ConverseCommandOutput): unknown {
  const { toolUse } = output?.message?.content?.find((block): block is ContentBlock.ToolUseMember => block.toolUse !== undefined) ?? {}
  if (!COMPLETE.has(stopReason)) throw new WriterUnavailable(`The model stopped early: ${stopReason ?? 'no reason given'}.`)
  if (toolUse?.name !== TOOL) throw new WriterUnavailable('The model gave no letter.')
  return toolUse.input
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/**
 * Writes letters with a model on Amazon Bedrock (Converse). A throttled call is tried once more after a short wait; every other failure,
 * an answer without a whole letter among them, is WriterUnavailable with the name of the error and nothing of what was sent.
 */
export function bedrockWriter(options: BedrockWriterOptions): Writer {
  const client = new BedrockRuntimeClient({ requestHandler: new NodeHttpHandler(TIMEOUTS), maxAttempts: 1, ...(options.region === undefined ? {} : { region: options.region }), ...options.client })
  return {
    async write(assignment, findings) {
      const prompt = buildPrompt(assignment, findings, options.random)
      const delay = options.retryDelayMs ?? 500
      const output = await pRetry(() => client.send(commandOf(prompt, options)), {
        retries: 1,
        minTimeout: delay,
        maxTimeout: delay,
        shouldRetry: ({ error }) => THROTTLED.has(nameOf(error)),
      }).catch((error: unknown) => {
        throw new WriterUnavailable(`bedrock: ${nameOf(error)}`)
      })
      return parseModelLetter(answerOf(output), { assignment, prompt, writer: options.modelId })
    },
  }
}
