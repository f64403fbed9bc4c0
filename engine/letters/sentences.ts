import { endsWithAbbreviation } from '../language/abbreviation.ts'
import { remember } from '../remember.ts'
import type { Span } from '../values/resume-facts.ts'
import type { LetterLanguage } from '../values/letter-languages.ts'
import type { LaidOutLetter } from './render-letter.ts'

/** One sentence of a text; the span is UTF-16 offsets, end exclusive, without white space around it. */
export interface SplitSentence {
  readonly text: string
  readonly span: Span
}

const segmenterOf = remember(
  (language: LetterLanguage) => new Intl.Segmenter(language, { granularity: 'sentence' }),
  100,
)

/** The sentences of a text, in order; a line break ends a sentence. */
export function splitSentences(text: string, language: LetterLanguage): readonly SplitSentence[] {
  const spans: Span[] = []
  let start = 0
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    const end = index + segment.length
    // Unicode's rules end a sentence at a full stop before a capital, also after "z. B." and "J. Weber".
    const isOpen =
      endsWithAbbreviation(text.slice(start, end).trimEnd()) && !segment.includes('\n') && end < text.length
    if (isOpen) continue
    const said = text.slice(start, end)
    const from = start + (said.length - said.trimStart().length)
    if (said.trim() !== '') spans.push({ start: from, end: from + said.trim().length })
    start = end
  }
  return spans.map((span) => ({ text: text.slice(span.start, span.end), span }))
}

/**
 * The sentences of a letter between greeting and signature, with their places in the body. A model's letter
 * holds whole paragraphs, the plain letter one sentence after another; both come out alike.
 */
export const sentencesOf = (
  sentences: LaidOutLetter['sentences'],
  language: LetterLanguage,
): readonly SplitSentence[] =>
  sentences.flatMap(({ sentence, span: { start } }) =>
    splitSentences(sentence.text, language).map(({ text, span }) => ({
      text,
      span: { start: start + span.start, end: start + span.end },
    })),
  )
