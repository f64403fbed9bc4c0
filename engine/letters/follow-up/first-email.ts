import { textsOf } from '../texts.ts'
import { fill, postingSlots, slot } from '../plain/frames.ts'
import type { LetterLanguage } from '../../values/letter-languages.ts'
import type { Assignment } from '../model.ts'
import type { Sentence } from '../../values/letter.ts'

/** A UTC day in the letter's language: "12 November", "1er novembre". */
export function formatDay(day: Date, language: LetterLanguage): string {
  const { locale, first = '1' } = textsOf(language).followUp
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
  return date.replace(/^1(?= )/u, first)
}

/**
 * Sentences in which a follow-up can mention the first email: that it was sent, on which day (confirmed by
 * the user) and about which job. Best first; empty for a letter that is not a follow-up.
 */
export function firstEmailMentions(assignment: Assignment): readonly Sentence[] {
  const { followUp, language } = assignment
  if (followUp === undefined) return []
  const texts = textsOf(language)
  const date = formatDay(followUp.sentOn, language)
  const { title } = postingSlots(assignment)
  const slots = { title, date: slot(date, { kind: 'fact', quote: `Marked as sent on ${date}` }) }
  const { opening, last } = texts.followUp
  const frames = followUp.number === 1 ? opening : opening.map((frame) => frame.replace(/\.$/u, last))
  return frames.flatMap((frame) => fill(frame, slots) ?? [])
}

/** The subject that keeps a follow-up in the thread of the first email. */
export const replySubject = (subject: string): string => `Re: ${subject}`

/** True for the subject of a follow-up, which repeats the already checked subject of the first email. */
export const isReplySubject = (text: string, { followUp }: Assignment): boolean =>
  followUp !== undefined && text === replySubject(followUp.subject)
