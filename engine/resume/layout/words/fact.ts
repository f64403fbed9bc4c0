import { languageOfResume } from '../../../language/detect-language.ts'
import { remember } from '../../../remember.ts'
import type { Fact } from '../../../values/resume-facts.ts'

/** Prefixes that keep their hyphen at the end of a line. */
const KEPT =
  /(?<!\p{L})(?:self|co|non|multi|cross|full|part|long|short|high|low|real|data|user|end|on|off|pre|post|e|in|well|best|first|second|third|two|three|four|five|six|hands|year|state|time|cost|on-the|day-to|up-to|test|cloud|client|customer|team|company|medical|evidence|decision|problem|results?|project|savoir|sous|demi|après|contre)$/iu

/** A word that a margin cut, or a compound that it parted. */
const PARTED =
  /(?<!\p{L}-?)(\p{L}+(?:-\p{L}+)*)-\n\s*(?=((?!(?:und|oder|bzw|et|ou|y|o)(?!\p{L}))\p{Ll}[\p{L}-]*))/gu
/** A document with this many breaks words at its margins. */
const MANY_PARTED = 2

/** Only English writes compounds with a hyphen before small letters: "5-Achs-Bearbeitungs-zentren" is a broken word. */
const isEnglish = remember((text) => ['eng', 'und'].includes(languageOfResume(text)), 500_000)
const isCompound = (before: string, text: string): boolean =>
  KEPT.test(before) || (before.includes('-') && isEnglish(text))
/** The words of a document in small letters, and whether it breaks words. */
const wordsIn = remember((text) => {
  const parted = [...text.matchAll(PARTED)].filter(([, before = '']) => !isCompound(before, text))
  return {
    whole: new Set(text.toLowerCase().match(/\p{L}+/gu)),
    breaks: parted.length >= (isEnglish(text) ? MANY_PARTED : 1),
  }
}, 500_000)

/**
 * A quote over several lines as one. A hyphen at the margin stays ("double-entry"), unless the same word stands whole
 * elsewhere, or the document breaks words. Linear time.
 */
const squeeze = (quote: string, text: string): string =>
  quote
    .replaceAll(PARTED, (_, before: string, after: string) => {
      const isBroken = () =>
        wordsIn(text).breaks || wordsIn(text).whole.has(`${before}${after}`.toLowerCase())
      return isCompound(before, text) || !isBroken() ? `${before}-` : before
    })
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** A fact at text[start, end) without surrounding spaces; null when nothing remains. */
export function factAt(
  text: string,
  start: number,
  end: number,
  value?: string,
  confidence = 1,
): Fact | null {
  const raw = text.slice(start, end)
  const from = start + (raw.length - raw.trimStart().length)
  const quote = raw.trim()
  if (quote === '') return null
  return {
    value: value ?? squeeze(quote, text),
    span: { start: from, end: from + quote.length },
    quote,
    confidence,
  }
}

/** The facts without repeated values, ignoring capitals; the first of each is kept. */
export function onceByValue(facts: readonly Fact[]): readonly Fact[] {
  const seen = new Set<string>()
  return facts.filter(({ value }) => {
    const known = seen.size
    return seen.add(value.toLowerCase()).size > known
  })
}
