import { expect, test } from 'vitest'
import { splitMarker } from './marker.ts'

const split = (text: string) => {
  const run = { text, bold: false, italic: false, size: 11, look: '' }
  const { cells, marker } = splitMarker([{ x: 0, right: 100, runs: [run] }])
  return [marker, cells.map((cell) => cell.runs.map(({ text: words }) => words).join('')).join('|')]
}

test.each([
  ['> Ran the morning shift', '>', 'Ran the morning shift'],
  ['» Ran the morning shift', '»', 'Ran the morning shift'],
  ['- Ran the morning shift', '-', 'Ran the morning shift'],
  ['>5 years of practice', '', '>5 years of practice'],
])('"%s" begins with the bullet "%s"', (line, marker, words) => expect(split(line)).toEqual([marker, words]))
