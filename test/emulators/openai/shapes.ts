import { keysOf } from '#shared/keys-of.ts'
import type { Context } from 'hono'
import type { SaidLetter } from '#emulators/bedrock/model.ts'
import type { NodeEnv } from '#emulators/kit/server.ts'
import {
  bombOf,
  brokenText,
  drip,
  endlessStream,
  hugeBody,
  resetInBody,
  sent,
  sentAs,
} from './wire-shapes.ts'

type C = Context<NodeEnv>
type Shape = (c: C, letter: SaidLetter) => Response | Promise<Response>

const completion = (message: unknown, finish_reason: unknown = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message, finish_reason }],
})

/** A response with this text. */
const saying =
  (content: (json: string, letter: SaidLetter) => unknown, reason?: string): Shape =>
  (c, letter) =>
    c.json(completion({ role: 'assistant', content: content(JSON.stringify(letter), letter) }, reason))

const paragraphsAs = (change: (sentences: SaidLetter['paragraphs'][number]['sentences']) => unknown): Shape =>
  saying((_, { subject, paragraphs }) =>
    JSON.stringify({ subject, paragraphs: paragraphs.map(({ sentences }) => change(sentences)) }),
  )

const status =
  (code: 301 | 400 | 401 | 403 | 404 | 408 | 418 | 429 | 503, headers: Record<string, string> = {}): Shape =>
  (c) =>
    sentAs(c, code, JSON.stringify({ error: { message: 'No.', type: 'error' } }), {
      'content-type': 'application/json',
      ...headers,
    })

/** Further responses that servers with OpenAI's interface give: the same letter in other forms, or none. */
const SHAPES = {
  fence_without_language: saying((json) => `\`\`\`\n${json}\n\`\`\``),
  prose_with_braces: saying((json) => `I took {R3} and [P2] together:\n${json}\nNothing {else} was used.`),
  thinking_without_beginning: saying(
    (json) => `The letter {"subject": "x"} would be too short.</thinking>\n${json}`,
  ),
  reasoning_field: (c, letter) =>
    c.json(
      completion({
        role: 'assistant',
        reasoning_content: 'I weigh {the facts}.',
        reasoning: { text: 'So be it.' },
        content: JSON.stringify(letter),
      }),
    ),
  trailing_commas: saying((json) => json.replaceAll(']', ' , ]').replaceAll('}', ',}')),
  raw_line_breaks: saying((json) =>
    json.replaceAll('posting', 'posting\n').replaceAll('posting\n ', 'posting\n'),
  ),
  list_of_one: saying((json) => `[${json}]`),
  sentences_as_strings: paragraphsAs((sentences) => ({ sentences: sentences.map(({ text }) => text) })),
  ids_as_one_string: paragraphsAs((sentences) => ({
    sentences: sentences.map(({ text, facts }) => ({ text, facts: facts.join(', ') })),
  })),
  unknown_ids: paragraphsAs((sentences) => ({
    sentences: sentences.map(({ text }) => ({ text, facts: ['R999', 'constructor', '__proto__'] })),
  })),
  lists_as_paragraphs: paragraphsAs((sentences) => sentences),
  paragraphs_as_strings: paragraphsAs((sentences) => sentences.map(({ text }) => text).join(' ')),
  extra_fields: saying((_, letter) =>
    JSON.stringify({
      to: 'boss@evil.example',
      greeting: 'Hi Mallory,',
      signature: 'The model',
      confidence: 0.9,
      ...letter,
    }),
  ),
  content_parts: (c, letter) =>
    c.json(
      completion({
        role: 'assistant',
        content: [
          { type: 'text', text: JSON.stringify(letter).slice(0, 40) },
          { type: 'text', text: JSON.stringify(letter).slice(40) },
        ],
      }),
    ),
  tool_call: (c, letter) =>
    c.json(
      completion(
        {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'call_1',
              type: 'function',
              function: { name: 'write_letter', arguments: JSON.stringify(letter) },
            },
          ],
        },
        'tool_calls',
      ),
    ),
  tool_call_as_object: (c, letter) =>
    c.json(
      completion(
        {
          role: 'assistant',
          content: '',
          tool_calls: [{ function: { name: 'write_letter', arguments: letter } }],
        },
        'stop',
      ),
    ),
  key_twice: saying((json) => json.replace('{', '{"subject":"The first one",')),
  prototype_keys: saying((json) =>
    json.replace('{', '{"__proto__":{"subject":"x"},"constructor":{"prototype":{}},'),
  ),
  plain_text_type: (c, letter) =>
    sentAs(c, 200, JSON.stringify(completion({ role: 'assistant', content: JSON.stringify(letter) })), {
      'content-type': 'text/plain',
    }),
  byte_order_mark: (c, letter) =>
    sentAs(c, 200, `\ufeff${JSON.stringify(completion({ content: JSON.stringify(letter) }))}`, {
      'content-type': 'application/json',
    }),
  other_reason: saying((json) => json, 'eos_token'),

  choices_missing: (c) => c.json({ id: 'chatcmpl-1' }),
  choices_null: (c) => c.json({ choices: null }),
  null_answer: (c) => c.json(null),
  null_everywhere: (c) =>
    c.json({
      choices: [
        {
          index: null,
          message: { role: null, content: null, tool_calls: null, refusal: null },
          finish_reason: null,
        },
      ],
    }),
  content_of_blanks: saying(() => ' \n\t '),
  content_filter: saying((json) => json, 'content_filter'),
  list_of_two: saying((json) => `[${json},${json}]`),
  cut_json: saying((json) => json.slice(0, -30)),
  no_number: saying((json) => json.replace(/"subject":"[^"]*"/u, '"subject":NaN')),
  number_for_text: saying((json) => json.replace(/"subject":"[^"]*"/u, '"subject":7')),
  empty_letter: saying(() => '{"subject":"A role","paragraphs":[{"sentences":[]}]}'),
  nesting_bomb: (c) => sentAs(c, 200, bombOf(100_000), { 'content-type': 'application/json' }),
  nesting_inside: saying(() => bombOf(25_000)),
  page: (c) =>
    sentAs(c, 200, '<!doctype html><html><body>Sign in to the proxy</body></html>', {
      'content-type': 'text/html',
    }),
  stream: endlessStream,
  drip,
  body_reset: resetInBody,
  body_huge: hugeBody,
  body_empty: (c) => sentAs(c, 200, '', { 'content-type': 'application/json' }),
  body_words: (c) => sentAs(c, 200, 'Service is starting', { 'content-type': 'application/json' }),
  broken_text: brokenText,
  bad_request: status(400),
  something_new: status(418),
  request_timeout: status(408),
  unauthorized: status(401),
  forbidden: status(403),
  not_found: status(404),
  busy_for_an_hour: status(429, { 'retry-after': '3600' }),
  unavailable: status(503),
  elsewhere: status(301, { location: '/elsewhere' }),
  no_content: (c) => sent(c, 204, null),
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof SHAPES

const isShape = (name: string): name is ShapeName => Object.hasOwn(SHAPES, name)

export const SHAPE_NAMES: readonly ShapeName[] = keysOf(SHAPES)

/** The response in this form; null when there is no form of this name. */
export const answerInShape = (
  name: string,
  c: C,
  letter: () => SaidLetter,
): Response | Promise<Response> | null => (isShape(name) ? SHAPES[name](c, letter()) : null)
