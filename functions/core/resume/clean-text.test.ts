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

test('long lines are cut at spaces, else between characters, and cleaning twice changes nothing', () => {
  const lines = (text: string) => cleanText(text).split('\n').map((line) => line.length)
  expect(lines(`${'word '.repeat(500)}end`)).toEqual([1_999, 503])
  expect(lines('x'.repeat(4_500))).toEqual([2_000, 2_000, 500])
  expect(cleanText(`x${'\u{1F600}'.repeat(1_500)}`)).toBe(`x${'\u{1F600}'.repeat(999)}\n${'\u{1F600}'.repeat(501)}`)
  expect(cleanText(`a${' '.repeat(9_000)}b`)).toBe('a\nb')
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '\u{1F600}', '\u0301'), minLength: 2_000, maxLength: 9_000 }), (text) => cleanText(cleanText(text)) === cleanText(text)), { numRuns: 50 })
})

test.each([
  ['spaces before a letter', `a${' '.repeat(4_000_000)}b`],
  ['tabs', '\t'.repeat(4_000_000)],
  ['line ends', '\n'.repeat(4_000_000)],
  ['joiners', '\u200D'.repeat(4_000_000)],
])('four megabytes of nothing are cleaned to their end: %s', (_, text) => {
  // Going back over the run at every character, this would take hours.
  expect(cleanText(text).length).toBeLessThan(2_100)
})
