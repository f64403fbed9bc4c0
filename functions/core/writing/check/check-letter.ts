import type { Assignment, CheckedLetter, Letter } from '#core/writing/model.ts'
import { layOut } from '#core/writing/render-letter.ts'
import type { Finding } from '#shared/models/outreach.ts'
import type { CheckOptions, Rule } from './model.ts'
import { l00Source } from './rules/l00-source.ts'
import { l01Length } from './rules/l01-length.ts'

const RULES: readonly Rule[] = [l00Source, l01Length]

/** 100 less 25 an error and 5 a warning, never below 0. */
export function score(findings: readonly Finding[]): number {
  return Math.max(0, findings.reduce((left, { severity }) => left - (severity === 'E' ? 25 : 5), 100))
}

/** True when nothing in the findings keeps the draft from the mailbox. */
export function passes(findings: readonly Finding[]): boolean {
  return findings.every(({ severity }) => severity !== 'E')
}

/**
 * The gate before every mailbox: runs all rules over the letter, without a model. Never throws.
 * Spans of findings are UTF-16 offsets into the body; findings about the subject have none.
 */
export function checkLetter(assignment: Assignment, letter: Letter, options: CheckOptions = { alreadyDrafted: false }): CheckedLetter {
  const laidOut = layOut(letter)
  const findings = RULES.flatMap((rule) => rule({ assignment, letter, laidOut, options }))
  return { letter, subject: letter.subject, body: laidOut.body, findings, score: score(findings) }
}
