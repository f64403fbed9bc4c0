import { TOOL_NAMES, TOOLS_LIKE_WORDS } from '../facts/tool-names.ts'
import { withoutContacts } from '../facts/contact-data.ts'
import { bare, fold } from '../facts/fold.ts'
import { problem, type Problem, spanOf } from '../findings.ts'
import { type Word, wordsOf } from '../facts/words.ts'
import type { Units } from '../model.ts'

/**
 * Words that are capitalized or all capitals without naming anything that needs proof. The letter itself shows
 * that its writer knows English.
 */
const GENERIC = new Set(
  `english christmas easter thanksgiving eid diwali ramadan hanukkah ok cv pdf ps am pm vs fyi faq id usd eur gbp chf monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec`.split(
    /\s+/,
  ),
)
/** A name in any position: ACRONYM, one letter, CamelCase, "Node.js", "R&D", "C++", a letter with a digit. */
const COINED =
  /^\p{Lu}[\p{Lu}&.]+s?$|^(?![IA])\p{Lu}$|\p{L}\.?\p{N}|\p{N}\p{L}|[\p{L}\p{N}][+#]|\p{Ll}\p{Lu}|\p{L}[.]\p{L}{2}/u
const OPENS = /(?:^|[.?!:]["')]?\s+|\n|^["'(])\s*["'(]*$/u
/** Endings of words that often open a sentence and are not names. */
const OPENS_FREELY = /(?:ing|ed|ly|s)$/u
const EMPLOYED =
  /\b(?:worked|working|interned|employed|internship|job|time|years|career) (?:at|for|with)\s$/iu
/** `unknownDegrees` compares these by kind, since a "Master of Science" is an "M.Sc.". */
const DEGREE =
  /\b(?:Bachelor|Master|Doctor)(?:'?s)?(?: of (?:Science|Arts|Engineering|Education|Laws|Philosophy|Business Administration))?\b/gu

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text)
const isTool = ({ text }: Word): boolean => TOOLS_LIKE_WORDS.has(bare(text))

function isNameAt(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word === undefined || /^\d+(?:s|st|nd|rd|th)$/u.test(word.text)) return false
  if (GENERIC.has(bare(word.text).replace(/(?<=day)s$/u, ''))) return false
  if (COINED.test(word.text.replace(/'s?$/u, '').replaceAll("'", ''))) return !word.text.startsWith("I'")
  if (word.light) return false
  const before = text.slice(Math.max(0, word.start - 24), word.start)
  if (TOOL_NAMES.has(bare(word.text).replaceAll('.', ''))) return true
  if (!isCapital(word)) return word.text.length > 3 && EMPLOYED.test(before)
  const next = words[at + 1]
  const isRun =
    next !== undefined &&
    /^\p{Lu}(?!')\p{L}/u.test(next.text) &&
    !/[,.;:!?]/u.test(text.slice(word.end, next.start))
  return !OPENS.test(text.slice(0, word.start)) || (!OPENS_FREELY.test(word.text) && isRun)
}

/** The names in a text: capitalized words that do not just start a sentence, coined words and tools. */
export function namesIn(text: string): readonly Word[] {
  const words = wordsOf(text)
  return words.filter((_, at) => isNameAt(text, words, at))
}

/**
 * L05: every employer, tool, title and place that a text names must occur in a fact, and in the resume when
 * the sentence is about the writer. No dictionary of employers is needed, because every name is looked up.
 */
export function unknownNames(
  text: string,
  units: Units,
  isOwn: (at: number) => boolean = () => false,
): readonly Problem[] {
  const plain = withoutContacts(fold(text))
  const degrees = [...plain.matchAll(DEGREE)].map(spanOf)
  const names = namesIn(plain).filter(
    (word) => !degrees.some(({ start, end }) => start <= word.start && word.start < end),
  )
  const isOwned = ({ stem }: Word): boolean => units.recordMeanings.has(stem) || units.ownMeanings.has(stem)
  const isKnown = (word: Word): boolean =>
    isTool(word)
      ? units.capitals.has(bare(word.text))
      : isOwned(word) ||
        units.postingMeanings.has(word.stem) ||
        (units.cutWord !== null && bare(word.text).startsWith(units.cutWord))
  return names.flatMap((word): readonly Problem[] => {
    const shown = text.slice(word.start, word.end)
    const isOfPosting = isKnown(word)
    if (isOfPosting && (isOwned(word) || !isOwn(word.start))) return []
    const message = isOfPosting
      ? 'is said of the writer, but only the posting names it; the resume does not.'
      : "stands neither in the resume, the posting nor the contact's record."
    return [problem('L05', `"${shown}" ${message}`, word)]
  })
}
