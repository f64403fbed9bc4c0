import { describe, expect, test } from 'vitest'
import type { ResumeFacts } from '../model.ts'
import { factOf, NO_FACTS, roleOf } from '#harness/resume/facts.ts'
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

const NURSE = resume({
  titles: ['Charge Nurse', 'Registered Nurse'],
  lines: ['Cared for 5–6 patients per shift', 'Entered data into forms', 'Managed a budget of $2M'],
  skills: ['Triage'],
  certificates: ['CCRN', 'BLS'],
})

describe('a resume', () => {
  test('fits a title of its own field, even in other words', () => {
    expect(titleFit('Nurse Manager', NURSE)).toEqual({
      jobTitle: 'Nurse Manager',
      facts: 6,
      verdict: 'speaks',
      message: '6 things on your resume point to “Nurse Manager”.',
      help: null,
    })
  })

  test('of another field gets a warning that names its field', () => {
    expect(titleFit('Data Engineer', NURSE)).toEqual({
      jobTitle: 'Data Engineer',
      facts: 0,
      verdict: 'other_field',
      message:
        'Your resume is about nursing, and “Data Engineer” is in a different field. The people you write to will wonder why you are changing.',
      help: 'Say why in “What we read”, and add any course, tool or project that fits.',
    })
    expect(
      titleFit('Data Engineer', resume({ titles: ['Charge Nurse'], skills: ['SQL', 'Python', 'Airflow'] })),
    ).toMatchObject({ facts: 3, verdict: 'other_field' })
  })

  test('belongs to the field of its rotations when it has no other job', () => {
    const rotation = {
      ...NO_FACTS,
      roles: [roleOf('role-0', { kind: 'rotation', title: factOf('Nursing Practicum') })],
    }
    expect(titleFit('Data Engineer', rotation)).toMatchObject({ verdict: 'other_field' })
  })

  test('of a related field gets no such warning', () => {
    expect(
      titleFit('Data Engineer', resume({ titles: ['Backend Developer'], skills: ['PostgreSQL', 'SQL'] })),
    ).toMatchObject({
      facts: 1,
      verdict: 'little',
      message: 'Only 1 thing on your resume points to “Data Engineer”.',
    })
  })

  test('without a matching fact gets that message and advice', () => {
    expect(titleFit('Data Engineer', resume({ lines: ['Swept floors'] }))).toEqual({
      jobTitle: 'Data Engineer',
      facts: 0,
      verdict: 'nothing',
      message: 'Nothing on your resume points to “Data Engineer” yet.',
      help: 'If you have a course, a tool or a project that fits, add it to “What we read”.',
    })
  })

  test('is compared by the words of a title of no known field', () => {
    expect(fieldsOfTitle('Senior Beekeeper')).toEqual([])
    expect(titleFit('Senior Beekeeper', NURSE)).toMatchObject({ facts: 0, verdict: 'nothing' })
    expect(
      titleFit(
        'Senior Beekeeper',
        resume({ titles: ['Beekeeper'], lines: ['Senior member of the team', 'Trained beekeepers'] }),
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
      ),
    ).toMatchObject({ facts: 3, verdict: 'speaks' })
    expect(
      titleFit(
        'Software Engineer',
        resume({ titles: ['Développeuse web', 'Desarrolladora de software', 'Softwareentwicklerin'] }),
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
