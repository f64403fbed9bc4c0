import { asWritten, writtenRange, type DateStyle } from './dates.ts'
import { headings, type Headings } from './headings.ts'
import { lengthOf } from './length.ts'
import type { Certificate, Employer, Job, Language, More, Person } from './person.ts'

/** Parts that a template may leave out. */
export type Part =
  | 'phone'
  | 'place'
  | 'link'
  | 'headline'
  | 'summary'
  | 'lines'
  | 'units'
  | 'places'
  | 'volunteering'
  | 'certificates'
  | 'spoken'
  | 'credentials'

/** A template's requirements for the resume that it gets. */
export interface Manner {
  readonly dates: DateStyle
  readonly without?: readonly Part[]
  /** Index of the set of headings; 0 by default. */
  readonly headings?: number
}

export interface ShownJob {
  readonly title: string
  readonly unit: string
  readonly dates: string
  readonly start: string
  readonly end: string
  /** The person writes the dates in words ("Summer 2013"), which name no months. */
  readonly vague: boolean
  readonly lines: readonly string[]
  readonly form: readonly string[]
  /** The duration: "4 years 2 months". */
  readonly length: string
}

export interface ShownEmployer {
  readonly name: string
  readonly place: string
  readonly about: string
  /** From the first job there to the last. */
  readonly span: string
  readonly length: string
  readonly jobs: readonly ShownJob[]
}

/** A job with what is said of its employer. */
export type ShownPost = ShownJob & Omit<ShownEmployer, 'jobs' | 'span' | 'length'>

export interface ShownStudy {
  readonly institution: string
  readonly place: string
  readonly degree: string
  readonly field: string
  /** Degree and field in one phrase: "Bachelor of Science in Nursing". */
  readonly course: string
  readonly dates: string
  readonly start: string
  readonly end: string
}

/**
 * A person's resume as one template shows it: omitted parts are empty, dates are formatted. The truth is
 * derived from this too.
 */
export interface Shown {
  readonly language: Language
  readonly headings: Headings
  readonly name: string
  /** With the letters that follow it. */
  readonly fullName: string
  readonly headline: string
  readonly email: string
  readonly phone: string
  readonly place: string
  readonly link: string
  readonly summary: string
  readonly employers: readonly ShownEmployer[]
  readonly volunteering: readonly ShownEmployer[]
  /** The jobs there, for templates that name the employer with each. */
  readonly jobs: readonly ShownPost[]
  readonly unpaid: readonly ShownPost[]
  readonly education: readonly ShownStudy[]
  readonly certificates: readonly Certificate[]
  /** Each certificate in one line. */
  readonly papers: readonly string[]
  readonly skills: readonly string[]
  readonly spoken: readonly string[]
  readonly more: readonly More[]
}

const IN: Record<Language, string> = { en: ' in ', de: ' ', fr: ' ', es: ' en ' }

const spanOf = (jobs: Employer['jobs']): Pick<Job, 'start' | 'end'> => ({
  start: jobs.at(-1)?.start ?? '2000',
  end: jobs[0]?.end ?? 'present',
})

const postsOf = (employers: readonly ShownEmployer[]): readonly ShownPost[] =>
  employers.flatMap(({ name, place, about, jobs }) => jobs.map((job) => ({ ...job, name, place, about })))

/** A person's resume in a template's manner. */
export function show(person: Person, { dates, without = [], headings: set = 0 }: Manner): Shown {
  const kept = <T>(part: Part, value: T, otherwise: T): T => (without.includes(part) ? otherwise : value)
  const { language } = person
  const employers = (list: readonly Employer[]): readonly ShownEmployer[] =>
    list.map(({ name, place, about = '', jobs }) => ({
      name,
      about,
      span: writtenRange(spanOf(jobs), dates, language),
      length: lengthOf(spanOf(jobs), language),
      place: kept('places', place, ''),
      jobs: jobs.map((job) => ({
        title: job.title,
        unit: kept('units', job.unit ?? '', ''),
        dates: job.written ?? writtenRange(job, dates, language),
        start: asWritten(job.start, dates),
        end: asWritten(job.end, dates),
        vague: job.written !== undefined,
        lines: kept('lines', job.lines, []),
        form: job.form ?? [],
        length: lengthOf(job, language),
      })),
    }))
  const paid = employers(person.employers)
  const volunteering = kept('volunteering', employers(person.volunteering ?? []), [])
  const certificates = kept('certificates', person.certificates ?? [], [])
  const credentials = kept('credentials', person.credentials ?? '', '')
  return {
    language,
    headings: headings(language, set),
    name: person.name,
    fullName: credentials === '' ? person.name : `${person.name}, ${credentials}`,
    headline: kept('headline', person.headline, ''),
    email: person.email,
    phone: kept('phone', person.phone, ''),
    place: kept('place', person.place, ''),
    link: kept('link', person.link, ''),
    summary: kept('summary', person.summary, ''),
    employers: paid,
    volunteering,
    jobs: postsOf(paid),
    unpaid: postsOf(volunteering),
    education: person.education.map((study) => ({
      ...study,
      place: kept('places', study.place, ''),
      course: study.field === '' ? study.degree : `${study.degree}${IN[language]}${study.field}`,
      dates: writtenRange(study, dates, language),
    })),
    certificates,
    papers: certificates.map(certificateLine),
    skills: person.skills,
    spoken: kept('spoken', person.spoken, []),
    more: person.more ?? [],
  }
}

/** A certificate in one line: "Certified Public Accountant, State of Illinois, 2014". */
export const certificateLine = ({ name, issuer, year }: Certificate): string =>
  [name, issuer, year].filter((part) => part !== undefined).join(', ')

/** Joins the parts that are not empty. */
export const joined = (mark: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(mark)
