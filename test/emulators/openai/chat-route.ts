/**
 * OpenAI's chat completions, and responses seen from servers that imitate them.
 *
 * Rules:
 * - The answer follows a strict JSON schema, or is a refusal; `finish_reason` says why it ended
 *   (platform.openai.com/docs/guides/structured-outputs).
 * - 429 means too many calls, or with `insufficient_quota` no credit; `retry-after` names a wait
 *   (platform.openai.com/docs/guides/error-codes).
 *
 * Not imitated: every other operation, streaming that ends, several turns, tools, API keys, quotas.
 */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import type { ModelCall } from '#emulators/bedrock/model-call.ts'
import type { FaultKind, ModelTurn } from '#emulators/bedrock/faults.ts'
import { answerLikeAModel } from '#emulators/bedrock/model.ts'
import { dropAnswer, neverAnswer, type NodeEnv } from '#emulators/kit/server.ts'
import { answerInShape } from './shapes.ts'

/** The part of chat completions that we use: plain text in, strict JSON schema out. */
export const ChatInput = z.object({
  model: z.string(),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user']), content: z.string() }))
    .check(z.minLength(1)),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ name: z.string(), strict: z.literal(true), schema: z.looseObject({}) }),
  }),
})

interface ChatOptions {
  readonly nextFault: () => FaultKind | null
  readonly turn: (call: ModelCall, fault: FaultKind | null) => ModelTurn
  readonly clock: Clock
}

export const REFUSAL = 'I am not able to help with this.'

export const tokens = (text: string): number => Math.ceil(text.length / 4)

/** Begins a response and never ends it. */
export async function stallAnswer(c: Context<NodeEnv>): Promise<Response> {
  const closed = new Promise<void>((resolve) => {
    c.env.outgoing.once('close', () => resolve())
  })
  c.env.outgoing.writeHead(200, { 'content-type': 'application/json' }).write('{"output":')
  await closed
  return RESPONSE_ALREADY_SENT
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
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: Math.floor(clock.now().getTime() / 1000),
    model: call.modelId,
    choices: [
      { index: 0, message, logprobs: null, finish_reason: turn.kind === 'truncated' ? 'length' : 'stop' },
    ],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  }
}

/** The response of a connection fault; null when the model is asked. */
function ofTheWire(fault: FaultKind | null, c: Context<NodeEnv>): Response | Promise<Response> | null {
  switch (fault) {
    case 'timeout':
      return neverAnswer(c)
    case 'drop':
      return dropAnswer(c)
    case 'stalls':
      return stallAnswer(c)
    case 'error_in_200':
      return c.json({ error: { message: 'The model could not be loaded', type: 'server_error' } })
    case 'no_choices':
      return c.json({ id: 'chatcmpl-1', object: 'chat.completion', choices: [] })
    case 'throttle':
      return c.json(
        { error: { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' } },
        429,
      )
    case 'out_of_credits':
      return c.json(
        {
          error: {
            message: 'You exceeded your current quota, please check your plan and billing details.',
            type: 'insufficient_quota',
            code: 'insufficient_quota',
          },
        },
        429,
      )
    case 'internal':
      return c.json({ error: { message: 'The server had an error', type: 'server_error' } }, 500)
    default:
      return null
  }
}

export function chatRoute(app: Hono<NodeEnv>, { nextFault, turn, clock }: ChatOptions): void {
  app.post('/v1/chat/completions', async (c) => {
    const fault = nextFault()
    const broken = await ofTheWire(fault, c)
    if (broken !== null) return broken
    const input = ChatInput.safeParse(await c.req.json().catch(() => null))
    if (!input.success)
      return c.json({ error: { message: 'Invalid request', type: 'invalid_request_error' } }, 400)
    const said = (role: string): string =>
      input.data.messages
        .filter((message) => message.role === role)
        .map(({ content }) => content)
        .join('\n')
    const call: ModelCall = {
      modelId: input.data.model,
      system: said('system'),
      user: said('user'),
      temperature: null,
      thinking: null,
      keptUntil: -1,
    }
    const shaped = fault === null ? null : await answerInShape(fault, c, () => answerLikeAModel(call.user))
    const answer = turn(call, fault)
    return shaped ?? c.json(chatAnswer(answer, call, clock))
  })
}
