import { DETECTED_LANGUAGES } from '../../../language/detect-language.ts'
import type { Fact, Span } from '../../../values/resume-facts.ts'
import { factAt, onceByValue } from '../words/fact.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** Every two-letter code, and three-letter codes of languages that resumes name. */
const CODES = [
  ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)),
  ...'yue fil ceb ilo hil haw gsw nso ckb kab hmn luo bem pap wol ast nds scn'.split(' '),
]

/** Names of languages, in each language that resumes are written in, from Intl.DisplayNames. */
const NAMES: ReadonlySet<string> = new Set([
  ...DETECTED_LANGUAGES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return CODES.flatMap((code) => names.of(code)?.toLowerCase() ?? [])
  }),
  'mandarin',
  'tagalog',
  'cantonese',
  'farsi',
  'castellano',
  'dari',
  'isizulu',
  'isixhosa',
  'sesotho',
  'setswana',
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

/** How well somebody speaks a language, as people say it. */
const LEVEL =
  /[ABC][12](?!\p{L})|(?<!\p{L})(?:native|mother tongue|fluent|good|fair|bilingual|conversational|basic|intermediate|advanced|elementary|beginner|working|professional|reading|spoken|jobsite|business|muttersprache|fließend\p{L}*|verhandlungssicher\p{L}*|(?:sehr )?gute?s?|grundkenntnisse|schul\p{L}*|maternelle|bilingue|courante?|notions|débutante?|intermédiaire|scolaire|professionnel|nativ[oa]|matern[oa]|fluido|avanzado|intermedio|básico|conversación)(?!\p{L})/iu

/** Words of a language with its level: "Jobsite Spanish", "Anglais bon niveau". */
const MAX_SPOKEN = 3

/** Whether words are nothing but languages, one of them with its level: "Irish (fluent), German (A2)", "Jobsite Spanish". */
export function namesLanguages(words: string): boolean {
  const items = words.split(/[,;] (?![^()]*\))/u)
  const isSpoken = (item: string) => {
    const parts = item.split(' ')
    const isNamed = [parts[0], parts.at(-1)].some((part = '') => isLanguage(part))
    return isLanguageItem(item) || (isNamed && parts.length <= MAX_SPOKEN && LEVEL.test(item))
  }
  return items.every(isSpoken) && items.some((item) => LEVEL.test(item))
}

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
