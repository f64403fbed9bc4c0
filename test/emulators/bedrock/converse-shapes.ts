import { keysOf } from '#shared/keys-of.ts'
import type { Context } from 'hono'
import type { NodeEnv } from '#emulators/kit/server.ts'
import { brokenText, drip, hugeBody, resetInBody, sentAs } from '#emulators/openai/wire-shapes.ts'
import type { SaidLetter } from './model.ts'

type C = Context<NodeEnv>
type Shape = (c: C, letter: SaidLetter) => Response | Promise<Response>

const converse = (content: readonly unknown[] | null, stopReason: string | null = 'end_turn') => ({
  output: { message: { role: 'assistant', content } },
  stopReason,
  usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
})
const tool = (input: unknown) => ({ toolUse: { toolUseId: 'tooluse_1', name: 'write_letter', input } })

const problem =
  (status: 400 | 403 | 404 | 408 | 424, type: string): Shape =>
  (c) =>
    sentAs(c, status, JSON.stringify({ message: type }), {
      'content-type': 'application/json',
      'x-amzn-errortype': type,
    })

/** Converse responses beyond those of `faults.ts`: the same letter in other forms, or no letter. */
const SHAPES = {
  converse_reasoning: (c, letter) =>
    c.json(
      converse(
        [{ reasoningContent: { reasoningText: { text: 'I weigh {the facts}.' } } }, tool(letter)],
        'tool_use',
      ),
    ),
  converse_input_as_text: (c, letter) => c.json(converse([tool(JSON.stringify(letter))], 'tool_use')),
  converse_words: (c, letter) =>
    c.json(converse([{ text: 'Here it is:' }, { text: JSON.stringify(letter) }])),
  converse_malformed: (c) => c.json(converse([{ text: '{' }], 'malformed_tool_use')),
  converse_filtered: (c) => c.json(converse([], 'content_filtered')),
  converse_guardrail: (c) => c.json(converse([{ text: 'Blocked.' }], 'guardrail_intervened')),
  converse_window: (c) => c.json(converse([], 'model_context_window_exceeded')),
  converse_nulls: (c) => c.json(converse(null, null)),
  converse_page: (c) => sentAs(c, 200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
  converse_drip: drip,
  converse_huge: hugeBody,
  converse_reset: resetInBody,
  converse_broken_text: brokenText,
  converse_stopped_anew: (c) => c.json(converse([], 'something_new')),
  converse_rejected: problem(400, 'ValidationException'),
  converse_something_new: problem(400, 'SomethingNewException'),
  converse_denied: problem(403, 'AccessDeniedException'),
  converse_retired: problem(404, 'ResourceNotFoundException'),
  converse_model_late: problem(408, 'ModelTimeoutException'),
  converse_model_error: problem(424, 'ModelErrorException'),
} as const satisfies Record<string, Shape>

export type ConverseShape = keyof typeof SHAPES

const isShape = (name: string): name is ConverseShape => Object.hasOwn(SHAPES, name)

export const CONVERSE_SHAPES: readonly ConverseShape[] = keysOf(SHAPES)

/** The response in this form; null when there is no form of this name. */
export const converseInShape = (
  name: string,
  c: C,
  letter: () => SaidLetter,
): Response | Promise<Response> | null => (isShape(name) ? SHAPES[name](c, letter()) : null)
