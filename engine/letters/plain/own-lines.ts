import type { Fact, ResumeFacts, ResumeLine, ResumeRole } from '../../values/resume-facts.ts'
import { BULLETS } from '../../resume/layout/text/marker.ts'
import type { Assignment } from '../model.ts'

const TODAY = String.raw`present|now|today|date|heute|aujourd['’]hui|actualidad`
/** A date or a name of its own begins another job: "December 2023: wrapped presents", "Framer, Marco, 2013–16". */
const ANOTHER_JOB = new RegExp(
  [
    String.raw`^(?:\p{L}{3,9}\.? )?\d{4}\s*(?:[:–—-]|$)`,
    String.raw`[–—-] \d{4}(?: \([^()]*\))?$`,
    String.raw`\(\d+ (?:months|Monate|mois|meses)\)$`,
    String.raw`, \d{4}\/\d{2,4}$`,
    String.raw`, (?:\p{L}+\.? )?\d{4} ?[–—-] ?(?:\p{L}+\.? )?(?:\d{2,4}(?!\d)|${TODAY})`,
    String.raw`(?<!\()(?<!\p{L})\p{L}{3,9}\.? \d{4} ?[–—-] ?(?:\p{L}{3,9}\.? \d{4}|${TODAY})`,
    String.raw`\(\p{L}*\.? ?\d{4} ?[–—-][^()]*\):$`,
    String.raw`^(?:volunteer|ehrenamtlich\p{L}*|bénévole|voluntari[oa])(?: [^,]{1,40})?,`,
  ].join('|'),
  'iu',
)

/** A time without work at the same employer, "Sept 2023 – Aug 2024 maternity leave", which begins no other job. */
export const LEAVE = String.raw`(?:maternity|paternity|parental|sick)(?: and \p{L}+)? leave|elternzeit|mutterschutz|congé (?:de )?(?:parental|maternité|maladie)|baja (?:maternal|médica)`
const isLeave = (text: string): boolean => new RegExp(LEAVE, 'iu').test(text) && ANOTHER_JOB.test(text)

/** A title that names its own time, which may not be that of the job: "Deputy Director since 2020". */
const ONGOING = / \(?(?:since|seit|depuis|desde)(?: \p{L}+\.?)?[\d ./]*\)?$/iu
export const isOngoing = ({ title }: ResumeRole): boolean => ONGOING.test(title?.quote ?? '')

/** A year as a time, and not in the name of a product: "in 2019", "May 2019", "(2019". */
const YEAR =
  /(?<=^|[(–—/-] ?|(?<!\p{L})(?:in|im|en|since|seit|depuis|desde|from|von|de|until|bis|hasta|before|vor|avant|after|nach|and|und|et|y) |(?<!\p{L})(?:Jan|Feb|Mar|Mär|Apr|May|Mai|Ju[nl]|Aug|Sep|O[ck]t|Nov|De[cz])\p{Ll}*\.? )(?:19[7-9]\d|20(?!00)\d\d)(?![\d\p{L}]|[.,]\d)/giu
const yearsIn = (text: string): readonly number[] => [...text.matchAll(YEAR)].map(([year]) => Number(year))
const RANGE = /(?<!\d)((?:19|20)\d\d) ?[–—-] ?(?:\p{L}+\.? )?(\d{4}|\d\d)(?!\d)/u
/** The year in which a time in a line was over: 2017 of "2013–17". */
const endIn = (text: string): number => {
  const [, from = '', to = ''] = RANGE.exec(text) ?? []
  return Number.parseInt(`${from.slice(0, 4 - to.length)}${to}`, 10)
}

/** The reader was less sure of the line with title and dates: "partner since 2022" in a job that began before. */
const SURE_DATES = 0.75
/** Whether the dates of a job are surely those of what its title names; one date alone does not say which it is. */
const hasSureDates = (role: ResumeRole): boolean =>
  !isOngoing(role) && role.end?.value !== role.start?.value && (role.title?.confidence ?? 1) >= SURE_DATES

const startOf = (role: ResumeRole | null): number =>
  role !== null && hasSureDates(role) ? Number.parseInt(role.start?.value ?? '', 10) : Number.NaN

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

/**
 * The lines below the name of a job: where several have a bullet, these. "Placed at: Otter House", above them, is of
 * the name.
 */
export function belowName(lines: readonly ResumeLine[], resumeText: string): readonly ResumeLine[] {
  const bulleted = lines.filter(({ statement }) => isBulleted(resumeText, statement))
  return bulleted.length > 1 ? bulleted : lines
}

/**
 * The lines of a job that are surely about it. Where some have a bullet, one without it is about the job's place,
 * or begins another job, which was not read as one, unless it goes on in small letters; nothing at or below the
 * beginning of another job is told, and no line that names a year before the job began.
 */
export function surelyOfJob(
  lines: readonly ResumeLine[],
  { resumeText, readTo }: Pick<Assignment, 'resumeText' | 'readTo'>,
  role: ResumeRole | null = null,
): readonly ResumeLine[] {
  const isOwners = ({ id, statement }: ResumeLine) =>
    id.startsWith('added-') || (readTo !== undefined && statement.span.start >= readTo)
  const read = lines.filter((line) => !isOwners(line) && !isLeave(line.statement.value))
  const below = belowName(read, resumeText)
  const isStray = (line: ResumeLine) => !below.includes(line)
  const first = read.findIndex((line) => below.includes(line))
  const start = startOf(role)
  // "Sales from 6 (2022) to 19 (2025)" begin before the job, "Moved the archive in 2022" is of another.
  const isBefore = (text: string) => yearsIn(text.replaceAll(/\(\d{4}\)/gu, '')).some((year) => year < start)
  const beginsAnother = ({ statement: { value } }: ResumeLine) =>
    ANOTHER_JOB.test(value) || endIn(value) <= start
  const end = read.findIndex(
    (line, at) =>
      at >= first && (beginsAnother(line) || (isStray(line) && !/^\p{Ll}/u.test(line.statement.value))),
  )
  const told = read
    .slice(0, end === -1 ? read.length : end)
    .filter((line) => !isStray(line) && !isBefore(line.statement.value))
  return [...told, ...lines.filter(isOwners)]
}
