import type { Source } from '#shared/models/outreach/outreach.ts'

export interface LetterSentence {
  readonly text: string
  readonly sources: readonly Source[]
}

export interface LetterPiece {
  readonly text: string
  /** Index of the sentence in the list, or null for text without sources such as the greeting. */
  readonly sentence: number | null
}

interface Mark {
  start: number
  end: number
  sentence: number
}

/**
 * Cuts a body into paragraphs of pieces; each sentence found in the body becomes one piece of its own,
 * whatever its line breaks.
 */
export function markSentences(body: string, sentences: readonly LetterSentence[]): LetterPiece[][] {
  const marks: Mark[] = []
  let from = 0
  for (const [sentence, { text }] of sentences.entries()) {
    const match = patternOf(text)?.exec(body.slice(from))
    if (!match) continue
    const start = from + match.index
    from = start + match[0].length
    marks.push({ start, end: from, sentence })
  }
  return splitParagraphs(body).map(({ start, end }) => piecesOf(body, start, end, marks))
}

function patternOf(text: string): RegExp | null {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return words[0] ? new RegExp(words.join('\\s+')) : null
}

function splitParagraphs(body: string): { start: number; end: number }[] {
  return [...body.matchAll(/\S(?:(?!\r?\n\s*\r?\n)[\s\S])*/g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.trimEnd().length,
  }))
}

function piecesOf(body: string, start: number, end: number, marks: readonly Mark[]): LetterPiece[] {
  const pieces: LetterPiece[] = []
  let at = start
  for (const mark of marks) {
    if (mark.start < at || mark.end > end) continue
    if (mark.start > at) pieces.push({ text: body.slice(at, mark.start), sentence: null })
    pieces.push({ text: body.slice(mark.start, mark.end), sentence: mark.sentence })
    at = mark.end
  }
  if (at < end) pieces.push({ text: body.slice(at, end), sentence: null })
  return pieces
}
