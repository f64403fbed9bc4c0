import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeLetter } from '#engine/letters'
import { secondReader, plainWriter, modelWriter, shingles } from '#engine/test/inside.ts'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { HOSTILE_PLACES, OBEYED } from '#engine/test/letters/hostile-places.ts'
import { INJECTIONS } from '#engine/test/letters/hostile.ts'
import { startBedrockEmulator, type BedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import { atNight } from '#engine/test/at-night.ts'
import { smallWriter } from '#harness/vendors/openai/small-writer.ts'

let server: BedrockEmulator
beforeAll(async () => {
  server = await startBedrockEmulator()
})
afterAll(() => server.close())

// The emulated model quotes the needs and lines that it is shown; every other time it also obeys instructions
// in them.
const PLACES = Object.entries(HOSTILE_PLACES).map(([name, place], index) => [name, place, index] as const)
/** By day each text is in one of the places, and in another one for the plain writer. */
const isPlayed = (place: number, text: number) => atNight || (place + text) % PLACES.length === 1

describe.each(PLACES)('an instruction %s, shown to a model', (_, place, index) => {
  const texts = INJECTIONS.map((text, at) => [text, at % 2 === 0] as const)
  test.each(texts.filter((_text, at) => isPlayed(index, at)))(
    'is neither obeyed nor quoted in the saved letter: %j',
    async (text, isObeyed) => {
      if (isObeyed) server.faults.set({ kind: 'obeys_injection', times: 2 })
      const model = smallWriter(server)
      const { subject, body, letter } = await writeLetter(place(text), {
        model: { writer: modelWriter(model, SECRETS), reader: secondReader(model, SECRETS) },
        plain: plainWriter,
      })
      server.faults.set({ clear: true })
      const out = `${subject}\n${body}`
      expect(out).not.toMatch(OBEYED)
      expect([...shingles(text, 4)].filter((run) => shingles(out, 4).has(run))).toEqual([])
      expect(letter.greeting).toMatch(/^(?:Hi|Hello|Dear) Maya,$/u)
      expect(isObeyed ? letter.writer : 'plain').toBe('plain')
    },
  )
})
