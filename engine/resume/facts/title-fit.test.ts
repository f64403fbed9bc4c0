import { describe, expect, test } from 'vitest'
import type { ResumeFacts } from '../../values/resume-facts.ts'
import { factOf, NO_FACTS, roleOf } from '../../test/resume/facts.ts'
import { FIELDS, fieldsOfTitle } from './fields-of-work.ts'
import { titleFit } from './title-fit.ts'

interface Says {
  readonly titles?: readonly string[]
  readonly lines?: readonly string[]
  readonly skills?: readonly string[]
  readonly certificates?: readonly string[]
}

const resume = ({ titles = [], lines = [], skills = [], certificates = [] }: Says): ResumeFacts => ({
  ...NO_FACTS,
  roles: titles.map((title, index) => roleOf(`role-${index}`, { title: factOf(title) })),
  lines: lines.map((line, index) => ({
    id: `line-${index}`,
    statement: factOf(line),
    numbers: [],
    role: null,
  })),
  skills: skills.map((skill, index) => ({ ...factOf(skill), id: `skill-${index}` })),
  certificates: certificates.map((name, index) => ({
    id: `certificate-${index}`,
    name: factOf(name),
    issuer: null,
    region: null,
    year: null,
    span: { start: 0, end: 1 },
  })),
})

const NOW = new Date('2026-11-27T12:00:00Z')

const NURSE = resume({
  titles: ['Charge Nurse', 'Registered Nurse'],
  lines: ['Cared for 5–6 patients per shift', 'Entered data into forms', 'Managed a budget of $2M'],
  skills: ['Triage'],
  certificates: ['CCRN', 'BLS'],
})

