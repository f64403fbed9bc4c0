/**
 * Amazon Bedrock's Converse, and OpenAI's chat completions on the same server, with a model that writes
 * letters from the data blocks of our prompts and reads resumes.
 *
 * Rules (docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html):
 * - The forced tool's input is the answer, with the stop reason `tool_use`; other stop reasons are incomplete answers.
 * - Errors are named in a header: throttling 429, a failure of the model 424, too late 408, not ready 429, a request
 *   that the model rejects 400, no access 403, an unknown model 404.
 * - A cache point follows the text that many requests share (docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html).
 *
 * Not imitated: every other operation and model, streaming, several turns, images and documents, tools that
 * the model may choose itself (the forced one is always used), thinking, guardrails, caching, token counts
 * (they are estimates), request signatures and API keys, quotas (only the fault `throttle`), and a language
 * model: letters are facts between fixed phrases, letters are judged by their figures and names, and a resume
 * is read by its layout alone. Bad answers are limited to those of `faults.ts`, `converse-shapes.ts` and
 * `openai/shapes.ts`.
 */
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { controlRoutes } from '#emulators/kit/control.ts'
import type { EmulatorOptions } from '#emulators/kit/emulator.ts'
import {
  dropAnswer,
  neverAnswer,
  serve,
  type EmulatorServer,
  type LoggedRequest,
  type NodeEnv,
} from '#emulators/kit/server.ts'
import { jsonState } from '#emulators/kit/state.ts'
import { chatRoute, REFUSAL, stallAnswer, tokens } from '#emulators/openai/chat-route.ts'
import { converseInShape } from './converse-shapes.ts'
import { type Dictated, dictatedTurn } from './dictated.ts'
import { FaultRequest, type FaultKind, type ModelTurn, takeTurn } from './faults.ts'
import { answerLikeAModel } from './model.ts'
import type { ModelCall } from './model-call.ts'
import { ConverseInput } from './wire.ts'

export interface BedrockEmulator extends EmulatorServer {
  readonly calls: readonly ModelCall[]
  readonly faults: { set(request: FaultRequest): void }
  /** Makes the model give this letter for every request; null lets it write its own again. */
  dictate(dictated: Dictated | null): void
}

const CALLS_KEPT = 500
const State = z.object({ calls: z.number() })

export async function startBedrockEmulator(options: EmulatorOptions = {}): Promise<BedrockEmulator> {
  const clock = options.clock ?? { now: () => new Date() }
  const state = jsonState(options.statePath, State, () => ({ calls: 0 }))
  const requests: LoggedRequest[] = []
  const calls: ModelCall[] = []
  let queue: FaultKind[] = []
  let dictated: Dictated | null = null
  const setFault = (request: FaultRequest): void => {
    queue = 'clear' in request ? [] : [...queue, ...Array.from({ length: request.times }, () => request.kind)]
  }
  const turn = (call: ModelCall, fault: FaultKind | null): ModelTurn => {
    if (calls.push(call) > CALLS_KEPT) calls.shift()
    state.value.calls += 1
    state.save()
    return dictated !== null && fault === null ? dictatedTurn(dictated, call) : takeTurn(fault, call)
  }

  const app = new Hono<NodeEnv>()
  controlRoutes(app, { requests, faults: { schema: FaultRequest, set: setFault, get: () => queue } })

  app.post('/model/:modelId/converse', async (c) => {
    const fault = queue.shift() ?? null
    if (fault === 'timeout') return neverAnswer(c)
    if (fault === 'drop') return dropAnswer(c)
    if (fault === 'stalls') return await stallAnswer(c)
    if (fault === 'error_in_200') return c.json({ message: 'The model could not be loaded' })
    if (fault === 'no_choices') return c.json({ output: {}, stopReason: 'end_turn' })
    if (fault === 'throttle') return awsProblem(c, 429, 'ThrottlingException')
    if (fault === 'internal') return awsProblem(c, 500, 'InternalServerException')
    const input = ConverseInput.safeParse(await c.req.json().catch(() => null))
    if (!input.success) return awsProblem(c, 400, 'ValidationException')
    const { system, messages, inferenceConfig, toolConfig, additionalModelRequestFields } = input.data
    const tool = toolConfig.toolChoice.tool.name
    if (!toolConfig.tools.some(({ toolSpec }) => toolSpec.name === tool))
      return awsProblem(c, 400, 'ValidationException')
    const call: ModelCall = {
      modelId: decodeURIComponent(c.req.param('modelId')),
      system: system.map(({ text }) => text).join('\n'),
      user: messages
        .flatMap(({ content }) => content.flatMap((block) => ('text' in block ? [block.text] : [])))
        .join('\n'),
      keptUntil: messages.flatMap(({ content }) => content).findIndex((block) => 'cachePoint' in block),
      temperature: inferenceConfig.temperature ?? null,
      thinking: additionalModelRequestFields?.thinking?.type ?? null,
    }
    const said = turn(call, fault)
    return (
      (fault && (await converseInShape(fault, c, () => answerLikeAModel(call.user)))) ??
      c.json(converseAnswer(said, tool, call))
    )
  })

  chatRoute(app, { nextFault: () => queue.shift() ?? null, turn, clock })

  const server = await serve(app, { port: options.port ?? 0, clock, log: requests })
  return {
    ...server,
    calls,
    faults: { set: setFault },
    dictate: (given) => {
      dictated = given
    },
  }
}

const awsProblem = (c: Context<NodeEnv>, status: ContentfulStatusCode, type: string): Response =>
  c.body(JSON.stringify({ message: type }), status, {
    'content-type': 'application/json',
    'x-amzn-errortype': type,
  })

/** The tool block follows a text block, as with some models: clients must not read the first block. */
function contentOf(turn: ModelTurn, name: string): readonly Record<string, unknown>[] {
  if (turn.kind === 'empty') return []
  if (turn.kind === 'refusal') return [{ text: REFUSAL }]
  if (turn.kind === 'words') return [{ text: turn.words }]
  return [
    { text: 'Here it is.' },
    { toolUse: { toolUseId: 'tooluse_1', name, input: turn.kind === 'answer' ? turn.answer : { cut: '' } } },
  ]
}

function converseAnswer(turn: ModelTurn, tool: string, call: ModelCall): Record<string, unknown> {
  const content = contentOf(turn, tool)
  const stopReason =
    turn.kind === 'truncated' ? 'max_tokens' : turn.kind === 'answer' ? 'tool_use' : 'end_turn'
  const [inputTokens, outputTokens] = [tokens(call.system + call.user), tokens(JSON.stringify(content))]
  return {
    output: { message: { role: 'assistant', content } },
    stopReason,
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: { latencyMs: 1 },
  }
}
