import { toCardinal as german } from 'n2words/de-DE'
import { toCardinal as english } from 'n2words/en-US'
import { toCardinal as spanish } from 'n2words/es-ES'
import { toCardinal as french } from 'n2words/fr-FR'
import { once } from '../../../remember.ts'
import type { LetterLanguage } from '../../../values/letter-languages.ts'

/** The spellings of a number in words. */
const SPELLINGS: Readonly<Record<LetterLanguage, (value: number) => readonly string[]>> = {
  en: (value) => {
    const whole = english(value, { and: true })
    return [english(value), whole, whole.replace(/^one /u, 'a ')]
  },
  de: (value) => [german(value), german(value).replace(/^ein(?=hundert|tausend)/u, '')],
  fr: (value) => [french(value), french(value).replace(/s$/u, ''), `${french(value)}e`],
  es: (value) => {
    const whole = spanish(value)
    return [
      whole,
      whole.replace(/eis$/u, 'éis'),
      whole.replace(/uno$/u, 'una'),
      whole.replace(/cientos/u, 'cientas'),
    ]
  },
}

/** Words that stand for a number, beside the cardinals. */
const OTHERS: Readonly<Record<LetterLanguage, Readonly<Record<string, number>>>> = {
  en: { dozen: 12, decade: 10 },
  de: {
    dutzend: 12,
    jahrzehnt: 10,
    zweieinhalb: 2.5,
    dreieinhalb: 3.5,
    viereinhalb: 4.5,
    fünfeinhalb: 5.5,
    sechseinhalb: 6.5,
  },
  fr: { douzaine: 12, décennie: 10 },
  es: { docena: 12, década: 10 },
}

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

function numberReader(language: LetterLanguage): NumberReader {
  const table = new Map([
    ...NUMBERS.flatMap((value) => SPELLINGS[language](value).map((words) => [key(words), value] as const)),
    ...Object.entries(OTHERS[language]),
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
}

const READERS: Readonly<Record<LetterLanguage, () => NumberReader>> = {
  en: once(() => numberReader('en')),
  de: once(() => numberReader('de')),
  fr: once(() => numberReader('fr')),
  es: once(() => numberReader('es')),
}

/** Numbers in words from two to 999 and some thousands, by language: "once" is eleven in Spanish alone. */
export const numbersInWords = (text: string, language: LetterLanguage): readonly NumberInWords[] =>
  READERS[language]()(text)
