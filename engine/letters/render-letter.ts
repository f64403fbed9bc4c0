import { countWords } from '../language/words.ts'
import type { Span } from '../values/resume-facts.ts'
import type { Letter, Sentence } from '../values/letter.ts'

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

/** True for a resume line quoted in full on its own line. */
export const isDashLine = (text: string): boolean => text.startsWith('- ')

/** Renders the body and locates every part of the letter in it; spans are UTF-16 offsets, end exclusive. */
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

/** The letter as plain text: greeting, paragraphs and signature, with an empty line between parts. */
export const renderBody = (letter: Letter): string => layOut(letter).body

/** True for a body at least a tenth shorter than the former one: other phrases alone make less of a difference. */
export const isClearlyShorter = (body: string, before: string): boolean => body.length <= before.length * 0.9

/** Number of words in the paragraphs; greeting and signature are not counted. */
export const bodyWords = (letter: Letter): number =>
  letter.paragraphs.flat().reduce((sum, sentence) => sum + countWords(sentence.text), 0)
