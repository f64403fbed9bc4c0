import type { Source } from '#engine/values/finding.ts'

export interface LetterSentence {
  readonly text: string
  readonly sources: readonly Source[]
}

interface LetterPiece {
  readonly text: string
  /** Number of the sentence in the list, from 1; null for other text such as the greeting. */
  readonly number: number | null
}

/**
 * Cuts a body into paragraphs of pieces; each sentence found in the body becomes one piece of its own,
 * whatever its line breaks. The sentences are in the order of the body.
 */
export function markSentences(body: string, sentences: readonly LetterSentence[]): LetterPiece[][] {
  let found = 0
  return body
    .trim()
    .split(/\s*\r?\n\s*\r?\n\s*/)
    .map((paragraph) => {
      const pieces: LetterPiece[] = []
      let rest = paragraph
      for (const [index, { text }] of sentences.entries()) {
        const match = index < found ? null : patternOf(text).exec(rest)
        if (match === null) continue
        if (match.index > 0) pieces.push({ text: rest.slice(0, match.index), number: null })
        pieces.push({ text: match[0], number: index + 1 })
        rest = rest.slice(match.index + match[0].length)
        found = index + 1
      }
      return rest === '' ? pieces : [...pieces, { text: rest, number: null }]
    })
}

/** Finds the words of a sentence with any spaces and line breaks between them. */
function patternOf(text: string): RegExp {
  const words = text.trim().split(/\s+/)
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'))
}
