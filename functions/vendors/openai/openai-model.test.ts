import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLetter, modelWriter, WriterUnavailable } from '#engine/test/inside.ts'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { buildAssignment } from '#engine/test/letters/assignments.ts'
import { POSTINGS } from '#engine/test/letters/postings.ts'
import { RESUMES } from '#engine/test/letters/resumes.ts'
import { startBedrockEmulator, type BedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import { smallWriter } from '#harness/vendors/openai/small-writer.ts'

const ASSIGNMENT = buildAssignment(RESUMES.product, POSTINGS[1], { emailId: 'out_wire' })
let server: BedrockEmulator

beforeEach(async () => {
  server = await startBedrockEmulator()
})
afterEach(() => server.close())

const writer = () => modelWriter(smallWriter(server), SECRETS)

test('writes a letter that passes the check and is signed from the resume', async () => {
  const letter = await writer().write(ASSIGNMENT, null)
  expect(checkLetter(ASSIGNMENT, letter).findings.filter(({ severity }) => severity === 'E')).toEqual([])
  expect(letter).toMatchObject({
    writer: 'small-writer',
    signature: ['Best regards,', 'Tomás Ferreira', '+1 512 555 0119'],
  })
  expect(server.calls[0]?.user).toMatch(
    /^The writer's facts stand between marks[^]*P0 the job: Product Manager - Billing \(m\/f\/d\) at Acme Ledger, Inc\./,
  )
})

test('a throttled call is retried once', async () => {
  server.faults.set({ kind: 'throttle', times: 1 })
  expect((await writer().write(ASSIGNMENT, null)).writer).toBe('small-writer')
  server.faults.set({ kind: 'throttle', times: 2 })
  await expect(writer().write(ASSIGNMENT, null)).rejects.toThrow(
    new WriterUnavailable('openai: status 429 rate_limit_exceeded', 'throttled'),
  )
  expect(server.requests).toHaveLength(4)
})

test.each([
  'internal',
  'drop',
  'body_reset',
  'refusal',
  'page',
  'not_found',
  'cut_json',
  'obeys_injection',
] as const)('%s: the error contains nothing of the resume or key', async (kind) => {
  server.faults.set({ kind, times: 1 })
  const error: unknown = await writer()
    .write(ASSIGNMENT, null)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(WriterUnavailable)
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/Quillpay|Acme|key-of-nobody/)
  expect(server.requests).toHaveLength(1)
})

test('another process can set faults and read the log', async () => {
  await fetch(`${server.url}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'refusal', times: 1 }),
  })
  await expect(writer().write(ASSIGNMENT, null)).rejects.toThrow(WriterUnavailable)
  const log = await (await fetch(`${server.url}/_emulator/requests`)).json()
  expect(log).toMatchObject([
    { path: '/_emulator/faults', status: 200 },
    { method: 'POST', path: '/v1/chat/completions', status: 200 },
    { path: '/_emulator/requests' },
  ])
})
