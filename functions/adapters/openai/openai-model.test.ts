import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import { buildAssignment } from '#core/writing/compose/testing/assignments.ts'
import { POSTINGS } from '#core/writing/compose/testing/postings.ts'
import { RESUMES } from '#core/writing/compose/testing/resumes.ts'
import { WriterUnavailable } from '#core/writing/model.ts'
import { startBedrockEmulator, type BedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import { modelWriter } from '#core/writing/prompt/model-writer.ts'
import { openAiModel } from './openai-model.ts'

const ASSIGNMENT = buildAssignment(RESUMES.product, POSTINGS[1], { entryId: 'out_wire' })
let server: BedrockEmulator

beforeEach(async () => { server = await startBedrockEmulator() })
afterEach(() => server.close())

const model = () => openAiModel({ baseUrl: `${server.url}/v1`, apiKey: 'key-of-nobody', model: 'small-writer', retryDelayMs: 1 })
const writer = () => modelWriter(model(), (count) => new Uint8Array(count).fill(9))

test('writes a letter that passes the check, signed from the record', async () => {
  const letter = await writer().write(ASSIGNMENT, null)
  expect(checkLetter(ASSIGNMENT, letter).findings.filter(({ severity }) => severity === 'E')).toEqual([])
  expect(letter).toMatchObject({ writer: 'small-writer', signature: ['Tomás Ferreira', '+1 512 555 0119'] })
  expect(server.calls[0]?.user).toContain('Title: Product Manager - Billing (m/f/d)')
})

test('a throttled call is tried once more, and no more often', async () => {
  server.faults.set({ kind: 'throttle', times: 1 })
  expect((await writer().write(ASSIGNMENT, null)).writer).toBe('small-writer')
  server.faults.set({ kind: 'throttle', times: 2 })
  await expect(writer().write(ASSIGNMENT, null)).rejects.toThrow(new WriterUnavailable('openai: status 429'))
  expect(server.requests).toHaveLength(4)
})

test.each([
  ['internal', 'openai: status 500'],
  ['drop', 'openai: Error'],
  ['truncated', 'The model stopped early: length.'],
  ['empty', 'The model gave no answer.'],
  ['refusal', 'The model refused to answer.'],
  ['huge', 'The answer is far too long.'],
  ['obeys_injection', 'The answer repeats its instructions.'],
] as const)('%s: no letter, asked once, nothing of the resume or key in the error', async (kind, message) => {
  server.faults.set({ kind, times: 1 })
  const error: unknown = await writer().write(ASSIGNMENT, null).catch((thrown: unknown) => thrown)
  expect(error).toEqual(new WriterUnavailable(message))
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/Quillpay|Acme|key-of-nobody/)
  expect(server.requests).toHaveLength(1)
})

test.each(['wrong_language', 'subject_newline'] as const)('%s: the check refuses it', async (kind) => {
  server.faults.set({ kind, times: 1 })
  const { findings } = checkLetter(ASSIGNMENT, await writer().write(ASSIGNMENT, null))
  expect(findings.some(({ severity }) => severity === 'E')).toBe(true)
})

test('another process can set faults and read the log', async () => {
  await fetch(`${server.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify({ kind: 'refusal', times: 1 }) })
  await expect(writer().write(ASSIGNMENT, null)).rejects.toThrow(WriterUnavailable)
  const log = await (await fetch(`${server.url}/_emulator/requests`)).json()
  expect(log).toMatchObject([{ path: '/_emulator/faults', status: 200 }, { method: 'POST', path: '/v1/chat/completions', status: 200 }, { path: '/_emulator/requests' }])
})
