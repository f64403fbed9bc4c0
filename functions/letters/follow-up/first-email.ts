import { postingSlots } from '../built-in/known.ts'
import { textsOf } from '../texts.ts'
import { fill, slot } from '../built-in/slots.ts'
import type { LetterLanguage } from '#shared/catalog/letters.ts'
import type { Assignment, Sentence } from '../model.ts'

/** "12 November", "1er novembre": a day in the letter's language, in UTC. */
export function daySaid(day: Date, language: LetterLanguage): string {
  const { locale, first = '1' } = textsOf(language).followUp
  const said = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
  return said.replace(/^1(?= )/u, first)
}

/**
 * What a follow-up says of the email before it: that it was sent, when and about which job, which its user
 * confirmed. The best first; none for a letter that is no follow-up.
 */
export function firstEmailSaid(assignment: Assignment): readonly Sentence[] {
  const { followUp, language, posting } = assignment
  if (followUp === undefined) return []
  const texts = textsOf(language)
  const date = daySaid(followUp.sentOn, language)
  const { title } = postingSlots(posting, texts)
  const slots = { title, date: slot(date, { kind: 'fact', quote: `Marked as sent on ${date}` }) }
  return texts.followUp.opening[followUp.number].flatMap((frame) => fill(frame, slots) ?? [])
}

/** True for one of these sentences, word for word. */
export const isFirstEmailSaid = (text: string, assignment: Assignment): boolean =>
  firstEmailSaid(assignment).some((sentence) => sentence.text === text)

/** What keeps a follow-up in the thread of the first email. */
export const replySubject = (subject: string): string => `Re: ${subject}`

/** True for the subject of a follow-up: its own words are those of the first email, which was checked. */
export const isReplySubject = (text: string, { followUp }: Assignment): boolean =>
  followUp !== undefined && text === replySubject(followUp.subject)
