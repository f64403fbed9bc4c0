import { postingSlots } from '../built-in/known.ts'
import { textsOf } from '../built-in/languages/index.ts'
import { fill, slot } from '../built-in/slots.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment, Sentence } from '../model.ts'
import { daySaid, FOLLOW_UP_TEXTS } from './follow-up-texts.ts'

/**
 * What a follow-up says of the email before it: that it was sent, when and about which job, which its user
 * confirmed. The best first; none for a letter that is no follow-up.
 */
export function firstEmailSaid(assignment: Assignment): readonly Sentence[] {
  const { followUp, language, posting } = assignment
  if (followUp === undefined) return []
  const date = daySaid(followUp.sentOn, language)
  const { title } = postingSlots(posting, matchesOf(assignment).posting, textsOf(language))
  const slots = { title, date: slot(date, { kind: 'fact', quote: `Marked as sent on ${date}` }) }
  return FOLLOW_UP_TEXTS[language].opening[followUp.number].flatMap((frame) => fill(frame, slots) ?? [])
}

/** True for one of these sentences, word for word. */
export const isFirstEmailSaid = (text: string, assignment: Assignment): boolean =>
  firstEmailSaid(assignment).some((sentence) => sentence.text === text)

/** What keeps a follow-up in the thread of the first email. */
export const replySubject = (subject: string): string => `Re: ${subject}`

/** True for the subject of a follow-up: its own words are those of the first email, which was checked. */
export const isReplySubject = (text: string, { followUp }: Assignment): boolean =>
  followUp !== undefined && text === replySubject(followUp.subject)
