import type { Span } from '#functions/resume/model.ts'
import type { Letter, Sentence } from './model.ts'

export interface PlacedSentence {
  readonly sentence: Sentence
  readonly span: Span
  /** Index into the letter's paragraphs. */
  readonly paragraph: number
}

export interface LaidOutLetter {
  readonly body: string
  readonly greeting: Span
  readonly sentences: readonly PlacedSentence[]
  readonly signature: Span
}

/** A line of its own under the sentence that leads to it: something quoted whole. */
export const isDashLine = (text: string): boolean => text.startsWith('- ')

/** Places every part of the letter in the rendered body; spans are UTF-16 offsets, end exclusive. */
export function layOut(letter: Letter): LaidOutLetter {
  let body = letter.greeting
  const sentences: PlacedSentence[] = []
  for (const [paragraph, parts] of letter.paragraphs.entries()) {
    if (parts.length === 0) continue
    body += '\n\n'
    for (const [index, sentence] of parts.entries()) {
      if (index > 0)
        body += isDashLine(sentence.text) || isDashLine(parts[index - 1]?.text ?? '') ? '\n' : ' '
      sentences.push({
        sentence,
        paragraph,
        span: { start: body.length, end: body.length + sentence.text.length },
      })
      body += sentence.text
    }
  }
  body += '\n\n'
  const signature = { start: body.length, end: body.length + letter.signature.join('\n').length }
  return {
    body: body + letter.signature.join('\n'),
    greeting: { start: 0, end: letter.greeting.length },
    sentences,
    signature,
  }
}

/**
 * The letter as plain text: greeting, paragraphs of sentences joined by a space, signature; an empty line
 * between parts.
 */
export function renderBody(letter: Letter): string {
  return layOut(letter).body
}

/**
 * Words of the paragraphs; greeting and signature are not counted. A word holds at least one letter or digit.
 */
export function bodyWords(letter: Letter): number {
  return letter.paragraphs.flat().reduce((sum, sentence) => sum + countWords(sentence.text), 0)
}

/** Counts what stands between white space and holds a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
