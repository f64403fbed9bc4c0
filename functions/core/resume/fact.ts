import type { Fact } from './model.ts'

/** One space between words and none around: what a value looks like when its quote runs over a line's end. */
const squeeze = (text: string): string => text.replaceAll(/(?<=\p{L}-)\n\s*(?=\p{Ll})/gu, '').replaceAll(/\s+/gu, ' ').trim()

/** A fact at text[start, end), spaces at both ends left out; null when nothing remains. */
export function factAt(text: string, start: number, end: number, value?: string): Fact | null {
  const raw = text.slice(start, end)
  const from = start + (raw.length - raw.trimStart().length)
  const quote = raw.trim()
  if (quote === '') return null
  return { value: value ?? squeeze(quote), span: { start: from, end: from + quote.length }, quote, confidence: 1 }
}

/** Each value once, the first of its kind, whatever its capitals. */
export function onceByValue(facts: readonly Fact[]): readonly Fact[] {
  const seen = new Set<string>()
  return facts.filter(({ value }) => {
    const known = seen.size
    return seen.add(value.toLowerCase()).size > known
  })
}
