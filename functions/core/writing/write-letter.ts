import type { Finding } from '#shared/models/outreach.ts'
import { checkAssignment } from './check/check-assignment.ts'
import { checkLetter, passes } from './check/check-letter.ts'
import type { CheckOptions } from './check/model.ts'
import { type Assignment, type CheckedLetter, type Writer, WriterUnavailable } from './model.ts'

/** No writer gave a letter that may reach a mailbox. `findings` are those of the last letter, errors among them. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused'
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[], options: { cause?: unknown } = {}) {
    super([...new Set(findings.filter(({ severity }) => severity === 'E').map(({ rule }) => rule))].join(' '), { cause: options.cause })
    this.findings = findings
  }
}

interface Attempts {
  readonly passed: CheckedLetter | null
  readonly findings: readonly Finding[]
  readonly cause?: unknown
}

/** One try and one rewrite with the findings of the first. */
async function tryTwice(writer: Writer, assignment: Assignment, options: CheckOptions): Promise<Attempts> {
  let findings: readonly Finding[] = []
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const checked = checkLetter(assignment, await writer.write(assignment, findings), options)
      if (passes(checked.findings)) return { passed: checked, findings: checked.findings }
      findings = checked.findings
    } catch (cause) {
      if (cause instanceof WriterUnavailable) return { passed: null, findings, cause }
      throw cause
    }
  }
  return { passed: null, findings }
}

/**
 * Has the letter written and checked: the writer, its one rewrite with the findings, then the fallback with one rewrite.
 * What it returns holds no finding of severity E. Throws LetterRefused when no attempt passes, and at once, before any model
 * is paid, when the assignment itself may not be written to.
 */
export async function writeLetter(
  assignment: Assignment,
  needs: { readonly writer: Writer; readonly fallback: Writer },
  options: CheckOptions = { alreadyDrafted: false },
): Promise<CheckedLetter> {
  const barred = checkAssignment(assignment, options)
  if (!passes(barred)) throw new LetterRefused(barred)

  const first = await tryTwice(needs.writer, assignment, options)
  if (first.passed) return first.passed
  const second = await tryTwice(needs.fallback, assignment, options)
  if (second.passed) return second.passed
  throw new LetterRefused(second.findings.length > 0 ? second.findings : first.findings, { cause: second.cause ?? first.cause })
}
