import type { Span } from '#functions/resume/model.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { fold } from './facts/fold.ts'
import type { CheckContext, Rule } from './model.ts'

/** Where a finding is: a span, a match of a pattern, or a whole text from its beginning. */
type Place = Span | RegExpExecArray | string

/** The offsets of a match. */
export const spanOf = ({ 0: said, index }: RegExpExecArray): Span => ({
  start: index,
  end: index + said.length,
})

const spanAt = (at: Place): Span => {
  if (typeof at === 'string') return { start: 0, end: at.length }
  return 'index' in at ? spanOf(at) : { start: at.start, end: at.end }
}

const finding =
  (severity: 'E' | 'W') =>
  (rule: string, message: string, at: Place | null = null): Finding => ({
    rule,
    severity,
    message,
    span: at === null ? null : spanAt(at),
  })

/** An error: the letter is refused. */
export const error = finding('E')

/** A warning: the letter passes, with a lower score. */
export const warning = finding('W')

/** An error in a part of a statement; the span is offsets into the statement's text. */
export const problem = (rule: string, message: string, at: Place) => ({
  ...error(rule, message),
  span: spanAt(at),
})
export type Problem = ReturnType<typeof problem>

/** The finding of a problem in a statement that begins at an offset of the body. */
export const errorAt = (offset: number, { span, ...rest }: Problem): Finding => ({
  ...rest,
  span: { start: offset + span.start, end: offset + span.end },
})

/** One finding for each fault that applies. */
export const faults = (
  make: typeof error,
  rule: string,
  all: readonly (readonly [applies: boolean, message: string])[],
  span: Span | null = null,
): readonly Finding[] => all.flatMap(([applies, message]) => (applies ? [make(rule, message, span)] : []))

/** Forbidden phrases: the message for the user, then patterns without the flag `g`. */
export type Phrases = readonly (readonly [message: string, ...patterns: RegExp[]])[]

/** All matches. A single test comes first because it is cheaper, and most letters have no match. */
const matchesIn = (pattern: RegExp, text: string): readonly RegExpExecArray[] =>
  pattern.test(text) ? [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))] : []

/** The body with quotations blanked out, so that offsets stay valid. */
export const withoutQuotes = ({ laidOut, quoted }: Pick<CheckContext, 'laidOut' | 'quoted'>): string =>
  quoted.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    laidOut.body,
  )

/** Rules that apply to quotations as well. */
const RULES_FOR_QUOTES = new Set(['L04', 'L09'])

/** One finding for each match of the phrases in the body, and one without a span for each in the subject. */
export function findPhrases(
  { assignment, letter, laidOut, quoted }: CheckContext,
  rule: string,
  severity: 'E' | 'W',
  phrases: Phrases,
): Finding[] {
  const make = severity === 'E' ? error : warning
  const body = fold(laidOut.body)
  const subject = fold(letter.subject)
  // Phrases that the resume uses itself are allowed: "as a key user".
  const resume = fold(assignment.resumeText).toLowerCase()
  const isQuoted = (at: number) =>
    !RULES_FOR_QUOTES.has(rule) && quoted.some(({ start, end }) => at >= start && at < end)
  return phrases.flatMap(([message, ...patterns]) =>
    patterns.flatMap((pattern) => {
      const inBody = matchesIn(pattern, body)
        .filter(({ index, 0: said }) => !isQuoted(index) && !resume.includes(said.toLowerCase()))
        .map((match) => make(rule, message, match))
      return pattern.test(subject) ? [...inBody, make(rule, `Subject: ${message}`)] : inBody
    }),
  )
}

/** A rule that only refuses phrases. */
export const refusing =
  (rule: string, phrases: Phrases): Rule =>
  (context) =>
    findPhrases(context, rule, 'E', phrases)
