import { DOUBTFUL, type ResumeFacts, type ResumeLine } from '../values/resume-facts.ts'
import type { Finding, Missing, Refusal } from '../values/finding.ts'
import type { RefusedLetter } from './model.ts'
import type { Sentence } from '../values/letter.ts'
import { layOut } from './render-letter.ts'

const MAX_QUOTE_LENGTH = 200
/** A user who is shown ten reasons at once acts on none of them. */
const MAX_REASONS = 5

/**
 * No writer produced a letter that passes the check. `refused` is the last letter, null when none was
 * written, and `findings` are its findings; the message lists the ids of the rules it broke.
 */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused'
  readonly findings: readonly Finding[]
  /** Without findings no letter was written. */
  readonly why: 'nothing_to_say' | 'refused_by_check'
  readonly refused: RefusedLetter | null

  constructor(
    findings: readonly Finding[],
    options: { cause?: unknown; refused?: RefusedLetter | null } = {},
  ) {
    super([...new Set(findings.map(({ rule }) => rule))].join(' '), { cause: options.cause })
    this.findings = findings
    this.why = findings.length === 0 ? 'nothing_to_say' : 'refused_by_check'
    this.refused = options.refused ?? null
  }

  /** Why, for the user: errors of the last refused letter, or what the resume lacks. */
  reasons(facts: ResumeFacts): readonly Refusal[] {
    if (this.findings.length === 0)
      return [
        {
          rule: 'nothing_to_say',
          missing: { code: whatIsMissing(facts), params: {} },
          words: null,
          line: null,
        },
      ]
    const reasons = this.findings.map((finding) => reasonOf(finding, this.refused, facts))
    const told = new Map(reasons.map((reason) => [`${reason.rule} ${reason.words ?? ''}`, reason]))
    return [...told.values()].slice(0, MAX_REASONS)
  }
}

function reasonOf({ rule, span }: Finding, refused: RefusedLetter | null, facts: ResumeFacts): Refusal {
  if (span === null || refused === null) return { rule, missing: null, words: null, line: null }
  const { body, sentences } = layOut(refused.letter)
  const words = body.slice(span.start, span.end).replaceAll(/\s+/gu, ' ').trim()
  const placed = sentences.find((one) => one.span.start < span.end && one.span.end > span.start)
  const line = placed === undefined ? undefined : lineOf(placed.sentence, facts.lines)
  return { rule, missing: null, words: words === '' ? null : shortened(words), line: line?.id ?? null }
}

const shortened = (words: string): string =>
  words.length <= MAX_QUOTE_LENGTH ? words : `${words.slice(0, MAX_QUOTE_LENGTH - 1)}…`

/** The resume line behind a sentence: the line it quotes, otherwise the line that its sources point to. */
function lineOf({ text, sources }: Sentence, lines: readonly ResumeLine[]): ResumeLine | undefined {
  const places = sources.flatMap((source) => (source.kind === 'resume' ? [source] : []))
  const rests = ({ statement: { span } }: ResumeLine) =>
    places.some(({ start, end }) => start < span.end && end > span.start)
  return lines.find(({ statement }) => text.includes(statement.value)) ?? lines.find(rests)
}

function whatIsMissing({ roles, lines }: ResumeFacts): Exclude<Missing['code'], 'said'> {
  const sure = lines.filter(({ statement }) => statement.confidence >= DOUBTFUL)
  if (roles.length === 0) return 'no_job'
  if (lines.length === 0) return 'no_line'
  if (sure.length === 0) return 'unconfirmed'
  return 'no_match'
}
