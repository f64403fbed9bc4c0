import type { ResumeFacts, ResumeRole } from '#functions/resume/model.ts'
import { rolesNamed, sameEmployer } from '#functions/letters/check/facts/anchors.ts'
import type { Letter } from '#functions/letters/model.ts'
import { isDashLine } from '#functions/letters/render-letter.ts'

const YEAR = /\b(?:19|20)\d{2}\b/gu
/** Leads to lines of any part of the resume. */
const ANY_JOB = /\b(?:resume|Lebenslauf|CV|currículum)\b/u
/** Employer and time behind a quoted line. */
const ORIGIN = / \(([^()]+)\)$/u

/** The jobs that a quoted line stands under in the resume. */
function rolesOfLine(quote: string, { lines, roles }: ResumeFacts): readonly ResumeRole[] {
  const ids = new Set(
    lines.filter(({ statement }) => statement.value.startsWith(quote)).map(({ role }) => role),
  )
  return roles.filter(({ id }) => ids.has(id))
}

const yearsOf = (role: ResumeRole): readonly string[] =>
  [role.start, role.end].flatMap((date) => (date === null ? [] : [date.value.slice(0, 4)]))

/** What a sentence says of a job is of one of these: employer, title and years. */
function isOf(said: string, own: readonly ResumeRole[], { roles }: ResumeFacts): boolean {
  const employers = rolesNamed(said, roles)
  const titles = roles.filter(
    ({ title }) => title !== null && said.toLowerCase().includes(title.value.toLowerCase()),
  )
  const years = [...said.matchAll(YEAR)].map(([year]) => year)
  return (
    (employers.length === 0 || employers.some((role) => own.some((other) => sameEmployer(role, other)))) &&
    (titles.length === 0 ||
      titles.some((role) =>
        own.some(({ id, title }) => id === role.id || title?.value === role.title?.value),
      )) &&
    (employers.length + titles.length === 0 ||
      years.every((year) => own.some((role) => yearsOf(role).includes(year))))
  )
}

/**
 * Quoted lines that stand under an employer, title or year that the resume has them not under, or that are no
 * line of it.
 */
export function misplacedLines({ paragraphs }: Letter, facts: ResumeFacts): readonly string[] {
  let lead = ''
  return paragraphs.flat().flatMap(({ text }) => {
    if (!isDashLine(text)) {
      lead = text
      return []
    }
    const isLineOf = (quote: string) => facts.lines.some(({ statement }) => statement.value.startsWith(quote))
    const whole = text.slice(2)
    const origin = isLineOf(whole) ? null : ORIGIN.exec(whole)
    const quote = origin === null ? whole : whole.slice(0, origin.index)
    const fits =
      isLineOf(quote) &&
      isOf(origin?.[1] ?? (ANY_JOB.test(lead) ? '' : lead), rolesOfLine(quote, facts), facts)
    return fits ? [] : [`${lead} ${text}`]
  })
}
