import type { Education, ResumeRole } from '../../values/resume-facts.ts'
import type { Sentence } from '../../values/letter.ts'
import { isUnfinished } from '../../language/not-held.ts'
import type { Assignment } from '../model.ts'
import { jobOf, studyOf } from './named.ts'
import { isJob, isPresent, sure } from './lines.ts'

const isAhead = ({ end }: Education, today: Date): boolean => {
  const known = sure(end)
  return (
    known !== null &&
    (known.value === 'present' ||
      /^\s*(?:expected|anticipated)/iu.test(known.quote) ||
      Number(known.value.slice(0, 4)) > today.getUTCFullYear())
  )
}

/** True for studies that ended in a degree. */
export const isFinished = (
  study: Education,
  { resumeText, today }: Pick<Assignment, 'resumeText' | 'today'>,
): boolean => !isAhead(study, today) && !isUnfinished(resumeText.slice(study.span.start, study.span.end))

/** The job or the studies that a letter names first. */
export interface Self {
  readonly role: ResumeRole | null
  /** As the resume names it. */
  readonly said: Sentence
}

/** When a job ended; some resumes begin with the first job, others with the last. */
const endOf = ({ start, end }: ResumeRole): string => end?.value ?? start?.value ?? ''

/** The present job that the resume names first; else current studies; else the last job or finished studies. */
export function selfOf(assignment: Assignment): Self | null {
  const { facts, today } = assignment
  const jobs = facts.roles.filter(isJob)
  const former = jobs.filter((job) => !isPresent(job)).toSorted((a, b) => endOf(b).localeCompare(endOf(a)))
  const studies = (isFirst: boolean) =>
    facts.education.filter((one) => (isFirst ? isAhead(one, today) : isFinished(one, assignment)))
  const named = [...jobs.filter(isPresent), ...studies(true), ...former, ...studies(false)]
  for (const one of named) {
    const role = 'title' in one ? one : null
    const said = 'title' in one ? jobOf(one, assignment) : studyOf(one, assignment)
    if (said !== null) return { role, said }
  }
  return null
}
