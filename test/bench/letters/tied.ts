import type { ResumeFacts, ResumeLine, ResumeRole } from '#functions/resume/model.ts'
import { rolesNamed, sameEmployer } from '#functions/letters/check/facts/anchors.ts'
import type { Letter, Sentence } from '#functions/letters/model.ts'
import { isDashLine } from '#functions/letters/render-letter.ts'

const YEAR = /\b(?:19|20)\d{2}\b/gu
/** Phrases that may introduce lines of any part of the resume. */
const ANY_JOB = /\b(?:resume|Lebenslauf|CV|currículum)\b/u
/** Employer and dates after a quoted line. */
const ORIGIN = / \(([^()]+)\)$/u

/** The jobs that a quoted line belongs to in the resume. */
function rolesOfLine(quote: string, { lines, roles }: ResumeFacts): readonly ResumeRole[] {
  const ids = new Set(
    lines.filter(({ statement }) => statement.value.startsWith(quote)).map(({ role }) => role),
  )
  return roles.filter(({ id }) => ids.has(id))
}

const yearsOf = (role: ResumeRole): readonly string[] =>
  [role.start, role.end].flatMap((date) => (date === null ? [] : [date.value.slice(0, 4)]))

/** Whether the employer, title and years in a sentence are those of one of these jobs. */
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
 * The part that identifies a line: "Callbacks on my jobs: 11 in 2022, 3 in 2025" becomes "callbacks on my jobs
 * went from 11 in 2022 to 3 in 2025" in a letter.
 */
const beginningOf = (line: string): string => line.slice(1, 30).split(':', 1)[0] ?? ''

/** The resume line that a sentence tells whole or in part, ignoring the case of the first letter. */
function toldIn(
  { text, sources }: Sentence,
  { lines }: ResumeFacts,
): { line: ResumeLine; at: number } | null {
  for (const line of lines) {
    const { value, span } = line.statement
    const isSource = sources.some(
      (source) => source.kind === 'resume' && source.start === span.start && source.end === span.end,
    )
    const at = value
      .split(/[.;] /u)
      .map((part) => text.indexOf(beginningOf(part)))
      .find((index) => index >= 0)
    if (isSource && at !== undefined) return { line, at }
  }
  return null
}

/**
 * Lines that a letter assigns to another employer, title or year than the resume does, or that are not in the
 * resume.
 */
export function misplacedLines({ paragraphs }: Letter, facts: ResumeFacts): readonly string[] {
  let lead = ''
  let job: readonly ResumeRole[] = []
  return paragraphs.flat().flatMap((sentence) => {
    const { text } = sentence
    if (!isDashLine(text)) {
      const told = toldIn(sentence, facts)
      const said = told === null ? text : text.slice(0, told.at)
      const own = facts.roles.filter(({ id }) => id === told?.line.role)
      if (told === null) lead = text
      if (told === null || own.length === 0) return []
      const [before, last] = [rolesNamed(lead, facts.roles), job]
      job = own
      const isNamed = rolesNamed(said, facts.roles).length > 0
      if (isNamed) lead = said
      // "As a clerk there, I …" names another job at the employer named before, and "I also …" the same job.
      const isThere = / (?:there|im selben Haus|dans la même maison|en la misma empresa)\b/u.test(said)
      const fits = isThere
        ? before.some((role) => own.some((other) => sameEmployer(role, other))) && isOf(said, own, facts)
        : isNamed || last.length === 0
          ? isOf(lead, own, facts)
          : last.some((role) => own.includes(role))
      return fits ? [] : [`${lead} ${text}`]
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
