import type { Shown, ShownEmployer, ShownJob } from './shown.ts'

export interface TrueRole {
  readonly position: string
  readonly startDate: string
  readonly endDate: string
  readonly highlights: readonly string[]
  readonly location: string
  /** Other spellings that are right too; null when leaving it out is right. */
  readonly also: {
    readonly position: readonly string[]
    readonly startDate: readonly (string | null)[]
    readonly endDate: readonly (string | null)[]
  }
}

/** What a reader should find in a resume, in the field names of JSON Resume. */
export interface Truth {
  readonly basics: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly location: string
  }
  readonly work: readonly (TrueRole & { readonly name: string })[]
  readonly volunteer: readonly (TrueRole & { readonly organization: string })[]
  readonly education: readonly {
    readonly institution: string
    readonly area: string
    readonly studyType: string
    readonly startDate: string
    readonly endDate: string
  }[]
  readonly certificates: readonly { readonly name: string }[]
  readonly skills: readonly { readonly name: string }[]
  readonly languages: readonly { readonly language: string }[]
}

/**
 * A season names no month: its usual months are right, and so is no start for a job that began and ended in
 * one year.
 */
const SEASON = { startDate: ['-05', '-06', '-07'], endDate: ['-08', '-09'] } as const

function role({ place }: ShownEmployer, job: ShownJob): TrueRole {
  const seasons = (months: readonly string[], day: string) =>
    job.vague ? months.map((month) => `${day}${month}`) : []
  return {
    position: job.title,
    startDate: job.start,
    endDate: job.end,
    highlights: job.lines,
    location: place,
    also: {
      position: [
        ...(job.unit === '' ? [] : [`${job.title}, ${job.unit}`]),
        ...job.title.split(' → ').slice(1),
      ],
      startDate: job.vague ? [null, ...seasons(SEASON.startDate, job.start)] : [],
      endDate: seasons(SEASON.endDate, job.end),
    },
  }
}

/** A break has no employer and is not a job. */
const isEmployer = ({ name }: ShownEmployer) => name !== ''

/** The truth about what a template shows. */
export const truthOf = (shown: Shown): Truth => ({
  basics: { name: shown.name, email: shown.email, phone: shown.phone, location: shown.place },
  work: shown.employers
    .filter(isEmployer)
    .flatMap((employer) => employer.jobs.map((job) => ({ name: employer.name, ...role(employer, job) }))),
  volunteer: shown.volunteering.flatMap((employer) =>
    employer.jobs.map((job) => ({ organization: employer.name, ...role(employer, job) })),
  ),
  education: shown.education.map(({ institution, field, degree, start, end }) => ({
    institution,
    area: field,
    studyType: degree,
    startDate: start,
    endDate: end,
  })),
  certificates: shown.certificates.map(({ name }) => ({ name })),
  skills: shown.skills.map((name) => ({ name })),
  languages: shown.spoken.map((language) => ({ language })),
})
