import type { LetterLanguage } from '../../../values/letter-languages.ts'

const list = (text: string): readonly string[] => text.split(' ')

interface Spelling {
  readonly small: readonly string[]
  /** Tens from twenty. */
  readonly tens: readonly string[]
  readonly hundred: readonly string[]
  /** Joins tens and units. */
  readonly join: (ten: string, unit: string, value: number) => string
}

const SPELLINGS: Readonly<Record<LetterLanguage, Spelling>> = {
  en: {
    small: list(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: list('twenty thirty forty fifty sixty seventy eighty ninety'),
    hundred: list('hundred'),
    join: (ten, unit) => `${ten}-${unit}`,
  },
  de: {
    small: list(
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    tens: list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    hundred: list('hundert'),
    join: (ten, unit) => `${unit === 'eins' ? 'ein' : unit}und${ten}`,
  },
  fr: {
    small: list(
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    ),
    tens: list('vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix'),
    hundred: list('cent'),
    join: (ten, unit) => `${ten}-${unit}`,
  },
  es: {
    small: list(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    ),
    tens: list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    hundred: list('cien'),
    join: (ten, unit, value) => (value < 30 ? `veinti${unit}` : `${ten} y ${unit}`),
  },
}

/** Hundreds of Spanish, which are words of their own. */
const CIENTOS = list(
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
)

function belowHundred(value: number, language: LetterLanguage): string {
  const { small, tens, join } = SPELLINGS[language]
  if (value < 20) return small[value] ?? ''
  const [ten, unit] = [Math.floor(value / 10), value % 10]
  // French counts seventy and ninety on from sixty and eighty: "soixante-douze".
  const isOddTen = language === 'fr' && (ten === 7 || ten === 9)
  const base = tens[(isOddTen ? ten - 1 : ten) - 2] ?? ''
  const rest = isOddTen ? unit + 10 : unit
  return rest === 0 || (isOddTen && unit === 0) ? (tens[ten - 2] ?? '') : join(base, small[rest] ?? '', value)
}

function spelled(value: number, language: LetterLanguage): string {
  if (value < 100) return belowHundred(value, language)
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  const { small, hundred } = SPELLINGS[language]
  const [word = ''] = hundred
  const joined = rest === 0 ? '' : belowHundred(rest, language)
  if (language === 'es') return value === 100 ? word : `${CIENTOS[hundreds - 1]}${joined && ` ${joined}`}`
  if (language === 'de') return `${hundreds === 1 ? '' : small[hundreds]}${word}${joined}`
  if (language === 'fr')
    return `${hundreds === 1 ? '' : `${small[hundreds]} `}${word}${joined && ` ${joined}`}`
  return `${hundreds === 1 ? 'a' : small[hundreds]} ${word}${joined && ` and ${joined}`}`
}

/** Spellings beside the regular ones. */
const OTHERS: Readonly<Record<LetterLanguage, readonly (readonly [string, number])[]>> = {
  en: [
    ['one hundred', 100],
    ['dozen', 12],
    ['decade', 10],
    ['thousand', 1000],
    ['two thousand', 2000],
    ['three thousand', 3000],
  ],
  de: [
    ['einhundert', 100],
    ['dutzend', 12],
    ['jahrzehnt', 10],
    ['tausend', 1000],
    ['viereinhalb', 4.5],
    ['dreieinhalb', 3.5],
    ['zweieinhalb', 2.5],
    ['fünfeinhalb', 5.5],
    ['sechseinhalb', 6.5],
  ],
  fr: [
    ['quatre-vingts', 80],
    ['vingt et un', 21],
    ['douzaine', 12],
    ['décennie', 10],
    ['mille', 1000],
  ],
  es: [
    ['veintidós', 22],
    ['veintitrés', 23],
    ['veintiséis', 26],
    ['docena', 12],
    ['década', 10],
    ['mil', 1000],
  ],
}

const key = (words: string): string => words.toLowerCase().normalize('NFC')

const tableOf = (language: LetterLanguage): readonly (readonly [string, number])[] => [
  ...Array.from({ length: 998 }, (_, at) => [key(spelled(at + 2, language)), at + 2] as const),
  ...OTHERS[language].map(([words, value]) => [key(words), value] as const),
]

export interface NumberWords {
  /** A regular expression's source for a number in words. */
  readonly source: string
  valueOf(words: string): number
}

function numberWords(languages: readonly LetterLanguage[]): NumberWords {
  const table = new Map(languages.flatMap(tableOf))
  const escaped = [...table.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((words) => words.replaceAll(/[- ]/gu, String.raw`[\s-]`))
  return {
    source: String.raw`(?<![\p{L}\p{N}-])(?:${escaped.join('|')})(?![\p{L}\p{N}])`,
    valueOf(words) {
      const said = key(words)
      const spellings = [said, said.replaceAll(/\s+/gu, '-'), said.replaceAll('-', ' ')]
      return spellings.flatMap((one) => table.get(one) ?? [])[0] ?? Number.NaN
    },
  }
}

/** Numbers in words from two to 999, by language: "once" is eleven in Spanish alone. */
export const NUMBER_WORDS: Readonly<Record<LetterLanguage, NumberWords>> = {
  en: numberWords(['en']),
  de: numberWords(['de']),
  fr: numberWords(['fr']),
  es: numberWords(['es']),
}
