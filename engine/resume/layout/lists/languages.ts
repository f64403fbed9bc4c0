import { DETECTED_LANGUAGES } from '../../../language/detect-language.ts'
import type { Fact, Span } from '../../../values/resume-facts.ts'
import { factAt, onceByValue } from '../words/fact.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** Every two-letter code, and two three-letter codes of languages that resumes name. */
const CODES = [...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)), 'yue', 'fil']

/** Names of languages, in each language that resumes are written in, from Intl.DisplayNames. */
const NAMES: ReadonlySet<string> = new Set([
  ...DETECTED_LANGUAGES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return CODES.flatMap((code) => names.of(code)?.toLowerCase() ?? [])
  }),
  'mandarin',
  'cantonese',
  'farsi',
  'castellano',
  'dari',
  'twi',
  'hmong',
  'asl',
  'american sign language',
  'bsl',
  'british sign language',
  'lsf',
  'dgs',
  'gebärdensprache',
])

const WORD = /\p{L}+(?: sign language)?/gu

/** Whether an item of a list is a language, whatever its level, or several: "German (native)", "Irish and English". */
export const isLanguageItem = (item: string): boolean =>
  (/^[^(:–—-]+?(?=\s*(?:[(:–—-]|\s[ABC][12](?!\p{L})|$))/u.exec(item)?.[0] ?? '')
    .split(/ (?:and|und|et|y|&) /u)
    .every((name) => isLanguage(name.trim()))

const isLanguage = (name: string): boolean => NAMES.has(name.toLowerCase())

/**
 * Languages named in these paragraphs, each once. `anyCase` also accepts lower case, as most languages write
 * them; it is for paragraphs that hold nothing else.
 */
export function readLanguages(text: string, paragraphs: readonly Span[], anyCase = false): readonly Fact[] {
  return onceByValue(
    paragraphs.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(WORD)].flatMap((match) =>
        isLanguage(match[0]) && (anyCase || /^\p{Lu}/u.test(match[0]))
          ? (factAt(text, start + match.index, start + match.index + match[0].length) ?? [])
          : [],
      ),
    ),
  )
}
