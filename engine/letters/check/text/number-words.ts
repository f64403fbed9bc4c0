import { toCardinal as german } from 'n2words/de-DE'
import { toCardinal as english } from 'n2words/en-US'
import { toCardinal as spanish } from 'n2words/es-ES'
import { toCardinal as french } from 'n2words/fr-FR'
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

export interface NumberWords {
  /** A regular expression's source for a number in words. */
  readonly source: string
  valueOf(words: string): number
}

function numberWords(language: LetterLanguage): NumberWords {
  const table = new Map([
    ...NUMBERS.flatMap((value) => SPELLINGS[language](value).map((words) => [key(words), value] as const)),
    ...Object.entries(OTHERS[language]),
  ])
  const escaped = [...table.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((words) => words.replaceAll(' ', String.raw`[\s-]`))
  return {
    source: String.raw`(?<![\p{L}\p{N}-])(?:${escaped.join('|')})(?![\p{L}\p{N}])`,
    valueOf: (words) => table.get(key(words)) ?? Number.NaN,
  }
}

/** Numbers in words from two to 999 and some thousands, by language: "once" is eleven in Spanish alone. */
export const NUMBER_WORDS: Readonly<Record<LetterLanguage, NumberWords>> = {
  en: numberWords('en'),
  de: numberWords('de'),
  fr: numberWords('fr'),
  es: numberWords('es'),
}
