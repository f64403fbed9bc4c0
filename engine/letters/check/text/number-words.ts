import { remember } from '../../../remember.ts'
import { LETTER_LANGUAGES, LETTER_TEXTS, type LetterLanguage } from '../../../values/letter-languages.ts'

const NUMBERS = [...Array.from({ length: 998 }, (_, at) => at + 2), 1000, 2000, 3000]
const key = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s-]+/gu, ' ')

export interface NumberInWords {
  readonly text: string
  readonly index: number
  readonly value: number
}

/** The numbers in words of a text, each the longest that stands at its place. */
type NumberReader = (text: string) => readonly NumberInWords[]

/** Numbers in words from two to 999 and some thousands, by language: "once" is eleven in Spanish alone. */
export const numberReader = remember((language: LetterLanguage): NumberReader => {
  const { inWords, otherNumbers } = LETTER_TEXTS[language]
  const table = new Map([
    ...NUMBERS.flatMap((value) => inWords(value).map((words) => [key(words), value] as const)),
    ...Object.entries(otherNumbers),
  ])
  /** How many words the longest number has that begins with a word. */
  const longest = new Map<string, number>()
  for (const words of table.keys()) {
    const [first = '', ...more] = words.split(' ')
    longest.set(first, Math.max(longest.get(first) ?? 0, more.length + 1))
  }
  return (text) => {
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    const numberAt = (at: number): NumberInWords | null => {
      const index = words[at]?.index ?? 0
      if (text[index - 1] === '-') return null
      for (let count = longest.get(key(words[at]?.[0] ?? '')) ?? 0; count > 0; count -= 1) {
        const last = words[at + count - 1]
        const said = last === undefined ? '' : text.slice(index, last.index + last[0].length)
        // Words are joined by one space or hyphen.
        const value = /[\s-]{2}/u.test(said) ? undefined : table.get(key(said))
        if (value !== undefined) return { text: said, index, value }
      }
      return null
    }
    let end = 0
    return words.flatMap(({ index }, at) => {
      const found = index < end ? null : numberAt(at)
      if (found === null) return []
      end = index + found.text.length
      return [found]
    })
  }
}, LETTER_LANGUAGES.join('').length)
