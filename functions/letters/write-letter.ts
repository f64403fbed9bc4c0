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
  /** The letter as text, which the findings point into. */
  readonly body: string
}

/**
 * No writer gave a letter that may reach a mailbox. `findings` are those of the last letter, errors among
 * them; `refused` is that letter, null when none was written.
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

/** One try and one repair of what the first was refused for. */
async function tryTwice(
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
  /** Told why a letter is left to the fallback. */
  readonly fellBack?: (cause: FallbackCause) => void
}

/**
 * Has the letter written and checked: the writer, its one repair, then the fallback with one repair. What it
 * returns holds no finding of severity E. Throws LetterRefused when no attempt passes, and at once, before
 * any model is paid, when the assignment itself may not be written to. A follow-up is written without a model.
 */
export async function writeLetter(
  assignment: Assignment,
  needs: LetterWriters,
  options: CheckOptions = { alreadyDrafted: false },
): Promise<CheckedLetter> {
  const barred = checkAssignment(assignment, options)
  if (!passes(barred)) throw new LetterRefused(barred)

  if (assignment.followUp !== undefined) {
    const made = await tryTwice(followUpWriter(), assignment, options)
    if (made.passed) return made.passed
    throw new LetterRefused(made.refused?.findings ?? [], { cause: made.cause, refused: made.refused })
  }

  const first = await tryTwice(needs.writer, assignment, options, needs.secondReader)
  if (first.passed) return first.passed
  needs.fellBack?.(first.cause instanceof WriterUnavailable ? first.cause.failure : 'refused_by_check')
  const second = await tryTwice(needs.fallback, assignment, options)
  if (second.passed) return second.passed
  const refused = second.refused ?? first.refused
  throw new LetterRefused(refused?.findings ?? [], { cause: second.cause ?? first.cause, refused })
}
