import type { TitleFit } from '../../values/fact-fields.ts'
import type { ResumeFacts, ResumeRole } from '../../values/resume-facts.ts'
import { folded } from '../../language/folded.ts'
import { fieldsOfTitle, speaksOf, type FieldOfWork } from './fields-of-work.ts'
import { fitTitle, namesTrade, TITLE_MATCHES } from '../../titles/match-title.ts'
import { HEADS } from '../../titles/shared-words.ts'
import { lengthOf, monthOf, type Period, periodOf } from './periods.ts'
import { titleCore } from './title-key.ts'

/** Number of facts from which a resume fits a title. */
const ENOUGH = 3

/** Months in jobs near the title from which a resume fits it. */
const MONTHS_NEAR = 24

const HELP = 'If you have a course, a tool or a project that fits, add it to “What we read”.'
const HELP_OTHER_FIELD = 'Say why in “What we read”, and add any course, tool or project that fits.'

/**
 * How well a reviewed resume fits a job title: first by the titles and years of its jobs, then by the words of
 * the title and those of its field of work. A title of no known field is compared by its words alone.
 */
export function titleFit(jobTitle: string, facts: ResumeFacts, now: Date): TitleFit {
  const fields = fieldsOfTitle(jobTitle)
  const speaks = speakerFor(jobTitle, fields)
  const count = textsOf(facts).filter(speaks).length
  const [held, near] = [jobsOf(jobTitle, facts, isSameWork), jobsOf(jobTitle, facts, namesTrade)]
  const lengthOfAll = (roles: readonly ResumeRole[]) =>
    lengthOf(roles.flatMap((role) => periodOfRole(role, now)))
  const other = otherFieldThan(jobTitle, facts)
  const fit = (verdict: TitleFit['verdict'], message: string, help: string | null): TitleFit => ({
    jobTitle,
    facts: count,
    verdict,
    message,
    help,
  })
  if (other !== null)
    return fit(
      'other_field',
      `Your resume is about ${other}, and “${jobTitle}” is in a different field. The people you write to will wonder why you are changing.`,
      HELP_OTHER_FIELD,
    )
  const years = lengthOfAll(held)
  if (years !== null)
    return fit('speaks', `Your resume shows ${years.text} of work that fits “${jobTitle}”.`, null)
  if (held.length > 0 && count < ENOUGH)
    return fit('speaks', `You’ve held a job that fits “${jobTitle}”.`, null)
  const close = lengthOfAll(near)
  if (count < ENOUGH && close !== null && close.months >= MONTHS_NEAR)
    return fit('speaks', `Your resume shows ${close.text} of work close to “${jobTitle}”.`, null)
  if (count === 0) return fit('nothing', `Nothing on your resume points to “${jobTitle}” yet.`, HELP)
  const things = `${count === 1 ? '1 thing on your resume points' : `${count} things on your resume point`} to “${jobTitle}”.`
  return count >= ENOUGH ? fit('speaks', things, null) : fit('little', `Only ${things}`, HELP)
}

/** The title names the wanted work, a special form of it or a general one, in any language. */
const isSameWork = (jobTitle: string, title: string): boolean => {
  const { kind, score } = fitTitle(jobTitle, title)
  return kind === 'words' ? score >= TITLE_MATCHES : kind !== 'near'
}

const jobsOf = (
  jobTitle: string,
  { roles }: ResumeFacts,
  fits: (jobTitle: string, title: string) => boolean,
): readonly ResumeRole[] =>
  roles.filter(({ kind, title }) => kind === 'job' && title !== null && fits(jobTitle, title.value))

const periodOfRole = ({ start, end }: ResumeRole, now: Date): readonly Period[] => {
  const period = start && end && periodOf(start.value, end.value, monthOf(now))
  return period === null ? [] : [period]
}

/** The texts of a resume's facts that may speak for a title. */
const textsOf = ({ roles, lines, education, certificates, skills }: ResumeFacts): readonly string[] => [
  ...roles.flatMap(({ title }) => title?.value ?? []),
  ...lines.map(({ statement }) => statement.value),
  ...education.map(({ degree, field }) => `${degree?.value ?? ''}, ${field?.value ?? ''}`),
  ...certificates.map(({ name }) => name.value),
  ...skills.map(({ value }) => value),
]

/**
 * Tests whether a text speaks for the title by words of the title's field or of the title itself. When the
 * field is known, all words of the title are needed, since "data" alone is everywhere.
 */
function speakerFor(jobTitle: string, fields: readonly FieldOfWork[]): (text: string) => boolean {
  const core = titleCore(jobTitle)
  // Words of many job titles say nothing about the work.
  const telling = core.filter((word) => !HEADS.has(word) && !/^(?:management|worker|helper)$/u.test(word))
  const wanted = telling.length > 0 ? telling : core
  return (text) => {
    if (speaksOf(text, fields)) return true
    const words = new Set(folded(text).split(/[^\p{L}\p{N}+#]+/u))
    const has = (word: string) => words.has(word) || words.has(`${word}s`)
    return fields.length > 0 ? core.every(has) : wanted.some(has)
  }
}

/**
 * The most frequent field of the jobs and rotations when none is in the title's field or a related one; null
 * otherwise, and when no job's field is known.
 */
export function otherFieldThan(jobTitle: string, facts: ResumeFacts): string | null {
  const wanted = fieldsOfTitle(jobTitle)
  if (wanted.length === 0 || jobsOf(jobTitle, facts, isSameWork).length > 0) return null
  const speaks = speakerFor(jobTitle, wanted)
  const titles = facts.roles.flatMap(({ kind, title }) =>
    (kind === 'job' || kind === 'rotation') && title !== null ? [title.value] : [],
  )
  if (titles.some(speaks)) return null
  const known = titles.map(fieldsOfTitle).filter((fields) => fields.length > 0)
  const isNear = (field: FieldOfWork) =>
    wanted.some(
      (want) => want.name === field.name || want.near.includes(field.name) || field.near.includes(want.name),
    )
  if (known.length === 0 || known.flat().some(isNear)) return null
  const named = Map.groupBy(
    known.flatMap((found) => found.slice(0, 1)),
    ({ name }) => name,
  )
  return [...named].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null
}
