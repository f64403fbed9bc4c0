import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import { buildAssignment } from '#core/writing/compose/testing/assignments.ts'
import { POSTINGS } from '#core/writing/compose/testing/postings.ts'
import { INJECTIONS } from '#core/writing/compose/testing/hostile.ts'
import { RESUMES } from '#core/writing/compose/testing/resumes.ts'
import { composer } from '#core/writing/compose/composer.ts'
import { renderBody } from '#core/writing/render-letter.ts'
import { WriterUnavailable } from '#core/writing/model.ts'
import { writeLetter } from '#core/writing/write-letter.ts'
import { startBedrockEmulator, type BedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import type { FaultKind } from '#emulators/bedrock/faults.ts'
import { modelWriter } from '#core/writing/prompt/model-writer.ts'
import { bedrockModel } from './bedrock-model.ts'

const MODEL = 'global.anthropic.claude-haiku-5-5'
const ASSIGNMENT = buildAssignment(RESUMES.analyst, POSTINGS[0], { entryId: 'out_wire' })
let bedrock: BedrockEmulator

beforeEach(async () => { bedrock = await startBedrockEmulator() })
afterEach(() => bedrock.close())

const model = (options: { temperature?: number | null; thinkingDisabled?: boolean } = {}) => bedrockModel({
  client: { endpoint: bedrock.url, region: 'us-east-1', credentials: { accessKeyId: 'x', secretAccessKey: 'y' } },
  modelId: MODEL,
  temperature: options.temperature ?? null,
  thinkingDisabled: options.thinkingDisabled ?? true,
  retryDelayMs: 1,
})
const random = (count: number): Uint8Array => new Uint8Array(count).fill(7)
const writer = (options: Parameters<typeof model>[0] = {}) => modelWriter(model(options), random)
const conversations = (): number => bedrock.requests.filter(({ path }) => path.endsWith('/converse')).length

test('writes a letter that passes the check, signed from the record and not by the model', async () => {
  const letter = await writer().write(ASSIGNMENT, null)
  expect(checkLetter(ASSIGNMENT, letter).findings.filter(({ severity }) => severity === 'E')).toEqual([])
  expect(letter.writer).toBe(MODEL)
  expect(letter.greeting).toMatch(/^(Hi|Hello|Dear) Maya,$/)
  expect(letter.signature).toEqual(['Priya Raman', '+1 312 555 0142', 'linkedin.example/in/priya-raman'])
  expect(letter.paragraphs.flat().flatMap(({ sources }) => sources).some(({ kind }) => kind === 'resume')).toBe(true)
})

test('sends no temperature and turns thinking off unless told otherwise', async () => {
  await writer().write(ASSIGNMENT, null)
  await writer({ temperature: 0.4, thinkingDisabled: false }).write(ASSIGNMENT, null)
  expect(bedrock.calls.map(({ modelId, temperature, thinking }) => ({ modelId, temperature, thinking }))).toEqual([
    { modelId: MODEL, temperature: null, thinking: 'disabled' },
    { modelId: MODEL, temperature: 0.4, thinking: null },
  ])
})

test('tells the findings of a refused letter', async () => {
  const letter = await writer().write(ASSIGNMENT, null)
  await writer().write(ASSIGNMENT, { letter, findings: [{ rule: 'L05', severity: 'E', message: 'The figure stands nowhere.', span: null }] })
  expect(bedrock.calls[1]?.user).toContain('- L05: The figure stands nowhere.')
})

test('a throttled call is tried once more, and no more often', async () => {
  bedrock.faults.set({ kind: 'throttle', times: 1 })
  expect((await writer().write(ASSIGNMENT, null)).writer).toBe(MODEL)
  expect(conversations()).toBe(2)
  bedrock.faults.set({ kind: 'throttle', times: 2 })
  await expect(writer().write(ASSIGNMENT, null)).rejects.toThrow(new WriterUnavailable('bedrock: ThrottlingException'))
  expect(conversations()).toBe(4)
})

test.each([
  ['internal', 'bedrock: InternalServerException'],
  ['truncated', 'The model stopped early: max_tokens.'],
  ['empty', 'The model gave no answer.'],
  ['refusal', 'The answer is not JSON.'],
  ['huge', 'The answer is far too long.'],
  ['obeys_injection', 'The answer repeats its instructions.'],
] as const)('%s: no letter, asked once', async (kind, message) => {
  bedrock.faults.set({ kind, times: 1 })
  await expect(writer().write(ASSIGNMENT, null)).rejects.toThrow(new WriterUnavailable(message))
  expect(conversations()).toBe(1)
})

test.each(['drop', 'timeout'] as const)('%s: no letter, and nothing of the resume in the error', async (kind) => {
  bedrock.faults.set({ kind, times: 1 })
  const impatient = modelWriter(model(), random, 300)
  const error: unknown = await impatient.write(ASSIGNMENT, null).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(WriterUnavailable)
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/Larkfield|Harbor|Maya/)
})

test.each([
  ['wrong_language', /^L/],
  ['subject_newline', /^L02$/],
] as const)('%s: the check refuses it', async (kind: FaultKind, rule) => {
  bedrock.faults.set({ kind, times: 1 })
  const { findings } = checkLetter(ASSIGNMENT, await writer().write(ASSIGNMENT, null))
  expect(findings.filter(({ severity }) => severity === 'E').map((finding) => finding.rule)).toContainEqual(expect.stringMatching(rule))
})

test.each(['internal', 'refusal', 'obeys_injection', 'wrong_language', 'subject_newline', 'huge'] as const)('%s for good: the composer writes instead', async (kind) => {
  bedrock.faults.set({ kind, times: 9 })
  const { letter } = await writeLetter(ASSIGNMENT, { writer: writer(), fallback: composer() })
  expect(letter.writer).toBe('composer')
})

test('postings that give orders reach no letter, whether the model is steady or obeys them', async () => {
  for (const [index, text] of INJECTIONS.entries()) {
    const assignment = buildAssignment(RESUMES.analyst, { ...POSTINGS[0], description: `${POSTINGS[0].description}\n${text}` }, { entryId: `out_hostile${index}` })
    if (index % 2 === 0) bedrock.faults.set({ kind: 'obeys_injection', times: 1 })
    const { letter } = await writeLetter(assignment, { writer: writer(), fallback: composer() })
    expect(letter.writer).toBe(index % 2 === 0 ? 'composer' : MODEL)
    expect(letter.greeting).toMatch(/^(Hi|Hello|Dear) Maya,$/)
    expect(renderBody(letter)).not.toMatch(/evil|giraffe|https?:|klingon|My rules/i)
  }
})
