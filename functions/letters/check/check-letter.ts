import type { Assignment, CheckedLetter, Letter } from '../model.ts'
import { layOut } from '../render-letter.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { checkAssignment } from './rules/address.ts'
import { error } from './findings.ts'
import type { CheckOptions, Rule } from './model.ts'
import { bindStatements } from './claims/bind.ts'
import { statementsOf } from './sentences/statements.ts'
import { unitsOf } from './facts/facts.ts'
import { l01Length, l10Readability, l11Opening, l12Self, l19Language, l21FollowUp } from './rules/style.ts'
import { l08OneAsk, l16WayOut } from './rules/ask.ts'
import { l13WornWords, l14Pressure } from './rules/tone.ts'
import { l04Leak, l22Promotion } from './rules/model-text.ts'
import { l02Subject } from './rules/subject.ts'
import { l03Placeholder } from './rules/placeholders.ts'
import { l06Recipient } from './rules/recipient.ts'
import { l07ClaimedContact } from './rules/claimed-contact.ts'
import { l09Links } from './rules/links.ts'
import { l15Signature } from './rules/signature.ts'
import { l17Alike } from './rules/alike.ts'
import { l25OwnFact } from './rules/own-fact.ts'
import { quotedParts } from './sentences/quoted.ts'
import { score } from './score.ts'

/** Maximum length of subject and body in characters. Longer text is refused unread, so it costs no time. */
const MAX_TEXT_LENGTH = 5_000

/**
 * Every rule by its id. L18 and L20 need no letter and are part of checkAssignment; `bindStatements` reports
 * L23 and L24 as well as L05.
 */
const RULES: Readonly<Record<string, Rule>> = {
  L01: l01Length,
  L02: l02Subject,
  L03: l03Placeholder,
  L04: l04Leak,
  L05: bindStatements,
  L06: l06Recipient,
  L07: l07ClaimedContact,
  L08: l08OneAsk,
  L09: l09Links,
  L10: l10Readability,
  L11: l11Opening,
  L12: l12Self,
  L13: l13WornWords,
  L14: l14Pressure,
  L15: l15Signature,
  L16: l16WayOut,
  L17: l17Alike,
  L19: l19Language,
  L21: l21FollowUp,
  L22: l22Promotion,
  L25: l25OwnFact,
}

/** Ids of all rules. */
export const RULE_IDS: readonly string[] = [...Object.keys(RULES), 'L18', 'L20', 'L23', 'L24'].toSorted()

/** True when none of the findings is an error, so that the letter may be saved as a draft. */
export const passes = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'E')

/**
 * Runs all rules over a letter, without a model; every letter must pass before it reaches a mailbox. Never
 * throws. Spans of findings are UTF-16 offsets into the body; findings about the subject have none.
 */
export function checkLetter(
  assignment: Assignment,
  letter: Letter,
  options: CheckOptions = { alreadyDrafted: false },
): CheckedLetter {
  const laidOut = layOut(letter)
  const tooLong = laidOut.body.length + letter.subject.length > MAX_TEXT_LENGTH
  const rules = tooLong ? [] : Object.values(RULES)
  const [quoted, units] = [quotedParts(laidOut, assignment), unitsOf(assignment)]
  const context = {
    assignment,
    letter,
    laidOut,
    quoted,
    units,
    statements: statementsOf({ assignment, laidOut, quoted }),
  }
  const findings = [
    ...checkAssignment(assignment, options),
    ...(tooLong ? [error('L01', 'The text is far too long for a letter.')] : []),
    ...rules.flatMap((rule) => rule(context)),
  ]
  return { letter, subject: letter.subject, body: laidOut.body, findings, score: score(context, findings) }
}
