import type { Finding } from '#shared/models/outreach.ts'
import { error, warning } from './finding.ts'
import type { CheckContext } from './model.ts'
import { fold } from './text/fold.ts'

export interface Phrase {
  readonly pattern: RegExp
  readonly message: string
}

/** Most letters hold none of the phrases, and one look is enough to know. */
const everywhere = (pattern: RegExp, text: string): readonly RegExpExecArray[] =>
  pattern.test(text) ? [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))] : []

/** Rules that hold for other people's words as well. */
const HOLDS_FOR_QUOTES = new Set(['L04', 'L09'])

/**
 * Where the body has one of the phrases, and the subject too (a finding without span). Patterns have no flag
 * `g`.
 */
export function findPhrases(
  { letter, laidOut, quoted }: CheckContext,
  rule: string,
  severity: 'E' | 'W',
  phrases: readonly Phrase[],
): Finding[] {
  const make = severity === 'E' ? error : warning
  const body = fold(laidOut.body)
  const subject = fold(letter.subject)
  return phrases.flatMap(({ pattern, message }) => {
    const isQuoted = (at: number) =>
      !HOLDS_FOR_QUOTES.has(rule) && quoted.some(({ start, end }) => at >= start && at < end)
    const inBody = everywhere(pattern, body)
      .filter(({ index }) => !isQuoted(index))
      .map((match) => make(rule, message, { start: match.index, end: match.index + match[0].length }))
    return pattern.test(subject) ? [...inBody, make(rule, `Subject: ${message}`)] : inBody
  })
}
