import { block } from './block.ts'

interface Verdict {
  readonly number: number
  readonly supported: boolean
  readonly reason: string
}

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

/**
 * A second reader's verdict: sentences with a figure, name or claim that is not in the facts are unsupported.
 */
export function judgeLikeAModel(prompt: string): { readonly sentences: readonly Verdict[] } {
  const facts = ['writer', 'posting', 'contact'].map((name) => block(prompt, name)).join('\n')
  const sentences = block(prompt, 'letter')
    .split('\n')
    .map((line) => line.replace(/^\d+\. /u, ''))
  return {
    sentences: sentences.map((sentence, index) => {
      const unknown = judge(sentence, facts)
      return {
        number: index + 1,
        supported: unknown === '',
        reason: unknown === '' ? '' : `no fact says "${unknown}"`,
      }
    }),
  }
}
