import { isLanguage } from '../../../language/language-names.ts'
import type { Fact, Span } from '../../../values/resume-facts.ts'
import { factAt, onceByValue } from '../words/fact.ts'

const WORD = /\p{L}+(?: sign language)?/gu

/** Whether an item of a list is a language, whatever its level, or several: "German (native)", "Irish and English". */
export const isLanguageItem = (item: string): boolean =>
  (/^[^(:–—-]+?(?=\s*(?:[(:–—-]|\s[ABC][12](?!\p{L})|$))/u.exec(item)?.[0] ?? '')
    .split(/ (?:and|und|et|y|&) /u)
    .every((name) => isLanguage(name.trim()))

/** How well somebody speaks a language, as people say it. */
const LEVEL =
  /[ABC][12](?!\p{L})|(?<!\p{L})(?:native|mother tongue|fluent|good|fair|bilingual|conversational|basic|intermediate|advanced|elementary|beginner|working|professional|reading|spoken|jobsite|business|muttersprache|fließend\p{L}*|verhandlungssicher\p{L}*|(?:sehr )?gute?s?|grundkenntnisse|schul\p{L}*|maternelle|bilingue|courante?|notions|débutante?|intermédiaire|scolaire|professionnel|nativ[oa]|matern[oa]|fluido|avanzado|intermedio|básico|conversación)(?!\p{L})/iu

/** Whether words say how well somebody speaks a language. */
export const namesLevel = (words: string): boolean => LEVEL.test(words)

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

/** Languages named in these paragraphs, which hold nothing else, each once; most languages write them in lower case. */
export function readLanguages(text: string, paragraphs: readonly Span[]): readonly Fact[] {
  return onceByValue(
    paragraphs.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(WORD)].flatMap((match) =>
        isLanguage(match[0])
          ? (factAt(text, start + match.index, start + match.index + match[0].length) ?? [])
          : [],
      ),
    ),
  )
}
