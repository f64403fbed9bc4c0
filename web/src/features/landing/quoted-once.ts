import type { LetterSentence } from '#web/components/ui/letter/letter-marks.ts'

/**
 * Removes sources that an earlier sentence has already given; the source of a quoted line stays at that line.
 */
export function quotedOnce(sentences: readonly LetterSentence[]): readonly LetterSentence[] {
  const seen = new Set<string>()
  const own = new Set(
    sentences.flatMap(({ text, sources }) =>
      sources.flatMap((source) => ('quote' in source && text === `- ${source.quote}` ? [source.quote] : [])),
    ),
  )
  return sentences.map(({ text, sources }) => ({
    text,
    sources: sources.filter((source) => {
      if (!('quote' in source)) return true
      if (seen.has(source.quote) || (own.has(source.quote) && text !== `- ${source.quote}`)) return false
      seen.add(source.quote)
      return true
    }),
  }))
}
