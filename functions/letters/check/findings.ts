import type { Span } from '#functions/resume/model.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { fold } from './facts/fold.ts'
import type { CheckContext, Rule } from './model.ts'

/** An error: the draft does not reach the mailbox. */
export const error = (rule: string, message: string, span: Span | null = null): Finding => ({
  rule,
  severity: 'E',
  message,
  span,
})

/** A warning: shown with its fix. */
export const warning = (rule: string, message: string, span: Span | null = null): Finding => ({
  rule,
  severity: 'W',
  message,
  span,
})

/** One finding for each fault that is so. */
export const faults = (
  make: typeof error,
  rule: string,
  all: readonly (readonly [isSo: boolean, message: string])[],
  span: Span | null = null,
): readonly Finding[] => all.flatMap(([isSo, message]) => (isSo ? [make(rule, message, span)] : []))

/** What may not stand in a letter: patterns without the flag `g`, by what is said of them. */
export type Phrases = readonly (readonly [message: string, ...patterns: RegExp[]])[]

/** Most letters hold none of the phrases, and one look is enough to know. */
const everywhere = (pattern: RegExp, text: string): readonly RegExpExecArray[] =>
  pattern.test(text) ? [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))] : []

/** The body with what is quoted made blank; offsets stay. */
export const withoutQuotes = ({ laidOut, quoted }: Pick<CheckContext, 'laidOut' | 'quoted'>): string =>
  quoted.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    laidOut.body,
  )

/** Rules that hold for other people's words as well. */
const HOLDS_FOR_QUOTES = new Set(['L04', 'L09'])

/**
 * Where the body has one of the phrases, and the subject too (a finding without span). Patterns have no flag
 * `g`.
 */
export function findPhrases(
  { assignment, letter, laidOut, quoted }: CheckContext,
  rule: string,
  severity: 'E' | 'W',
  phrases: Phrases,
): Finding[] {
  const make = severity === 'E' ? error : warning
  const body = fold(laidOut.body)
  const subject = fold(letter.subject)
  // What the resume says word for word is the writer's own: "as a key user".
  const resume = fold(assignment.resumeText).toLowerCase()
  return phrases.flatMap(([message, ...patterns]) =>
    patterns.flatMap((pattern) => {
      const isQuoted = (at: number) =>
        !HOLDS_FOR_QUOTES.has(rule) && quoted.some(({ start, end }) => at >= start && at < end)
      const inBody = everywhere(pattern, body)
        .filter(({ index, 0: said }) => !isQuoted(index) && !resume.includes(said.toLowerCase()))
        .map((match) => make(rule, message, { start: match.index, end: match.index + match[0].length }))
      return pattern.test(subject) ? [...inBody, make(rule, `Subject: ${message}`)] : inBody
    }),
  )
}

/** A rule that refuses phrases and does nothing else. */
export const refusing =
  (rule: string, phrases: Phrases): Rule =>
  (context) =>
    findPhrases(context, rule, 'E', phrases)
