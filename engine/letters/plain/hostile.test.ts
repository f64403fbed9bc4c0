import { describe, expect, it } from 'vitest'
import { checkLetter } from '../check/check-letter.ts'
import type { Letter } from '../../values/letter.ts'
import { shingles } from '../likeness.ts'
import { renderBody } from '../render-letter.ts'
import { HOSTILE_PLACES, OBEYED } from '../../test/letters/hostile-places.ts'
import { INJECTIONS } from '../../test/letters/hostile.ts'
import { plainWriter } from './plain-writer.ts'
import { atNight } from '../../test/at-night.ts'

const said = (letter: Letter): string => `${letter.subject}\n${renderBody(letter)}`

const PLACES = Object.entries(HOSTILE_PLACES).map(([name, place], index) => [name, place, index] as const)
/** By day each text is in one of the places. */
const isPlayed = (place: number, text: number) => atNight || (place + text) % PLACES.length === 0

describe.each(PLACES)('text that gives orders, %s', (_, place, index) => {
  it.each(INJECTIONS.filter((_text, at) => isPlayed(index, at)))(
    'is not obeyed and not quoted: %j',
    async (text) => {
      const assignment = place(text)
      const letter = await plainWriter.write(assignment, null)
      const [out, own] = [said(letter), [...shingles(text, 4)]]
      expect(out).not.toMatch(OBEYED)
      expect(own.filter((run) => shingles(out, 4).has(run))).toEqual([])
      expect(letter.greeting).toMatch(/^(?:Hi|Hello) Maya,$/u)
      expect(letter.signature.slice(0, 2)).toEqual([
        expect.stringMatching(/^(?:Best regards|Kind regards),$/u),
        'Priya Raman',
      ])
      expect(checkLetter(assignment, letter).findings.filter(({ severity }) => severity === 'E')).toEqual([])
    },
  )
})

it('there are more than two hundred of them', () => {
  const texts = new Set(INJECTIONS)
  expect(texts.size * Object.keys(HOSTILE_PLACES).length).toBeGreaterThan(200)
  expect(texts.size).toBe(INJECTIONS.length)
})
