import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test('line ends, odd spaces, hyphens and ligatures become plain', () => {
  expect(cleanText('Jane\u00A0Roe\r\nOn-\u00AD\u2010campus of\uFB01ce\u2028self\u2011made\t \n')).toBe('Jane Roe\nOn-campus office\nself-made')
})

test('what nobody sees is taken out', () => {
  expect(cleanText('Nu\u200Brse \u202Eevil\u202C \u2066x\u2069 \u{E0049}\u{E0067}\u{E006E}\uFEFF man\u00ADager\u0007\u0000')).toBe('Nurse evil x  manager')
})

test('bullets of symbol fonts become bullets, other private characters spaces', () => {
  expect(cleanText('\uF0B7 Led\n\uF0A7 Ran\n\uE123Call')).toBe('• Led\n• Ran\n Call')
})

test('joiners stay where a script needs them', () => {
  expect(cleanText('می\u200Cخواهم N\u200Curse')).toBe('می\u200Cخواهم Nurse')
})

test('empty lines come one at a time, combining marks composed', () => {
  expect(cleanText('\n\nA\n\n\n\nJose\u0301\n\n')).toBe('A\n\nJosé')
})

test('a text of any length ends at 100,000 characters, and cleaning twice changes nothing', () => {
  expect(cleanText('word '.repeat(50_000)).length).toBeLessThanOrEqual(100_000)
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => cleanText(cleanText(text)) === cleanText(text)))
})
