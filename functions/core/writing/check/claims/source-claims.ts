import type { Assignment, Sentence } from '#core/writing/model.ts'
import { flawOf, quotesOf, withoutTitles } from '../evidence.ts'
import { claims } from '../text/experience.ts'
import { parts } from '../text/fold.ts'
import { quantities } from '../text/quantities.ts'

const EMPTY = /^(?:about|above|after|also|been|both|from|have|into|just|like|more|most|much|over|same|some|such|than|that|their|them|then|there|these|they|this|through|under|very|what|when|where|which|while|with|work|worked|working|would|your|year|years)$/

/** Stems of the words that carry meaning. */
function stems(text: string): Set<string> {
  return new Set(parts(text).map(({ text: word }) => word).filter((word) => word.length >= 3 && !EMPTY.test(word)).map((word) => word.slice(0, 5)))
}

/** What is wrong with the sources of a sentence, in sentences: false quotes, and statements about the writer that no line of the resume carries. */
export function sourceProblems(sentence: Sentence, assignment: Assignment): string[] {
  const flaws = sentence.sources.flatMap((source) => flawOf(source, assignment) ?? [])
  if (sentence.sources.length === 0 || !claims(withoutTitles(sentence.text, assignment)).some(({ did }) => did)) return flaws
  const quotes = quotesOf(sentence, assignment, ['resume', 'fact'])
  if (quotes.length === 0) return [...flaws, 'This says what the writer did or knows. Cite the line of the resume that says so.']
  const quoted = stems(quotes.join(' '))
  const shared = [...stems(sentence.text)].some((stem) => quoted.has(stem)) || quantities(sentence.text).length > 0
  return shared ? flaws : [...flaws, 'The cited line of the resume speaks of something else.']
}
