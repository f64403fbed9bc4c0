import { isReplySubject } from '#functions/letters/follow-up/first-email.ts'
import { error, faults, warning } from '../findings.ts'
import type { Rule } from '../model.ts'
import { fold } from '../facts/fold.ts'

/**
 * Reply and forward prefixes of mail programs in English, German, the Nordic languages, French, Spanish,
 * Italian, Dutch, Polish and Chinese.
 */
const REPLY_MARK =
  /^\W*(?:re|fw|fwd|aw|wg|sv|vs|vb|tr|rv|res|enc|antw|doorst|odp|pd|rif|r|回复|转发)\s*(?:\[\d+\]|\(\d+\))?\s*[:：]/iu

/** Words that make people open an email under a false pretence. */
const PRETENDS =
  /\b(?:your|our|the|unpaid|overdue|open|new) (?:\w+ )?(?:invoice|order|account|payment|contract|appointment|meeting|interview|offer|application|request|delivery|subscription|refund|parcel|booking|reservation|ticket|complaint)\b(?! (?:management|processing|manager|team|clerk|specialist|role|job|post|position|accountant))|\b(?:urgent|important|action required|final notice|confidential|security alert)\b/i

const OF_HIRING = /^(?:interview|offer|application|meeting|request)$/u

/** L02: one line of at most 60 characters, best 2 to 8 words, that does not pretend to be a reply. */
export const l02Subject: Rule = ({ assignment, letter }) => {
  const { subject } = letter
  if (isReplySubject(subject, assignment)) return []
  const pretended = PRETENDS.exec(fold(subject))?.[0].split(' ').at(-1)?.toLowerCase() ?? ''
  // What the posting works with is no pretence: "Your order monolith".
  const isPosted =
    !OF_HIRING.test(pretended) && new RegExp(`\\b${pretended}\\b`, 'iu').test(assignment.posting.description)
  const words = subject.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const letters = subject.replaceAll(/\P{L}/gu, '')
  const length = Array.from(subject).length
  const isLoud = letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const errors = faults(error, 'L02', [
    [/[\p{Cc}\u2028\u2029]/u.test(subject), 'The subject holds a line break or control character.'],
    [words === 0, 'The subject is missing.'],
    [pretended !== '' && !isPosted, 'The subject promises something else than a letter about a job.'],
    [
      REPLY_MARK.test(fold(subject)),
      'The subject pretends to answer or forward something. Take the mark out.',
    ],
    [length > 60, `The subject has ${length} characters. Use at most 60, best 50.`],
  ])
  const warnings = faults(warning, 'L02', [
    [words === 1, 'The subject has 1 word. Use 2 to 8.'],
    [words > 8, `The subject has ${words} words. Use 2 to 8.`],
    [isLoud, 'The subject is written in capitals throughout.'],
    [subject.includes('!'), 'The subject has an exclamation mark.'],
    [/\p{Extended_Pictographic}/u.test(subject), 'The subject has an emoji.'],
  ])
  return [...errors, ...warnings]
}
