import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderBody, type FallbackCause, writeLetter } from '#engine/letters'
import {
  secondReader,
  checkLetter,
  plainWriter,
  modelWriter,
  WriterUnavailable,
} from '#engine/test/inside.ts'
import { buildAssignment } from '#engine/test/letters/assignments.ts'
import { POSTINGS } from '#engine/test/letters/postings.ts'
import { INJECTIONS } from '#engine/test/letters/hostile.ts'
import { RESUMES } from '#engine/test/letters/resumes.ts'
import { startBedrockEmulator, type BedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import type { ConverseShape } from '#emulators/bedrock/converse-shapes.ts'
import type { FaultKind } from '#emulators/bedrock/faults.ts'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { bedrockModel } from './bedrock-model.ts'
import { atNight } from '#engine/test/at-night.ts'
import { briefLimit } from '#harness/patience.ts'

const MODEL = 'global.anthropic.claude-haiku-5-5'
const ASSIGNMENT = buildAssignment(RESUMES.analyst, POSTINGS[0], { emailId: 'out_wire' })
let bedrock: BedrockEmulator

beforeEach(async () => {
  bedrock = await startBedrockEmulator()
})
afterEach(() => bedrock.close())

const model = (options: { modelId?: string } = {}) =>
  bedrockModel({
    client: {
      endpoint: bedrock.url,
      region: 'us-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
    },
    modelId: options.modelId ?? MODEL,
    retryDelayMs: 1,
  })
const writer = (options: Parameters<typeof model>[0] = {}) => modelWriter(model(options), SECRETS)
const conversations = (): number => bedrock.requests.filter(({ path }) => path.endsWith('/converse')).length

test('writes a letter that passes the check and is signed from the resume, not by the model', async () => {
  const letter = await writer().write(ASSIGNMENT, null)
  expect(checkLetter(ASSIGNMENT, letter).findings.filter(({ severity }) => severity === 'E')).toEqual([])
  expect(letter.writer).toBe(MODEL)
  expect(letter.greeting).toBe('Hello Maya,')
  expect(letter.signature).toEqual([
    'Best regards,',
    'Priya Raman',
    '+1 312 555 0142',
    'linkedin.example/in/priya-raman',
  ])
  expect(
    letter.paragraphs
      .flat()
      .flatMap(({ sources }) => sources)
      .some(({ kind }) => kind === 'resume'),
  ).toBe(true)
})

test('sends no temperature and disables thinking', async () => {
  await writer().write(ASSIGNMENT, null)
  expect(
    bedrock.calls.map(({ modelId, temperature, thinking }) => ({ modelId, temperature, thinking })),
  ).toEqual([{ modelId: MODEL, temperature: null, thinking: 'disabled' }])
})

test.each([
  [MODEL, 1],
  ['us.amazon.nova-2-lite-v1:0', 1],
  ['amazon.nova-lite-v1:0', 1],
  ['meta.llama4-scout-17b-instruct-v1:0', -1],
  ['local.composer-v1:0', -1],
])(
  '%s: the end of the shared part is marked for caching only where the vendor supports it',
  async (modelId, keptUntil) => {
    await writer({ modelId }).write(ASSIGNMENT, null)
    expect(bedrock.calls[0]?.keptUntil).toBe(keptUntil)
    expect(bedrock.calls[0]?.user).toMatch(
      /^The writer's facts stand between marks[^]*<<\/writer [^]*<<posting /,
    )
  },
)

test('sends a refused letter back to the model', async () => {
  const letter = await writer().write(ASSIGNMENT, null)
  await writer().write(ASSIGNMENT, {
    letter,
    findings: [{ rule: 'L05', severity: 'E', message: 'The figure stands nowhere.', span: null }],
  })
  expect(bedrock.calls[1]?.user).toContain(`Subject: ${letter.subject}`)
  expect(bedrock.calls[1]?.user).toContain('The subject: The figure stands nowhere. (L05)')
})

test('a throttled call is retried once', async () => {
  bedrock.faults.set({ kind: 'throttle', times: 1 })
  expect((await writer().write(ASSIGNMENT, null)).writer).toBe(MODEL)
  expect(conversations()).toBe(2)
  bedrock.faults.set({ kind: 'throttle', times: 2 })
  await expect(writer().write(ASSIGNMENT, null)).rejects.toThrow(
    new WriterUnavailable('bedrock: ThrottlingException', 'throttled'),
  )
  expect(conversations()).toBe(4)
})

/** The outcome of each answer: the letter is read, or there is none for this cause. */
const RESULTS: Readonly<
  Record<
    | ConverseShape
    | 'fenced'
    | 'prose'
    | 'thinking'
    | 'internal'
    | 'truncated'
    | 'empty'
    | 'refusal'
    | 'not_json'
    | 'other_shape'
    | 'error_in_200'
    | 'no_choices'
    | 'huge'
    | 'timeout'
    | 'stalls'
    | 'drop'
    | 'obeys_injection',
    'read' | FallbackCause
  >
> = {
  fenced: 'read',
  prose: 'read',
  thinking: 'read',
  converse_reasoning: 'read',
  converse_input_as_text: 'read',
  converse_words: 'read',
  empty: 'no_answer',
  error_in_200: 'no_answer',
  no_choices: 'no_answer',
  converse_nulls: 'no_answer',
  converse_broken_text: 'no_answer',
  truncated: 'cut_off',
  converse_window: 'cut_off',
  converse_filtered: 'refused',
  converse_guardrail: 'refused',
  refusal: 'not_json',
  not_json: 'not_json',
  converse_malformed: 'not_json',
  converse_page: 'not_json',
  other_shape: 'another_shape',
  obeys_injection: 'repeats_rules',
  huge: 'too_long',
  converse_huge: 'too_long',
  timeout: 'timeout',
  stalls: 'timeout',
  converse_drip: 'timeout',
  converse_model_late: 'timeout',
  drop: 'unreachable',
  converse_reset: 'unreachable',
  internal: 'vendor_error',
  converse_model_error: 'vendor_error',
  converse_stopped_anew: 'unknown',
  converse_rejected: 'unknown',
  converse_something_new: 'unknown',
  converse_denied: 'denied',
  converse_retired: 'not_found',
}

test.each(Object.entries(RESULTS))('%s: %s', { timeout: 20_000 }, async (kind, result) => {
  await fetch(`${bedrock.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify({ kind, times: 1 }) })
  const limits = { timeoutMs: result === 'timeout' ? briefLimit() : 15_000, maxTokens: 2_000 }
  const outcome = await modelWriter(model(), SECRETS, limits)
    .write(ASSIGNMENT, null)
    .then(
      () => 'read',
      (error: unknown) => (error instanceof WriterUnavailable ? error.failure : error),
    )
  expect(outcome).toBe(result)
  expect(conversations()).toBe(1)
})

test('connections of abandoned requests are closed', async () => {
  const endless = ['converse_drip', 'stalls', 'timeout', 'converse_huge'] as const
  for (const kind of endless) bedrock.faults.set({ kind, times: 1 })
  const request = {
    system: 's',
    user: 'u',
    answer: { name: 'a', description: 'd', schema: { type: 'object' } },
    maxTokens: 500,
    timeoutMs: briefLimit(),
  }
  await Promise.all(
    endless.map(() =>
      model()
        .ask(request)
        .catch(() => null),
    ),
  )
  await expect.poll(() => bedrock.connections()).toBe(0)
})

test.each(['drop', 'timeout'] as const)(
  '%s: there is no letter, and the error contains nothing of the resume',
  async (kind) => {
    bedrock.faults.set({ kind, times: 1 })
    const impatient = modelWriter(model(), SECRETS, { timeoutMs: briefLimit(), maxTokens: 2_000 })
    const error: unknown = await impatient.write(ASSIGNMENT, null).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(WriterUnavailable)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/Larkfield|Harbor|Maya/)
  },
)

test.each([
  ['wrong_language', /^L/],
  ['subject_newline', /^L02$/],
] as const)('%s: the check refuses it', async (kind: FaultKind, rule) => {
  bedrock.faults.set({ kind, times: 1 })
  const { findings } = checkLetter(ASSIGNMENT, await writer().write(ASSIGNMENT, null))
  expect(findings.filter(({ severity }) => severity === 'E').map((finding) => finding.rule)).toContainEqual(
    expect.stringMatching(rule),
  )
})

const writers = () => ({
  model: { writer: writer(), reader: secondReader(model(), SECRETS) },
  plain: plainWriter,
})

test.each(['internal', 'refusal', 'obeys_injection', 'wrong_language', 'subject_newline', 'huge'] as const)(
  'permanent %s: the plain writer writes instead',
  async (kind) => {
    bedrock.faults.set({ kind, times: 9 })
    const { letter } = await writeLetter(ASSIGNMENT, writers())
    expect(letter.writer).toBe('plain')
  },
)

test('instructions in postings reach no letter, whether or not the model obeys them', async () => {
  // By day two of five; the model of the other vendor gets all of them.
  for (const [index, text] of [...INJECTIONS.entries()].filter(([at]) => atNight || at % 5 < 2)) {
    const assignment = buildAssignment(
      RESUMES.analyst,
      { ...POSTINGS[0], description: `${POSTINGS[0].description}\n${text}` },
      { emailId: `out_hostile${index}` },
    )
    if (index % 2 === 0) bedrock.faults.set({ kind: 'obeys_injection', times: 1 })
    const { letter } = await writeLetter(assignment, writers())
    expect(letter.writer).toBe(index % 2 === 0 ? 'plain' : MODEL)
    expect(letter.greeting).toMatch(/^(Hi|Hello|Dear) Maya,$/)
    expect(renderBody(letter)).not.toMatch(/evil|giraffe|https?:|klingon|My rules/i)
  }
})
