import type { Span } from '../../values/resume-facts.ts'
import type { Finding } from '../../values/finding.ts'
import type { Letter } from '../../values/letter.ts'
import type { LaidOutLetter } from '../render-letter.ts'
import { fold } from './text/fold.ts'

const finding =
  (severity: Finding['severity']) =>
  (rule: string, message: string, span: Span | null = null): Finding => ({
    rule,
    severity,
    message,
    span: span === null ? null : { start: span.start, end: span.end },
  })

/** The letter is refused. */
export const error = finding('E')
/** A second reader decides; where none reads, it counts like an error. */
export const doubt = finding('W')

/** One error for each fault that applies. */
export const errors = (
  rule: string,
  all: readonly (readonly [applies: boolean, message: string])[],
  span: Span | null = null,
): readonly Finding[] => all.flatMap(([applies, message]) => (applies ? [error(rule, message, span)] : []))

/** The offsets of a match. */
export const spanOf = ({ 0: said, index }: RegExpExecArray): Span => ({
  start: index,
  end: index + said.length,
})

export type Phrases = readonly (readonly [message: string, ...patterns: RegExp[]])[]

/** One error for each first match of the patterns in a text; patterns have no flag `g`. */
export const findAll = (
  rule: string,
  text: string,
  phrases: Phrases,
  isPlaced = true,
  isAllowed: (said: string) => boolean = () => false,
): readonly Finding[] =>
  phrases.flatMap(([message, ...patterns]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text)
      return match === null || isAllowed(match[0])
        ? []
        : [error(rule, message, isPlaced ? spanOf(match) : null)]
    }),
  )

/** The same in the body, with places, and in the subject, which has none. */
export const findInLetter = (
  { letter, laidOut }: { readonly letter: Letter; readonly laidOut: LaidOutLetter },
  rule: string,
  phrases: Phrases,
  isAllowed?: (said: string) => boolean,
): readonly Finding[] => [
  ...findAll(rule, fold(laidOut.body), phrases, true, isAllowed),
  ...findAll(rule, fold(letter.subject), phrases, false, isAllowed),
]
