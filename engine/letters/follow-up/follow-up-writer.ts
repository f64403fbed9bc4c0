import { PLAIN_WRITER } from '../../values/letter-languages.ts'
import { afterGreeting, greetingOf, signatureOf } from '../envelope.ts'
import { type Assignment, MAX_FOLLOW_UP_WORDS, type Writer, WriterUnavailable } from '../model.ts'
import type { Letter } from '../../values/letter.ts'
import { fill, resumeSlot } from '../plain/frames.ts'
import { jobOf } from '../plain/named.ts'
import { chosenLines, type Line, resumeSource } from '../plain/lines.ts'
import { factsToday } from '../plain/own-lines.ts'
import { bodyWords } from '../render-letter.ts'
import { textsOf } from '../texts.ts'
import { firstEmailMentions, replySubject } from './first-email.ts'

/** True when the first email was signed with the name of the current resume, whose lines fit only then. */
function isSameWriter(assignment: Assignment): boolean {
  const [name = ''] = signatureOf(assignment)
  return assignment.followUp?.signature?.includes(name) ?? true
}

/** Lines that none of the earlier emails told, best first. */
const newLines = (assignment: Assignment, before: readonly string[]): readonly Line[] =>
  assignment.revision?.wish === 'shorter' || !isSameWriter(assignment)
    ? []
    : chosenLines({ ...assignment, facts: factsToday(assignment) }).filter(
        ({ said }) => !before.some((body) => body.includes(said.slice(1))),
      )

function compose(assignment: Assignment, line: Line | null): Letter {
  const { followUp, language, revision } = assignment
  const [opening] = firstEmailMentions(assignment)
  if (followUp === undefined || opening === undefined)
    throw new WriterUnavailable('The letter is no follow-up.')
  const texts = textsOf(language)
  const tone = revision?.wish === 'warmer' ? 'warm' : assignment.tone
  const job = line?.role ? jobOf(line.role, assignment) : null
  const told =
    line === null
      ? []
      : [
          fill(texts.followUp.lead, resumeSlot(assignment.posting)),
          {
            text: `- ${line.said}${job === null ? '' : ` (${job.text})`}`,
            sources: [resumeSource(line.line.statement), ...(job?.sources ?? [])],
          },
        ].filter((sentence) => sentence !== null)
  return {
    subject: replySubject(followUp.subject),
    greeting: greetingOf(assignment, tone),
    paragraphs: afterGreeting(
      [
        [opening, ...told],
        [fill(texts.followUp.ask[followUp.number - 1] ?? '', {})].filter((ask) => ask !== null),
      ],
      language,
    ),
    signature: followUp.signature ?? [texts.closing[tone], ...signatureOf(assignment)],
    writer: PLAIN_WRITER,
  }
}

/**
 * Writes a follow-up: the day and the job of the first email, one more line of the resume word for word when
 * one fits, and one question. Throws WriterUnavailable for a letter that is no follow-up.
 */
export const followUpWriter: Writer = {
  async write(assignment, refused) {
    const lines = refused === null ? newLines(assignment, assignment.followUp?.before ?? []) : []
    const letters = lines.map((line) => compose(assignment, line))
    return letters.find((letter) => bodyWords(letter) <= MAX_FOLLOW_UP_WORDS) ?? compose(assignment, null)
  },
}
