/**
 * Amazon Bedrock's Converse, and OpenAI's chat completions on the same server, with a model that writes letters from the blocks of data in
 * our prompts, and reads resumes.
 *
 * Not imitated: every other operation and model, streaming, several turns, images and documents, tools that the model may choose itself
 * (the forced one is always used), thinking, guardrails, caching, token counts (they are estimates), request signatures and API keys,
 * quotas (only the fault `throttle`), and a language model: letters are put together from fixed phrases, and a resume is read by its
 * layout alone, so a good answer says what the service's own reader says, and a bad one is bad in the ways of `faults.ts` only.
 */
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { Clock } from '#core/kernel/clock.ts'
import { controlRoutes } from '#emulators/kit/control.ts'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { dropAnswer, neverAnswer, serve, type EmulatorServer, type LoggedRequest, type NodeEnv } from '#emulators/kit/server.ts'
import { jsonState } from '#emulators/kit/state.ts'
import { FaultRequest, type FaultKind, type ModelTurn, takeTurn } from './faults.ts'
import { ChatInput, ConverseInput } from './wire.ts'

export interface BedrockEmulatorOptions {
  readonly port?: number
  readonly statePath?: string
  readonly clock?: Clock
}

/** What was asked of the model, for tests to look into. */
export interface ModelCall {
  readonly modelId: string
  readonly system: string
  readonly user: string
  readonly temperature: number | null
  readonly thinking: string | null
}

export interface BedrockEmulator extends EmulatorServer {
  readonly calls: readonly ModelCall[]
  readonly faults: { set(request: FaultRequest): void }
}

const CALLS_KEPT = 500
const State = z.object({ calls: z.number() })

export async function startBedrockEmulator(options: BedrockEmulatorOptions = {}): Promise<BedrockEmulator> {
  const clock = options.clock ?? { now: () => new Date() }
  const state = jsonState(options.statePath, State, () => ({ calls: 0 }))
  const requests: LoggedRequest[] = []
  const calls: ModelCall[] = []
  let queue: FaultKind[] = []
  const setFault = (request: FaultRequest): void => {
    queue = 'clear' in request ? [] : [...queue, ...Array.from({ length: request.times }, () => request.kind)]
  }
  const turn = async (call: ModelCall, fault: FaultKind | null): Promise<ModelTurn> => {
    if (calls.push(call) > CALLS_KEPT) calls.shift()
    state.value.calls += 1
    state.save()
    return takeTurn(fault, call, `call-${state.value.calls}`)
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
    if (!toolConfig.tools.some(({ toolSpec }) => toolSpec.name === tool)) return awsProblem(c, 400, 'ValidationException')
    const call: ModelCall = {
      modelId: decodeURIComponent(c.req.param('modelId')),
      system: system.map(({ text }) => text).join('\n'),
      user: messages.flatMap(({ content }) => content.map(({ text }) => text)).join('\n'),
      temperature: inferenceConfig.temperature ?? null,
      thinking: additionalModelRequestFields?.thinking?.type ?? null,
    }
    return c.json(converseAnswer(await turn(call, fault), tool, call))
  })

  app.post('/v1/chat/completions', async (c) => {
    const fault = queue.shift() ?? null
    if (fault === 'timeout') return neverAnswer(c)
    if (fault === 'drop') return dropAnswer(c)
    if (fault === 'stalls') return await stallAnswer(c)
    if (fault === 'error_in_200') return c.json({ error: { message: 'The model could not be loaded', type: 'server_error' } })
    if (fault === 'no_choices') return c.json({ id: 'chatcmpl-1', object: 'chat.completion', choices: [] })
    if (fault === 'throttle') return c.json({ error: { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' } }, 429)
    if (fault === 'internal') return c.json({ error: { message: 'The server had an error', type: 'server_error' } }, 500)
    const input = ChatInput.safeParse(await c.req.json().catch(() => null))
    if (!input.success) return c.json({ error: { message: 'Invalid request', type: 'invalid_request_error' } }, 400)
    const said = (role: string): string => input.data.messages.filter((message) => message.role === role).map(({ content }) => content).join('\n')
    const call: ModelCall = { modelId: input.data.model, system: said('system'), user: said('user'), temperature: null, thinking: null }
    return c.json(chatAnswer(await turn(call, fault), call, clock))
  })

  const server = await serve(app, { port: options.port ?? 0, clock, log: requests })
  return { ...server, calls, faults: { set: setFault } }
}

const awsProblem = (c: Context<NodeEnv>, status: ContentfulStatusCode, type: string): Response =>
  c.body(JSON.stringify({ message: type }), status, { 'content-type': 'application/json', 'x-amzn-errortype': type })

/** Begins an answer and never ends it. */
async function stallAnswer(c: Context<NodeEnv>): Promise<Response> {
  const closed = new Promise<void>((resolve) => { c.env.outgoing.once('close', () => resolve()) })
  c.env.outgoing.writeHead(200, { 'content-type': 'application/json' }).write('{"output":')
  await closed
  return RESPONSE_ALREADY_SENT
}

const tokens = (text: string): number => Math.ceil(text.length / 4)

const REFUSAL = 'I am not able to help with this.'

/** The tool block comes after a block of text, as some models do: whoever takes the first block fails here. */
function contentOf(turn: ModelTurn, name: string): readonly Record<string, unknown>[] {
  if (turn.kind === 'empty') return []
  if (turn.kind === 'refusal') return [{ text: REFUSAL }]
  if (turn.kind === 'words') return [{ text: turn.words }]
  return [{ text: 'Here it is.' }, { toolUse: { toolUseId: 'tooluse_1', name, input: turn.kind === 'answer' ? turn.answer : { cut: '' } } }]
}

function converseAnswer(turn: ModelTurn, tool: string, call: ModelCall): Record<string, unknown> {
  const content = contentOf(turn, tool)
  const stopReason = turn.kind === 'truncated' ? 'max_tokens' : turn.kind === 'answer' ? 'tool_use' : 'end_turn'
  const [inputTokens, outputTokens] = [tokens(call.system + call.user), tokens(JSON.stringify(content))]
  return { output: { message: { role: 'assistant', content } }, stopReason, usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens }, metrics: { latencyMs: 1 } }
}

function spokenIn(turn: ModelTurn): string | null {
  if (turn.kind === 'answer') return JSON.stringify(turn.answer)
  if (turn.kind === 'words') return turn.words
  return { truncated: '{"name": "Cut', empty: '', refusal: null }[turn.kind]
}

function chatAnswer(turn: ModelTurn, call: ModelCall, clock: Clock): Record<string, unknown> {
  const content = spokenIn(turn)
  const message = { role: 'assistant', content, refusal: turn.kind === 'refusal' ? REFUSAL : null }
  const [prompt_tokens, completion_tokens] = [tokens(call.system + call.user), tokens(content ?? '')]
  return {
    id: 'chatcmpl-1', object: 'chat.completion', created: Math.floor(clock.now().getTime() / 1000), model: call.modelId,
    choices: [{ index: 0, message, logprobs: null, finish_reason: turn.kind === 'truncated' ? 'length' : 'stop' }],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  }
}
