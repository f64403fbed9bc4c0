import type { Achievement, Education, Fact, ResumeProfile, ResumeRole } from '#core/resume/model.ts'

export interface ResumeSpec {
  readonly name: string
  readonly location?: string
  readonly phone?: string
  readonly link?: string
  readonly headline?: string
  readonly jobs: readonly { readonly title: string; readonly employer: string; readonly from: string; readonly to: string; readonly did: readonly string[] }[]
  readonly projects?: readonly string[]
  readonly skills?: readonly string[]
  readonly study?: { readonly school: string; readonly degree: string; readonly field: string; readonly end: string }
  readonly language?: string
}

const numbersIn = (statement: Fact): Fact[] =>
  [...statement.value.matchAll(/[$€£]?\d[\d,.]*\d?[%kKmM]?/gu)].map((found) => {
    const start = statement.span.start + found.index
    return { value: found[0], span: { start, end: start + found[0].length }, quote: found[0] }
  })

/** A resume's text and its profile; every fact is found where it was written, so all spans are right. */
export function buildResume(spec: ResumeSpec): { text: string; profile: ResumeProfile } {
  let text = ''
  const write = (value: string, before = '', after = '\n'): Fact => {
    text += before
    const start = text.length
    text += value + after
    return { value, span: { start, end: start + value.length }, quote: value }
  }
  const maybe = (value: string | undefined): Fact | null => (value === undefined ? null : write(value))
  const achievements: Achievement[] = []
  const achieve = (line: string, role: number | null): void => {
    const statement = write(line, '- ')
    achievements.push({ statement, numbers: numbersIn(statement), role })
  }

  const name = write(spec.name)
  const headline = maybe(spec.headline)
  const email = write(`${spec.name.split(' ')[0]?.normalize('NFD').replaceAll(/[^A-Za-z]/gu, '').toLowerCase() ?? 'me'}@mail.example`)
  const phone = maybe(spec.phone)
  const link = maybe(spec.link)
  const location = maybe(spec.location)
  write('Experience', '\n')
  const roles = spec.jobs.map((job, index): ResumeRole => {
    const start = text.length
    const title = write(job.title, '', ', ')
    const employer = write(job.employer)
    const from = write(job.from, '', ' to ')
    const to = write(job.to)
    for (const line of job.did) achieve(line, index)
    return { title, employer, location: null, start: from, end: to, span: { start, end: text.length } }
  })
  if (spec.projects !== undefined) write('Projects', '\n')
  for (const line of spec.projects ?? []) achieve(line, null)
  if (spec.skills !== undefined) write('Skills', '\n')
  const skills = (spec.skills ?? []).map((skill) => write(skill, '', ', '))
  const education = spec.study === undefined ? [] : [studyOf(spec.study, write, () => text.length)]
  return {
    text,
    profile: {
      name, emails: [email], phones: phone === null ? [] : [phone], links: link === null ? [] : [link], location, headline,
      roles, skills, education, achievements, language: spec.language ?? 'eng',
    },
  }
}

function studyOf(study: NonNullable<ResumeSpec['study']>, write: (value: string, before?: string, after?: string) => Fact, at: () => number): Education {
  const start = at()
  const degree = write(study.degree, '\n\nEducation\n', ' ')
  const field = write(study.field)
  const institution = write(study.school)
  const end = write(study.end)
  return { institution, degree, field, end, span: { start, end: at() } }
}
