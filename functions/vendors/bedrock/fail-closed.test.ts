import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FaultKind } from '#emulators/bedrock/faults.ts'
import { type BedrockEmulator, startBedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import { FIVE_LETTERS } from '#engine/test/letters/unseen-letters.ts'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { atNight } from '#engine/test/at-night.ts'
import { smallWriter } from '#harness/vendors/openai/small-writer.ts'
import { type Assignment, renderBody, LetterPostponed, writeLetter } from '#engine/letters'
import { secondReader, type Writer } from '#engine/test/inside.ts'
import type { Letter } from '#engine/values/letter.ts'

/** What goes wrong with the second reader, and what the letter is postponed for. */
const FAILURES = {
  timeout: 'timeout',
  refusal: 'refused',
  truncated: 'cut_off',
  empty: 'no_answer',
  not_json: 'not_json',
  other_shape: 'another_shape',
  judges_nonsense: 'another_shape',
  judges_first_only: 'another_shape',
  throttle: 'throttled',
  unavailable: 'throttled',
  internal: 'vendor_error',
  drop: 'unreachable',
  unauthorized: 'denied',
  out_of_credits: 'out_of_credits',
} as const satisfies { readonly [kind in FaultKind]?: string }

let server: BedrockEmulator
beforeAll(async () => {
  server = await startBedrockEmulator()
})
afterEach(() => {
  server.faults.set({ clear: true })
  server.dictate(null)
})
afterAll(() => server.close())

const scripted = (letter: Letter): Writer => ({ write: () => Promise.resolve(letter) })
const PLAIN: Writer = { write: () => Promise.resolve(null).then(() => Promise.reject(new Error('plain'))) }

/** A day's attempts at one letter: for four hours the letter may wait, then it is written plainly. */
async function day(assignment: Assignment, letter: Letter, timeoutMs = 10_000): Promise<readonly string[]> {
  const reader = secondReader(smallWriter(server), SECRETS, { timeoutMs, maxTokens: 2_000 })
  const attempt = async (mayWait: boolean) =>
    await writeLetter(assignment, { model: { writer: scripted(letter), reader }, plain: PLAIN }, { mayWait })
      .then((saved) => `saved ${renderBody(saved.letter)}`)
      .catch((error: unknown) => {
        if (error instanceof LetterPostponed) return `postponed: ${error.failure}`
        if (error instanceof Error) return error.message
        throw error
      })
  return [await attempt(true), await attempt(true), await attempt(false)]
}

/** By day every failure of one letter, and one failure in five of each other letter. */
const isPlayed = (of: number, failure: number) => atNight || of === 0 || failure % 5 === of
const LETTERS = Object.entries(FIVE_LETTERS).map(([name, one], index) => [name, one, index] as const)

describe.each(LETTERS)('a letter in %s', (_, { assignment, letter }, index) => {
  test('is saved once every sentence has a verdict', async () => {
    server.dictate({ letter: { subject: '', paragraphs: [] }, doubted: null })
    expect(await day(assignment, letter)).toEqual(
      Array.from({ length: 3 }, () => `saved ${renderBody(letter)}`),
    )
  })

  test.each(Object.entries(FAILURES).filter((_failure, at) => isPlayed(index, at)))(
    'whose reader answers with %s is never saved',
    async (kind, failure) => {
      server.faults.set({ kind: FaultKind.parse(kind), times: 20 })
      expect(await day(assignment, letter, kind === 'timeout' ? 150 : 10_000)).toEqual([
        `postponed: ${failure}`,
        `postponed: ${failure}`,
        'plain',
      ])
    },
  )
})
