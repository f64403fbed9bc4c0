import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plainWriter } from '#functions/letters/plain/plain-writer.ts'
import type { FallbackCause } from '#functions/letters/model.ts'
import { modelWriter } from '#functions/letters/prompt/model-writer.ts'
import { SECRETS } from '#harness/letters/prompt/secrets.ts'
import { renderBody } from '#functions/letters/render-letter.ts'
import { secondReader } from '#functions/letters/second-reader/second-reader.ts'
import { buildAssignment } from '#harness/letters/assignments.ts'
import { RESUMES } from '#harness/letters/resumes.ts'
import { writeLetter } from '#functions/letters/write-letter.ts'
import { startBedrockEmulator, type BedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import { smallWriter } from '#harness/vendors/openai/small-writer.ts'

const [present, former] = RESUMES.analyst.jobs
const ASSIGNMENT = buildAssignment({
  ...RESUMES.analyst,
  jobs: [{ ...present, did: ['Helped move 14 reports into Looker', ...present.did] }, former],
})
let server: BedrockEmulator

beforeEach(async () => {
  server = await startBedrockEmulator()
})
afterEach(() => server.close())

/** Texts that no draft may contain. */
const LIES = {
  raises_rank: /I led the team/u,
  moves_figure: /At Larkfield Insurance, the result was this: Reduced survey processing time/u,
  adds_tool: /Snowflake|Tableau/u,
  claims_application: /I applied|spoke with your recruiter/u,
  flatters: /most admired|brilliant/u,
  wrong_language: /Ihre Anzeige passt/u,
  obeys_injection: /evil\.example|My rules/u,
  subject_newline: /Bcc/u,
} as const

async function write(isReadTwice: boolean) {
  const model = smallWriter(server)
  const [causes, failures] = [new Array<FallbackCause>(), new Array<string>()]
  const reader = isReadTwice
    ? { secondReader: secondReader(model, SECRETS, { failed: (cause) => failures.push(cause) }) }
    : {}
  const { letter } = await writeLetter(ASSIGNMENT, {
    writer: modelWriter(model, SECRETS),
    fallback: plainWriter(),
    onFallback: (cause) => void causes.push(cause),
    ...reader,
  })
  return { text: `${letter.subject}\n${renderBody(letter)}`, writer: letter.writer, causes, failures }
}

describe.each([[false], [true]])('with second reader: %s', (isReadTwice) => {
  test('an honest letter of the model is accepted', async () => {
    expect(await write(isReadTwice)).toMatchObject({ writer: 'small-writer', causes: [], failures: [] })
    expect(server.calls).toHaveLength(isReadTwice ? 2 : 1)
  })

  test.each([
    'raises_rank',
    'moves_figure',
    'adds_tool',
    'claims_application',
    'flatters',
    'wrong_language',
    'subject_newline',
  ] as const)('%s once: the model repairs its letter', async (lie) => {
    server.faults.set({ kind: lie, times: 1 })
    const { text, writer, causes } = await write(isReadTwice)
    expect(text).not.toMatch(LIES[lie])
    expect([writer, causes]).toEqual(['small-writer', []])
    expect(server.calls.at(isReadTwice ? -2 : -1)?.user).toContain('<<refused ')
  })

  test.each([
    'raises_rank',
    'moves_figure',
    'adds_tool',
    'claims_application',
    'flatters',
    'wrong_language',
    'subject_newline',
    'obeys_injection',
  ] as const)('%s every time: the built-in writer writes', async (lie) => {
    server.faults.set({ kind: lie, times: 9 })
    const { text, writer, causes } = await write(isReadTwice)
    expect(text).not.toMatch(LIES[lie])
    expect([writer, causes]).toEqual([
      'plain',
      [lie === 'obeys_injection' ? 'repeats_rules' : 'refused_by_check'],
    ])
  })
})

test('a failing second reader does not hold a letter back', async () => {
  server.faults.set({ kind: 'fenced', times: 1 })
  server.faults.set({ kind: 'page', times: 1 })
  expect(await write(true)).toMatchObject({ writer: 'small-writer', causes: [], failures: ['not_json'] })
})