describe('a resume', () => {
  test('fits a title of its own field, even in other words', () => {
    expect(titleFit('Nurse Manager', NURSE, NOW)).toEqual({
      jobTitle: 'Nurse Manager',
      facts: 6,
      verdict: 'speaks',
      message: '6 things on your resume point to “Nurse Manager”.',
      help: null,
    })
  })

  test.each([
    ['Chief Operating Officer', ['Chief Operating Officer', '2018-11', 'present'], '8 years'],
    ['Chief Operating Officer', ['VP Operations', '2016-01', '2024-01'], '8 years'],
    ['COO', ['Directrice des opérations', '2021-11', 'present'], '5 years'],
    ['CFO', ['Chief Financial Officer', '2020-05', '2026-05'], '6 years'],
    ['Store Manager', ['Filialleiterin', '2023-01', '2025-01'], '2 years'],
    ['Elementary School Teacher', ['Grundschullehrer', '2010', '2020'], 'about 10 years'],
    ['Senior Beekeeper', ['Beekeeper', '2022-03', '2024-04'], '2 years 1 month'],
    ['Registered Nurse', ['Pflegefachfrau', '2019-01', '2026-01'], '7 years'],
    ['Ingénieure logiciel', ['Software Developer', '2024-11', '2026-11'], '2 years'],
    ['Data Engineer', ['Data Engineer', '2026-01', '2026-07'], '6 months'],
  ] as const)('fits %s by a job and its years', (jobTitle, [title, start, end], years) => {
    const job = roleOf('role-0', { title: factOf(title), start: factOf(start), end: factOf(end) })
    expect(titleFit(jobTitle, { ...NO_FACTS, roles: [job] }, NOW)).toMatchObject({
      verdict: 'speaks',
      message: `Your resume shows ${years} of work that fits “${jobTitle}”.`,
      help: null,
    })
  })

  test('counts years of jobs at the same time once, and no years of other jobs', () => {
    const roles = [
      ['VP Operations', '2016-01', '2020-01'],
      ['Chief Operating Officer', '2018-01', '2022-01'],
      ['Police Officer', '2010-01', '2016-01'],
    ].map(([title = '', start = '', end = ''], index) =>
      roleOf(`role-${index}`, { title: factOf(title), start: factOf(start), end: factOf(end) }),
    )
    expect(titleFit('Chief Operating Officer', { ...NO_FACTS, roles }, NOW).message).toBe(
      'Your resume shows 6 years of work that fits “Chief Operating Officer”.',
    )
  })

  test('fits the title of a job without dates', () => {
    expect(titleFit('Chief Operating Officer', resume({ titles: ['COO'] }), NOW)).toMatchObject({
      verdict: 'speaks',
      message: 'You’ve held a job that fits “Chief Operating Officer”.',
    })
  })

  test.each([
    ['Chief Operating Officer', 'Plant Manager', '2018-11', 'present', '8 years'],
    ['Chief Operating Officer', 'Geschäftsführer', '2014-01', '2022-01', '8 years'],
    ['Nurse Manager', 'Enfermera', '2020-01', '2026-01', '6 years'],
    ['Data Engineer', 'Backend Developer', '2024-01', '2026-01', '2 years'],
  ])('fits %s by years of work close to it', (jobTitle, title, start, end, years) => {
    const job = roleOf('role-0', { title: factOf(title), start: factOf(start), end: factOf(end) })
    expect(titleFit(jobTitle, { ...NO_FACTS, roles: [job] }, NOW)).toMatchObject({
      verdict: 'speaks',
      message: `Your resume shows ${years} of work close to “${jobTitle}”.`,
    })
  })

  test('with only a year of work close to the title has little for it', () => {
    const job = roleOf('role-0', {
      title: factOf('Backend Developer'),
      start: factOf('2025-01'),
      end: factOf('2026-01'),
    })
    expect(titleFit('Data Engineer', { ...NO_FACTS, roles: [job] }, NOW)).toMatchObject({
      verdict: 'nothing',
    })
  })

  test('of another field gets a warning that names its field', () => {
    expect(titleFit('Data Engineer', NURSE, NOW)).toEqual({
      jobTitle: 'Data Engineer',
      facts: 0,
      verdict: 'other_field',
      message:
        'Your resume is about nursing, and “Data Engineer” is in a different field. The people you write to will wonder why you are changing.',
      help: 'Say why in “What we read”, and add any course, tool or project that fits.',
    })
    expect(
      titleFit(
        'Data Engineer',
        resume({ titles: ['Charge Nurse'], skills: ['SQL', 'Python', 'Airflow'] }),
        NOW,
      ),
    ).toMatchObject({ facts: 3, verdict: 'other_field' })
  })

  test('belongs to the field of its rotations when it has no other job', () => {
    const rotation = {
      ...NO_FACTS,
      roles: [roleOf('role-0', { kind: 'rotation', title: factOf('Nursing Practicum') })],
    }
    expect(titleFit('Data Engineer', rotation, NOW)).toMatchObject({ verdict: 'other_field' })
  })

  test('of a related field gets no such warning', () => {
    expect(
      titleFit(
        'Data Engineer',
        resume({ titles: ['Backend Developer'], skills: ['PostgreSQL', 'SQL'] }),
        NOW,
      ),
    ).toMatchObject({
      facts: 1,
      verdict: 'little',
      message: 'Only 1 thing on your resume points to “Data Engineer”.',
    })
  })

  test('without a matching fact gets that message and advice', () => {
    expect(titleFit('Data Engineer', resume({ lines: ['Swept floors'] }), NOW)).toEqual({
      jobTitle: 'Data Engineer',
      facts: 0,
      verdict: 'nothing',
      message: 'Nothing on your resume points to “Data Engineer” yet.',
      help: 'If you have a course, a tool or a project that fits, add it to “What we read”.',
    })
  })

  test('is compared by the words of a title of no known field', () => {
    expect(fieldsOfTitle('Senior Beekeeper')).toEqual([])
    expect(titleFit('Senior Beekeeper', NURSE, NOW)).toMatchObject({ facts: 0, verdict: 'nothing' })
    expect(
      titleFit(
        'Senior Beekeeper',
        resume({ lines: ['Senior member of the team', 'Trained beekeepers', 'Beekeeper of the year'] }),
        NOW,
      ),
    ).toMatchObject({
      facts: 2,
      verdict: 'little',
      message: 'Only 2 things on your resume point to “Senior Beekeeper”.',
    })
  })

  test('in another language fits the same titles', () => {
    expect(
      titleFit(
        'Charge Nurse',
        resume({
          titles: ['Gesundheits- und Krankenpflegerin', 'Pflegefachkraft'],
          lines: ['Versorgte 12 Patientinnen'],
        }),
        NOW,
      ),
    ).toMatchObject({ facts: 3, verdict: 'speaks' })
    expect(
      titleFit(
        'Software Engineer',
        resume({ titles: ['Développeuse web', 'Desarrolladora de software', 'Softwareentwicklerin'] }),
        NOW,
      ),
    ).toMatchObject({ facts: 3, verdict: 'speaks' })
  })
})

describe('the field of a title', () => {
  test.each([
    ['Data Engineer', 'data'],
    ['Senior Software Engineer', 'software'],
    ['Sales Engineer', 'sales'],
    ['Mechanical Engineer', 'engineering'],
    ['Construction Project Manager', 'construction'],
    ['Krankenschwester', 'nursing'],
    ['Infirmière', 'nursing'],
    ['Enfermera', 'nursing'],
    ['Ärztin', 'medicine'],
    ['Buchhalterin', 'finance and accounting'],
    ['Comptable', 'finance and accounting'],
    ['Jefe de proyecto', 'project management'],
    ['Chef de produit', 'product management'],
    ['Köchin', 'kitchen work'],
    ['Abogada', 'law'],
    ['Lehrer', 'education'],
    ['Cajera', 'retail'],
    ['HR Business Partner', 'human resources'],
    ['Line Cook', 'kitchen work'],
    ['Rechtsanwältin', 'law'],
    ['Diseñadora gráfica', 'design'],
    ['Lagerist', 'logistics'],
  ])('%s is %s', (title, field) => {
    expect(fieldsOfTitle(title).map(({ name }) => name)).toEqual([field])
  })

  test('has a unique name, and related fields that exist', () => {
    const names = FIELDS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(FIELDS.flatMap(({ near }) => near).filter((name) => !names.includes(name))).toEqual([])
  })
})
