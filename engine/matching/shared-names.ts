import { namesLanguage } from '../language/language-names.ts'
import { isEnglishWord } from '../language/plain-words.ts'
import { isPlace } from '../resume/layout/words/places.ts'
import { remember } from '../remember.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const patternOf = remember((name) => {
  const plain = isEnglishWord(name)
  return new RegExp(String.raw`(?<![\p{L}\p{N}&])${escaped(name)}(?![\p{L}\p{N}+#&])`, plain ? 'u' : 'iu')
}, 50_000)

/**
 * Whether a text contains a name word for word. A name that is also an English word ("Go", "Excel") counts
 * only with its capital, and not as the first word.
 */
export const isNamed = (text: string, name: string): boolean =>
  patternOf(name).test(isEnglishWord(name) ? text.replace(/^\p{L}+(?=\s)/u, '') : text)

/** Names of weekdays and months, which are capitalized too. */
const DATES =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|(?:sept|nov|dec)ember|october)s?$/iu

export const isDate = (word: string): boolean => DATES.test(word)

/**
 * Capitalized words inside the sentences of a text, which in most languages are names of products, methods or
 * firms: "Toast" of "Rolled out Toast POS". German capitalizes every noun, so its texts have only abbreviations.
 */
export const namesIn = (text: string, language: string): ReadonlySet<string> =>
  new Set([
    ...(text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? []),
    ...(language === 'deu'
      ? []
      : [...text.matchAll(/(?<=[\p{L}\d,)] \(?)\p{Lu}\p{Ll}{3,}(?=[\s,;.)/]|$)/gu)]
          .map(([name]) => name)
          .filter((name) => !isDate(name) && !namesLanguage(name) && !isPlace(name))),
  ])
