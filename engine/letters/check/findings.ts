import type { Span } from '../../values/resume-facts.ts'
import type { Finding } from '../../values/finding.ts'

/** An error: the letter is refused. */
export const error = (rule: string, message: string, span: Span | null = null): Finding => ({
  rule,
  severity: 'E',
  message,
  span: span === null ? null : { start: span.start, end: span.end },
})

/** One error for each fault that applies. */
export const errors = (
  rule: string,
  all: readonly (readonly [applies: boolean, message: string])[],
  span: Span | null = null,
): readonly Finding[] => all.flatMap(([applies, message]) => (applies ? [error(rule, message, span)] : []))

/** The offsets of a match, moved by the offset of the text that it was found in. */
export const spanOf = ({ 0: said, index }: RegExpExecArray, from = 0): Span => ({
  start: from + index,
  end: from + index + said.length,
})

/** One error for each first match of the patterns in a text; patterns have no flag `g`. */
export const findAll = (
  rule: string,
  text: string,
  phrases: readonly (readonly [message: string, ...patterns: RegExp[]])[],
  from: number | null = 0,
): readonly Finding[] =>
  phrases.flatMap(([message, ...patterns]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text)
      return match === null ? [] : [error(rule, message, from === null ? null : spanOf(match, from))]
    }),
  )
