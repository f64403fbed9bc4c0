import { block } from './block.ts'

interface Verdict {
  readonly number: number
  readonly verdict: 'resume' | 'refused'
  readonly why: string
  readonly reason: string
}

/** The sentences of a letter that a second reader is asked about, in order; the first is the subject. */
export const askedSentences = (prompt: string): readonly string[] =>
  block(prompt, 'letter')
    .split('\n')
    .map((line) => line.replace(/^\d+\. /u, ''))

export const verdictOn = (index: number, reason: string): Verdict => ({
  number: index + 1,
  verdict: reason === '' ? 'resume' : 'refused',
  why: reason === '' ? '' : 'invented',
  reason,
})

const FIGURE = /\d[\d.,]*/gu
/** A capitalized name within a sentence, and claims that no fact of a resume supports. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}[\p{L}&'’-]+/gu
const CLAIMS = /\b(?:applied|spoke with|most admired|known for|I led)\b/u

function judge(sentence: string, facts: string): string {
  const unknown = [
    ...sentence.matchAll(FIGURE),
    ...sentence.matchAll(NAME),
    ...sentence.matchAll(new RegExp(CLAIMS, 'gu')),
  ]
    .map(([found]) => found.replace(/[.,]$/u, ''))
    .find((found) => !facts.includes(found))
  return unknown ?? ''
}

/** A second reader's verdicts: sentences that code doubts, or with a figure, name or claim that is in no source, are refused. */
export function judgeLikeAModel(prompt: string): { readonly sentences: readonly Verdict[] } {
  const facts = ['resume', 'computed', 'posting', 'contact'].map((name) => block(prompt, name)).join('\n')
  const doubts = block(prompt, 'doubts').split('\n')
  return {
    sentences: askedSentences(prompt).map((sentence, index) => {
      const doubt = doubts.find((one) => one.startsWith(`${index + 1}. `))
      const unknown = judge(sentence, facts)
      return verdictOn(index, doubt ?? (unknown === '' ? '' : `no source says "${unknown}"`))
    }),
  }
}
