import type {
  Certificate,
  Education,
  Fact,
  ResumeFacts,
  ResumeLine,
  ResumeRole,
} from '../../values/resume-facts.ts'
import { NO_FACTS, roleOf } from '../resume/facts.ts'

export interface ResumeSpec {
  readonly name: string
  readonly location?: string
  readonly phone?: string
  readonly link?: string
  readonly headline?: string
  readonly jobs: readonly {
    readonly title: string
    readonly employer: string
    readonly from: string
    readonly to: string
    readonly did: readonly string[]
  }[]
  readonly projects?: readonly string[]
  readonly skills?: readonly string[]
  readonly certificates?: readonly string[]
  readonly study?: {
    readonly school: string
    readonly degree: string
    readonly field: string
    readonly end: string
  }
  readonly language?: string
}

const numbersIn = (statement: Fact): Fact[] =>
  [...statement.value.matchAll(/[$€£]?\d[\d,.]*\d?[%kKmM]?/gu)].map((found) => {
    const start = statement.span.start + found.index
    return { value: found[0], span: { start, end: start + found[0].length }, quote: found[0], confidence: 1 }
  })

/** A resume's text and its facts, whose spans are recorded while the text is written. */
export function buildResume(spec: ResumeSpec): { text: string; facts: ResumeFacts } {
  let text = ''
  const write = (value: string, before = '', after = '\n'): Fact => {
    text += before
    const start = text.length
    text += value + after
    return { value, span: { start, end: start + value.length }, quote: value, confidence: 1 }
  }
  const maybe = (value: string | undefined): Fact | null => (value === undefined ? null : write(value))
  const lines: ResumeLine[] = []
  const achieve = (line: string, role: string | null): void => {
    const statement = write(line, '- ')
    lines.push({ id: `line-${lines.length}`, statement, numbers: numbersIn(statement), role })
  }

  const name = write(spec.name)
  const headline = maybe(spec.headline)
  const email = write(
    `${
      spec.name
        .split(' ')[0]
        ?.normalize('NFD')
        .replaceAll(/[^A-Za-z]/gu, '')
        .toLowerCase() ?? 'me'
    }@mail.example`,
  )
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
    for (const line of job.did) achieve(line, `role-${index}`)
    return roleOf(`role-${index}`, {
      title,
      employer,
      start: from,
      end: to,
      span: { start, end: text.length },
    })
  })
  if (spec.projects !== undefined) write('Projects', '\n')
  for (const line of spec.projects ?? []) achieve(line, null)
  if (spec.skills !== undefined) write('Skills', '\n')
  const skills = (spec.skills ?? []).map((skill, index) => ({
    ...write(skill, '', ', '),
    id: `skill-${index}`,
  }))
  if (spec.certificates !== undefined) write('Certificates', '\n')
  const certificates = (spec.certificates ?? []).map((certificate, index): Certificate => {
    const held = write(certificate)
    return { id: `certificate-${index}`, name: held, issuer: null, region: null, year: null, span: held.span }
  })
  const education = spec.study === undefined ? [] : [studyOf(spec.study, write, () => text.length)]
  return {
    text,
    facts: {
      ...NO_FACTS,
      name,
      emails: [email],
      phones: phone === null ? [] : [phone],
      links: link === null ? [] : [link],
      location,
      headline,
      roles,
      skills,
      education,
      certificates,
      lines,
      language: spec.language ?? 'eng',
    },
  }
}

function studyOf(
  study: NonNullable<ResumeSpec['study']>,
  write: (value: string, before?: string, after?: string) => Fact,
  at: () => number,
): Education {
  const start = at()
  const degree = write(study.degree, '\n\nEducation\n', ' ')
  const field = write(study.field)
  const institution = write(study.school)
  const end = write(study.end)
  return { id: 'education-0', institution, degree, field, start: null, end, span: { start, end: at() } }
}
