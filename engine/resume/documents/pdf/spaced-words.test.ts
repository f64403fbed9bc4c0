import { OPS } from 'unpdf/pdfjs'
import { expect, test } from 'vitest'
import { spacedWords } from './spaced-words.ts'

/** The operators of letters that are drawn one by one, `dx` apart, as Chromium and Canva write them. */
const drawn = (letters: string, dx: readonly number[], width = 700) => {
  const steps = Array.from(letters).flatMap((unicode, at) => [
    ...(at === 0 ? [] : [[OPS.moveText, [dx[at - 1] ?? 0, 0]] as const]),
    [OPS.showText, [[{ unicode, width }]]] as const,
  ])
  const all = [
    [OPS.beginText, null] as const,
    [OPS.setFont, ['f1', 10]] as const,
    ...steps,
    [OPS.endText, null] as const,
  ]
  return { fnArray: all.map(([operator]) => operator), argsArray: all.map(([, args]) => args) }
}

test('letter-spaced words keep the gap between them', () => {
  const words = spacedWords(drawn('WRENOBASI', [11, 11, 11, 18, 11, 11, 11, 11]), () => 0.001)
  expect([words.get('WRENOBASI'), words.get('WREN'), words.get('OBASI')]).toEqual([
    'WREN OBASI',
    'WREN',
    'OBASI',
  ])
})

test('a single letter-spaced word is one word', () => {
  const words = spacedWords(drawn('CONTACT', [11, 11.4, 11, 10.6, 11, 11]), () => 0.001)
  expect(words.get('CONTACT')).toBe('CONTACT')
})

test('a font may measure its letters in another unit', () => {
  const words = spacedWords(drawn('ÜBERMICH', [11, 11, 11, 18, 11, 11, 11], 1434), () => 1 / 2048)
  expect(words.get('ÜBERMICH')).toBe('ÜBER MICH')
})
