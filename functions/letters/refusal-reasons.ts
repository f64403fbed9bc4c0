import { DOUBTFUL, type ResumeFacts, type ResumeLine } from '#functions/resume/model.ts'
import type { Refusal } from '#shared/models/outreach/held-back.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import type { Assignment, Sentence } from './model.ts'
import { layOut } from './render-letter.ts'
import type { LetterRefused } from './write-letter.ts'

const MOST_WORDS = 200
/** Who is told ten things at once mends none. */
const MOST_REASONS = 5

/**
 * Why no letter came to be, for its owner: the errors of the last one that was refused, or what the resume
 * lacks.
 */
export function refusalReasons(
  { findings, refused }: LetterRefused,
  { facts }: Pick<Assignment, 'facts'>,
): readonly Refusal[] {
  const errors = findings.filter(({ severity }) => severity === 'E')
  if (errors.length === 0)
    return [{ rule: 'nothing_to_say', message: whatIsMissing(facts), words: null, line: null }]
  const reasons = errors.map((finding) => reasonOf(finding, refused, facts))
  const told = new Map(reasons.map((reason) => [`${reason.rule} ${reason.words ?? ''}`, reason]))
  return [...told.values()].slice(0, MOST_REASONS)
}

function reasonOf(
  { rule, message, span }: Finding,
  refused: LetterRefused['refused'],
  facts: ResumeFacts,
): Refusal {
  const words =
    span === null || refused === null
      ? ''
      : refused.body.slice(span.start, span.end).replaceAll(/\s+/gu, ' ').trim()
  const sentence =
    span === null || refused === null
      ? undefined
      : layOut(refused.letter).sentences.find(
          (placed) => placed.span.start < span.end && placed.span.end > span.start,
        )?.sentence
  const line = sentence === undefined ? undefined : lineOf(sentence, facts.lines)
  return { rule, message, words: words === '' ? null : shortened(words), line: line?.id ?? null }
}

const shortened = (words: string): string =>
  words.length <= MOST_WORDS ? words : `${words.slice(0, MOST_WORDS - 1)}…`

/** The line that a sentence rests on: the one it quotes, else the one whose place it names. */
function lineOf({ text, sources }: Sentence, lines: readonly ResumeLine[]): ResumeLine | undefined {
  const places = sources.flatMap((source) => (source.kind === 'resume' ? [source] : []))
  const rests = ({ statement: { span } }: ResumeLine) =>
    places.some(({ start, end }) => start < span.end && end > span.start)
  return lines.find(({ statement }) => text.includes(statement.value)) ?? lines.find(rests)
}

/** What a resume lacks when not one of its lines went into a letter, as the end of a sentence. */
function whatIsMissing({ roles, lines }: ResumeFacts): string {
  const sure = lines.filter(({ statement }) => statement.confidence >= DOUBTFUL)
  if (roles.length === 0) return 'no job, project or volunteer work was read in your resume'
  if (lines.length === 0) return 'no line that says what you did was read under any of your jobs'
  if (sure.length === 0) return 'every line that was read under your jobs still waits for you to confirm it'
  return 'no line of your resume has to do with what this posting asks for'
}
