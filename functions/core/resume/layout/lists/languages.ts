import type { Fact } from '../../model.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { factAt, onceByValue } from '../words/fact.ts'

const SPOKEN = 'en de fr es it pt nl pl ru uk cs sk hu ro bg el tr sv da no nb fi et lv lt hr sr sl sq mk ga cy is ca eu gl ar he fa ur hi bn pa gu ta te ml kn mr zh yue ja ko vi th id ms tl fil sw am yo ig ha zu af so'.split(' ')

/** Names of languages in the languages that resumes are written in, from the platform's own tables. */
const NAMES: ReadonlySet<string> = new Set([
  ...['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv'].flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return SPOKEN.flatMap((code) => names.of(code)?.toLowerCase() ?? [])
  }),
  'mandarin', 'cantonese', 'farsi', 'castellano', 'asl', 'american sign language', 'gebärdensprache',
])

const WORD = /\p{L}+(?: sign language)?/gu

/** Whether a phrase is the name of a language. */
export const isLanguage = (name: string): boolean => NAMES.has(name.toLowerCase())

/** Languages that the lines name, each once. */
export function readLanguages(text: string, paragraphs: readonly Pick<Paragraph, 'start' | 'end'>[]): readonly Fact[] {
  return onceByValue(
    paragraphs.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(WORD)].flatMap((match) => (isLanguage(match[0]) && /^\p{Lu}/u.test(match[0]) ? (factAt(text, start + match.index, start + match.index + match[0].length) ?? []) : [])),
    ),
  )
}
