import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainWriter, modelWriter } from '#engine/test/inside.ts'
import { type FallbackCause, writeLetter } from '#engine/letters'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { buildAssignment } from '#engine/test/letters/assignments.ts'
import { RESUMES } from '#engine/test/letters/resumes.ts'
import { startBedrockEmulator, type BedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import type { FaultKind } from '#emulators/bedrock/faults.ts'
import type { ShapeName } from '#emulators/openai/shapes.ts'
import { smallWriter } from '#harness/vendors/openai/small-writer.ts'
import { briefLimit } from '#harness/patience.ts'

const ASSIGNMENT = buildAssignment(RESUMES.analyst)
let server: BedrockEmulator

beforeEach(async () => {
  server = await startBedrockEmulator()
})
afterEach(() => server.close())

type OnTheWire = 'throttle' | 'internal' | 'timeout' | 'drop' | 'stalls' | 'error_in_200' | 'no_choices'
type InWords =
  | 'truncated'
  | 'empty'
  | 'refusal'
  | 'fenced'
  | 'prose'
  | 'thinking'
  | 'not_json'
  | 'other_shape'
  | 'huge'
  | 'obeys_injection'

/** The outcome of each answer: the letter is read, or the plain writer writes for this cause. */
const RESULTS: Readonly<Record<OnTheWire | InWords | ShapeName, 'read' | FallbackCause>> = {
  fenced: 'read',
  fence_without_language: 'read',
  prose: 'read',
  prose_with_braces: 'read',
  thinking: 'read',
  thinking_without_beginning: 'read',
  reasoning_field: 'read',
  trailing_commas: 'read',
  raw_line_breaks: 'read',
  list_of_one: 'read',
  sentences_as_strings: 'read',
  ids_as_one_string: 'read',
  unknown_ids: 'read',
  lists_as_paragraphs: 'read',
  paragraphs_as_strings: 'read',
  extra_fields: 'read',
  content_parts: 'read',
  tool_call: 'read',
  tool_call_as_object: 'read',
  key_twice: 'read',
  prototype_keys: 'read',
  plain_text_type: 'read',
  byte_order_mark: 'read',
  other_reason: 'read',

  no_choices: 'no_answer',
  choices_missing: 'no_answer',
  choices_null: 'no_answer',
  null_answer: 'no_answer',
  null_everywhere: 'no_answer',
  empty: 'no_answer',
  content_of_blanks: 'no_answer',
  body_empty: 'no_answer',
  error_in_200: 'vendor_error',
  truncated: 'cut_off',
  refusal: 'refused',
  content_filter: 'refused',
  not_json: 'not_json',
  list_of_two: 'not_json',
  cut_json: 'not_json',
  no_number: 'not_json',
  nesting_inside: 'not_json',
  page: 'not_json',
  stream: 'not_json',
  body_words: 'not_json',
  broken_text: 'not_json',
  nesting_bomb: 'no_answer',
  other_shape: 'another_shape',
  number_for_text: 'another_shape',
  empty_letter: 'another_shape',
  obeys_injection: 'repeats_rules',
  timeout: 'timeout',
  stalls: 'timeout',
  drip: 'timeout',
  drop: 'unreachable',
  body_reset: 'unreachable',
  body_huge: 'too_long',
  huge: 'too_long',
  throttle: 'throttled',
  busy_for_an_hour: 'throttled',
  unavailable: 'throttled',
  internal: 'vendor_error',
  request_timeout: 'vendor_error',
  bad_request: 'unknown',
  something_new: 'unknown',
  elsewhere: 'unknown',
  no_content: 'unknown',
  unauthorized: 'denied',
  forbidden: 'denied',
  not_found: 'not_found',
}

/** The shapes are those of the writer's answers; fail-closed.test.ts has the reader's. */
const FINE = { read: async () => [] }

const CASES = Object.entries(RESULTS)
const isLate = (result: string): boolean => result === 'timeout'
const ASKED_AGAIN = new Set<string>(['throttle', 'unavailable'])

test('more than forty kinds of answers are tested', () => expect(CASES.length).toBeGreaterThan(40))

test.each(CASES)('%s: %s', { timeout: 20_000 }, async (shape, result) => {
  await fetch(`${server.url}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: shape, times: 9 }),
  })
  const model = smallWriter(server)
  const causes: FallbackCause[] = []
  const limits = { timeoutMs: isLate(result) ? briefLimit() : 15_000, maxTokens: 2_000 }
  const { letter } = await writeLetter(ASSIGNMENT, {
    model: { writer: modelWriter(model, SECRETS, limits), reader: FINE },
    plain: plainWriter,
    onFallback: (cause) => void causes.push(cause),
  })
  expect([letter.writer, causes]).toEqual(result === 'read' ? ['small-writer', []] : ['plain', [result]])
  expect(server.requests.filter(({ path }) => path === '/v1/chat/completions')).toHaveLength(
    ASKED_AGAIN.has(shape) ? 2 : 1,
  )
  expect(JSON.stringify(letter)).not.toMatch(/Mallory|evil|The first one|"x"/)
})

test('connections of abandoned requests are closed', async () => {
  const endless: readonly FaultKind[] = ['drip', 'stalls', 'timeout', 'stream', 'body_huge']
  for (const kind of endless) server.faults.set({ kind, times: 1 })
  const model = smallWriter(server)
  const request = {
    system: 's',
    user: 'u',
    answer: { name: 'a', description: 'd', schema: {} },
    maxTokens: 500,
    timeoutMs: briefLimit(),
  }
  await Promise.all(endless.map(() => model.ask(request).catch(() => null)))
  await expect.poll(() => server.connections()).toBe(0)
})
