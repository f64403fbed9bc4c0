import type { Fact } from '../../../values/resume-facts.ts'

/** Prefixes that keep their hyphen at the end of a line. */
const KEPT =
  /(?<!\p{L})(?:self|co|non|multi|cross|full|part|long|short|high|low|real|data|user|end|on|off|pre|post|e|in|well|best|first|second|third|two|three|four|five|six|hands|year|state|time|cost|on-the|day-to|up-to|test|cloud|client|customer|team|company|medical|evidence|decision|problem|results?|project)$/iu

/** A quote over several lines as one: single spaces, words hyphenated at the margin joined. Linear time. */
const squeeze = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L}-?)(\p{L}+(?:-\p{L}+)*)-\n\s*(?=\p{Ll})/gu, (_, before: string) =>
      KEPT.test(before) || before.includes('-') ? `${before}-` : before,
    )
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
    value: value ?? squeeze(quote),
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
