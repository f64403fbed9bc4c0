import type { LetterLanguage } from '../values/letter-languages.ts'
import type { Letter } from '../values/letter.ts'
import type { RefusedLetter } from './model.ts'
import { layOut } from './render-letter.ts'
import { splitSentences } from './sentences.ts'

/**
 * The same letter without the sentences that were refused; null when a refusal is about the letter as a whole,
 * when the first or the last sentence would go (the letter would have no opening or no question), or when
 * nothing would go. Whether the rest still is a letter is for the check to say.
 */
export function withoutRefused({ letter, findings }: RefusedLetter, language: LetterLanguage): Letter | null {
  const spans = findings.flatMap(({ span }) => (span === null ? [] : [span]))
  if (spans.length < findings.length) return null
  const split = layOut(letter).sentences.map(({ sentence, span, paragraph }) => ({
    sentence,
    paragraph,
    parts: splitSentences(sentence.text, language).map(({ text, span: { start, end } }) => ({
      text,
      isRefused: spans.some((one) => one.start < span.start + end && span.start + start < one.end),
    })),
  }))
  const all = split.flatMap(({ parts }) => parts)
  const gone = all.filter(({ isRefused }) => isRefused)
  if (gone.length === 0 || all[0]?.isRefused === true || all.at(-1)?.isRefused === true) return null
  const kept = split.flatMap(({ sentence, paragraph, parts }) => {
    const text = parts.flatMap((part) => (part.isRefused ? [] : [part.text])).join(' ')
    return text === '' ? [] : [{ paragraph, sentence: { ...sentence, text } }]
  })
  const paragraphs = Map.groupBy(kept, ({ paragraph }) => paragraph)
  return { ...letter, paragraphs: [...paragraphs.values()].map((own) => own.map(({ sentence }) => sentence)) }
}
