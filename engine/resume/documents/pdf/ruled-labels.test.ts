import { expect, it } from 'vitest'
import type { Glyphs } from './glyphs.ts'
import { raiseLabels } from './ruled-labels.ts'

const at = (text: string, x: number, y: number, look = 'Regular 10'): Glyphs => ({
  text,
  x,
  y,
  width: text.length * 5,
  look,
  size: 10,
  bold: false,
  italic: false,
})
const label = (text: string, x: number, y: number) => at(text, x, y, 'Bold 10')
const placesOf = (glyphs: readonly Glyphs[]) => raiseLabels(glyphs).map(({ text, y }) => [text, y])

it('a label below a rule in the margin is put beside the first line of what it labels', () => {
  expect(
    placesOf([
      at('ㅡ', 50, 700),
      at('First line of skills', 180, 700),
      label('Skills', 50, 687),
      at('Second line', 180, 687),
      at('ㅡ', 50, 650),
      label('Moving to', 50, 637),
      label('hospitals', 50, 624),
      at('First line', 180, 650),
    ]),
  ).toEqual([
    ['Skills', 700],
    ['First line of skills', 700],
    ['Second line', 687],
    ['Moving to hospitals', 650],
    ['First line', 650],
  ])
})

it('a single rule, and dashes beside words, stay where they are', () => {
  const single = [at('—', 50, 700), label('Skills', 50, 687)]
  const beside = [at('–', 50, 700), at('Cut costs', 58, 700), at('–', 50, 687), at('Led a team', 58, 687)]
  expect([placesOf(single), placesOf(beside)]).toEqual([
    [
      ['—', 700],
      ['Skills', 687],
    ],
    [
      ['–', 700],
      ['Cut costs', 700],
      ['–', 687],
      ['Led a team', 687],
    ],
  ])
})
