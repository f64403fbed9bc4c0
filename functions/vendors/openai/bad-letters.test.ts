import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { secondReader, plainWriter, modelWriter } from '#engine/test/inside.ts'
import { LetterRefused, writeLetter } from '#engine/letters'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { startBedrockEmulator, type BedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import { assignmentOfCase, CaseAssignment, LetterCase } from '#engine/bench/letters/case-file.ts'
import { atNight } from '#engine/test/at-night.ts'
import { smallWriter } from '#harness/vendors/openai/small-writer.ts'

const LETTERS = path.resolve(import.meta.dirname, '../../../engine/bench/letters')
const Labelled = z.extend(LetterCase, {
  class: z.string(),
  expect: z.enum(['pass', 'refuse']),
  sentence: z.optional(z.string()),
})
type Labelled = z.infer<typeof Labelled>

const assignments = z
  .record(z.string(), CaseAssignment)
  .parse(JSON.parse(readFileSync(path.join(LETTERS, 'assignments.json'), 'utf8')))
const bad = readFileSync(path.join(LETTERS, 'cases-dev.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => Labelled.parse(JSON.parse(line)))
  .filter(({ expect: label }) => label === 'refuse')

let server: BedrockEmulator
beforeAll(async () => {
  server = await startBedrockEmulator()
})
afterAll(() => server.close())

/** The faulty sentence or subject of a case. */
const faultOf = ({ sentence = '' }: Labelled): string => sentence.replace(/^SUBJECT /u, '')

/** The letter that is saved when the model always returns this letter; empty when none is saved. */
async function saved(given: Labelled): Promise<string> {
  const of = assignments[given.assignment]
  if (of === undefined) throw new Error(`${given.id} names an assignment that is not there.`)
  const paragraphs = given.letter.paragraphs.map(({ sentences }) => ({
    sentences: sentences.map(({ text }) => ({ text, facts: [] })),
  }))
  server.dictate({
    letter: { subject: given.letter.subject, paragraphs },
    doubted: faultOf(given).replaceAll(/\s+/gu, ' ').trim(),
  })
  const model = smallWriter(server)
  try {
    const { subject, body } = await writeLetter(
      assignmentOfCase(of, given, new Date('2026-11-20T09:00:00.000Z')),
      {
        model: { writer: modelWriter(model, SECRETS), reader: secondReader(model, SECRETS) },
        plain: plainWriter,
      },
    )
    return `${subject}\n${body}`
  } catch (error) {
    if (error instanceof LetterRefused) return ''
    throw error
  }
}

/** The hard facts alone refuse or pass all of them by day: labelled-letters.test.ts. */
const OF_A_CLASS = atNight ? bad.length : 2

describe.each([...Map.groupBy(bad, (given) => given.class)])(
  'no letter of a model with this fault is saved: %s',
  (_, cases) => {
    test.each(cases.slice(0, OF_A_CLASS).map((given) => [given.id, given] as const))(
      '%s',
      async (_id, given) => {
        expect(faultOf(given)).not.toBe('')
        expect(await saved(given)).not.toContain(faultOf(given))
      },
    )
  },
)

test('there are 107 cases', () => {
  expect(bad).toHaveLength(107)
})
