import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  secondReader,
  readText,
  buildPrompt,
  LETTER_JSON_SCHEMA,
  parseModelLetter,
  READER_JSON_SCHEMA,
} from '#engine/test/inside.ts'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { buildAssignment } from '#engine/test/letters/assignments.ts'
import { POSTINGS } from '#engine/test/letters/postings.ts'
import { RESUMES } from '#engine/test/letters/resumes.ts'
import { judgeLikeAModel } from '#emulators/bedrock/judge.ts'
import { answerLikeAModel } from '#emulators/bedrock/model.ts'
import { USAGE } from '#infra/cost/usage.ts'

const tokens = (text: string): number => Math.ceil(text.length / 4)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

interface Measured {
  readonly shared: number
  readonly own: number
}

/** Characters of a posting, on average, in fifty whole ones of 24 fields, of which a model is shown 6,000. */
const REAL_LENGTH = 2_700

/** The posting with more duties, so that it is as long as a real one. */
function asLongAsReal<T extends { readonly description: string }>(posting: T): T {
  let { description } = posting
  while (description.length < REAL_LENGTH)
    description += '\n- Keep the records of the site complete and answer questions of the team about them'
  return { ...posting, description }
}

/** The tokens of writing and of reading a letter for one resume and posting. */
async function measure(
  text: string,
  index: number,
): Promise<readonly [writing: Measured, reading: Measured]> {
  const todaysEmails = [0, 1, 2].map((at) => ({
    subject: 'About the role you posted',
    body: `Hello,\n\n${'A first sentence of a letter of the day. '.repeat(2)}\n\nBye`,
    company: `Firm ${at}`,
  }))
  const { text: resumeText, facts } = readText(text)
  const assignment = {
    ...buildAssignment(RESUMES.analyst, asLongAsReal(POSTINGS[index % 5] ?? POSTINGS[0]), { todaysEmails }),
    resumeText,
    facts,
  }
  const prompt = buildPrompt(assignment, null, SECRETS)
  const answer = answerLikeAModel(`${prompt.shared}\n${prompt.user}`)
  let reading: Measured = { shared: 0, own: 0 }
  const model = {
    id: 'measured',
    ask: ({ system, shared = '', user }: { system: string; shared?: string; user: string }) => {
      const verdict = judgeLikeAModel(`${shared}\n${user}`)
      reading = { shared: tokens(system + shared + JSON.stringify(READER_JSON_SCHEMA)), own: tokens(user) }
      return Promise.resolve(verdict)
    },
  }
  await secondReader(model, SECRETS).read(
    assignment,
    parseModelLetter(answer, { assignment, prompt, writer: 'measured' }),
    [],
  )
  return [
    {
      shared: tokens(prompt.system + prompt.shared + JSON.stringify(LETTER_JSON_SCHEMA)),
      own: tokens(prompt.user),
    },
    reading,
  ]
}

/** Whether a measured number is within 20 % of the cost model's. */
const isNear = (measured: number, stated: number) =>
  Math.abs(measured - stated) <= stated / 5
    ? 'within a fifth'
    : `measured ${Math.round(measured)}, stated ${stated}`

test('the cost model uses the measured tokens of a letter', async () => {
  const resumes = globSync('engine/test/fixtures/*.txt').map((file) => readFileSync(file, 'utf8'))
  const measured = await Promise.all(resumes.map(measure))
  expect(resumes.length).toBeGreaterThan(15)
  for (const [at, stated] of [USAGE.writing, USAGE.reading].entries()) {
    const of = (kind: keyof Measured) =>
      isNear(mean(measured.map((pair) => (pair[at] ?? { shared: 0, own: 0 })[kind])), stated[kind])
    expect([of('shared'), of('own')]).toEqual(['within a fifth', 'within a fifth'])
  }
})
