import type { Finding } from '#shared/models/outreach/outreach.ts'
import { checkAssignment } from './check/rules/address.ts'
import { checkLetter, passes } from './check/check-letter.ts'
import type { CheckOptions } from './check/model.ts'
import { followUpWriter } from './follow-up/follow-up-writer.ts'
import {
  type Assignment,
  type CheckedLetter,
  type FallbackCause,
  type Letter,
  type RefusedLetter,
  type Writer,
  WriterUnavailable,
} from './model.ts'
import type { SecondReader } from './second-reader/second-reader.ts'

interface Refused extends RefusedLetter {
  /** The rendered letter; spans of findings are offsets into it. */
  readonly body: string
}

/**
 * No writer produced a letter that passes the check. `refused` is the last letter, null when none was
 * written, and `findings` are its findings; the message lists the ids of the rules it broke.
 */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused'
  readonly findings: readonly Finding[]
  readonly refused: Refused | null

  constructor(findings: readonly Finding[], options: { cause?: unknown; refused?: Refused | null } = {}) {
    super(
      [...new Set(findings.filter(({ severity }) => severity === 'E').map(({ rule }) => rule))].join(' '),
      { cause: options.cause },
    )
    this.findings = findings
    this.refused = options.refused ?? null
  }
}

interface Attempts {
  readonly passed: CheckedLetter | null
  readonly refused: Refused | null
  readonly cause?: unknown
}

/** Has a letter written and, when it is refused, repaired once. */
async function writeAndRepair(
  writer: Writer,
  given: Assignment,
  options: CheckOptions,
  secondReader?: SecondReader,
): Promise<Attempts> {
  const language = writer.quotes === true ? (given.quotingLanguage ?? given.language) : given.language
  const assignment = language === given.language ? given : { ...given, language }
  let refused: Refused | null = null
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const letter: Letter = await writer.write(assignment, refused)
      const checked = checkLetter(assignment, letter, options)
      const doubts = passes(checked.findings) ? ((await secondReader?.read(assignment, letter)) ?? []) : []
      const findings = [...checked.findings, ...doubts]
      if (passes(findings)) return { passed: checked, refused: null }
      refused = { letter, findings, body: checked.body }
    } catch (cause) {
      if (cause instanceof WriterUnavailable) return { passed: null, refused, cause }
      throw cause
    }
  }
  return { passed: null, refused }
}

export interface LetterWriters {
  readonly writer: Writer
  readonly fallback: Writer
  /** Reads the letters of `writer`, not those of the fallback. */
  readonly secondReader?: SecondReader
  /** Called with the reason when the fallback has to write a letter. */
  readonly onFallback?: (cause: FallbackCause) => void
}

/**
 * Has a letter written and checked: by the writer with one repair, then by the fallback with one repair. The
 * returned letter has no finding of severity E. Throws LetterRefused when no attempt passes, or at once,
 * before any model is paid for, when this contact may not be written to. Follow-ups are written without a
 * model.
 */
export async function writeLetter(
  assignment: Assignment,
  { writer, fallback, secondReader, onFallback }: LetterWriters,
  options: CheckOptions = { alreadyDrafted: false },
): Promise<CheckedLetter> {
  const barred = checkAssignment(assignment, options)
  if (!passes(barred)) throw new LetterRefused(barred)

  if (assignment.followUp !== undefined) {
    const made = await writeAndRepair(followUpWriter(), assignment, options)
    if (made.passed) return made.passed
    throw new LetterRefused(made.refused?.findings ?? [], { cause: made.cause, refused: made.refused })
  }

  const first = await writeAndRepair(writer, assignment, options, secondReader)
  if (first.passed) return first.passed
  onFallback?.(first.cause instanceof WriterUnavailable ? first.cause.failure : 'refused_by_check')
  const second = await writeAndRepair(fallback, assignment, options)
  if (second.passed) return second.passed
  const refused = second.refused ?? first.refused
  throw new LetterRefused(refused?.findings ?? [], { cause: second.cause ?? first.cause, refused })
}
