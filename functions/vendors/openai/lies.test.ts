import { afterEach, beforeEach, expect, test } from 'vitest'
import { secondReader, plainWriter, modelWriter } from '#engine/test/inside.ts'
import { type FallbackCause, renderBody, writeLetter } from '#engine/letters'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { buildAssignment } from '#engine/test/letters/assignments.ts'
import { RESUMES } from '#engine/test/letters/resumes.ts'
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

async function write() {
  const model = smallWriter(server)
  const causes: FallbackCause[] = []
  const { letter } = await writeLetter(ASSIGNMENT, {
    model: { writer: modelWriter(model, SECRETS), reader: secondReader(model, SECRETS) },
    plain: plainWriter,
    onFallback: (cause) => void causes.push(cause),
  })
  return { text: `${letter.subject}\n${renderBody(letter)}`, writer: letter.writer, causes }
}

test('an honest letter of the model is accepted', async () => {
  expect(await write()).toMatchObject({ writer: 'small-writer', causes: [] })
  expect(server.calls).toHaveLength(2)
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
  const { text, writer, causes } = await write()
  expect(text).not.toMatch(LIES[lie])
  expect([writer, causes]).toEqual(['small-writer', []])
  expect(server.calls.at(-2)?.user).toContain('<<refused ')
})

test.each(['raises_rank', 'moves_figure', 'adds_tool', 'claims_application', 'flatters'] as const)(
  '%s every time: the letter goes without it, judged once more',
  async (lie) => {
    server.faults.set({ kind: lie, times: 9 })
    const { text, writer, causes } = await write()
    expect(text).not.toMatch(LIES[lie])
    expect([writer, causes]).toEqual(['small-writer', []])
    expect(server.calls.at(-1)?.user).toContain('<<letter ')
  },
)

test.each(['wrong_language', 'subject_newline', 'obeys_injection'] as const)(
  '%s every time: the plain writer writes',
  async (lie) => {
    server.faults.set({ kind: lie, times: 9 })
    const { text, writer, causes } = await write()
    expect(text).not.toMatch(LIES[lie])
    expect([writer, causes]).toEqual([
      'plain',
      [lie === 'obeys_injection' ? 'repeats_rules' : 'refused_by_check'],
    ])
  },
)
