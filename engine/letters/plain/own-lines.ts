import type { Fact, ResumeFacts, ResumeLine, ResumeRole } from '../../values/resume-facts.ts'
import { BULLETS } from '../../resume/layout/text/marker.ts'
import type { Assignment } from '../model.ts'

/** The facts as a letter of today tells them: a job that is to end later is a present one. */
export function factsToday({ facts, today }: Pick<Assignment, 'facts' | 'today'>): ResumeFacts {
  const now = today.toISOString()
  // Until the end of its month somebody has a job.
  const isAhead = (date: string) =>
    /^\d{4}/u.test(date) && (date > now.slice(0, date.length) || date === now.slice(0, 7))
  return {
    ...facts,
    roles: facts.roles.map((role) =>
      role.start !== null && !isAhead(role.start.value) && role.end !== null && isAhead(role.end.value)
        ? { ...role, end: { ...role.end, value: 'present' } }
        : role,
    ),
  }
}

const BULLETED = new RegExp(String.raw`(?:^|\n)[^\S\n]*[${BULLETS}*>»›–-][^\S\n]*$`, 'u')
/** Whether a bullet stands before a text. */
export const isBulleted = (resumeText: string, { span }: Pick<Fact, 'span'>): boolean =>
  BULLETED.test(resumeText.slice(Math.max(0, span.start - 40), span.start))

/** What its owner typed has no bullet. */
const isOwners = ({ id, statement }: ResumeLine, readTo = Number.POSITIVE_INFINITY): boolean =>
  id.startsWith('added-') || statement.span.start >= readTo

/** A year as a time, and not in the name of a law or a product: "in 2019", "(2019", "2013–16". */
const YEAR =
  /(?<=^|\(|(?:19|20)\d\d ?[–—-] ?|(?<!\p{L})(?:[Ii]n|[Ii]m|[Ee]n|[Ss]ince|[Ss]eit|[Dd]epuis|[Dd]esde|[Ff]rom|[Uu]ntil|[Bb]is) )(?:19[7-9]\d|20[0-4]\d)(?![\d\p{L}]|[.,]\d)/gu

/**
 * The lines of a job that a letter may tell: where several have a bullet, these, and what its owner typed. One that names
 * only years before the job began is of another.
 */
export function linesBelow(
  lines: readonly ResumeLine[],
  { resumeText, readTo }: Pick<Assignment, 'resumeText' | 'readTo'>,
  role: ResumeRole | null = null,
): readonly ResumeLine[] {
  const bulleted = lines.filter(({ statement }) => isBulleted(resumeText, statement))
  const start = Number.parseInt(role?.start?.value ?? '', 10)
  const isBefore = (text: string) => Math.max(...(text.match(YEAR) ?? [Infinity]).map(Number)) < start
  return lines.filter(
    (line) =>
      isOwners(line, readTo) ||
      ((bulleted.length < 2 || bulleted.includes(line)) && !isBefore(line.statement.value)),
  )
}
