import { DETECTED_LANGUAGES } from '#functions/language/detect-language.ts'
import type { Fact } from '../../model.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { factAt, onceByValue } from '../words/fact.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** Every code of two letters that the platform knows, and two of three. */
const CODES = [...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)), 'yue', 'fil']

/** Names of languages in the languages that resumes are written in, from the platform's own tables. */
const NAMES: ReadonlySet<string> = new Set([
  ...DETECTED_LANGUAGES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return CODES.flatMap((code) => names.of(code)?.toLowerCase() ?? [])
  }),
  'mandarin',
  'cantonese',
  'farsi',
  'castellano',
  'asl',
  'american sign language',
  'gebärdensprache',
])

const WORD = /\p{L}+(?: sign language)?/gu

/** The language that an item of a list is, without how well it is spoken: "German (native)". */
export function languageIn(text: string, { span, value }: Fact): Fact | null {
  const name = /^[^(:–—-]+/u.exec(value)?.[0].trimEnd() ?? ''
  return isLanguage(name) ? factAt(text, span.start, span.start + name.length) : null
}

const isLanguage = (name: string): boolean => NAMES.has(name.toLowerCase())

/**
 * Languages that the lines name, each once; `anyCase` where nothing else stands there: most
 * languages write them small.
 */
export function readLanguages(
  text: string,
  paragraphs: readonly Pick<Paragraph, 'start' | 'end'>[],
  anyCase = false,
): readonly Fact[] {
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
