import { describe, expect, it } from 'vitest'
import { type Job, jobsOf, wasBefore, withThe, yearsWorked } from './job.ts'
import { buildResume } from './testing/resume-builder.ts'

const held = (start: string | null, end: string | null, kind: Job['kind'] = 'job'): Job => ({ role: 'role-1', title: null, employer: null, kind, current: end === 'present', rank: 0, from: null, to: null, start, end })

describe('wasBefore', () => {
  it.each([
    ['2014', '2016', '2016-06', '2020-02', true],
    ['2016-06', '2020-02', '2020-03', 'present', true],
    ['2013', '2014', '2013-08', 'present', false],
    ['2012', 'present', '2013', '2014', false],
    ['2016-06', '2020-05', '2020-03', 'present', false],
    [null, '2014', '2015', '2016', false],
  ])('%s–%s before %s–%s: %s', (start, end, laterStart, laterEnd, expected) => expect(wasBefore(held(start, end), held(laterStart, laterEnd))).toBe(expected))
})

it('counts years of paid work alone', () => {
  expect(yearsWorked([held('2019', '2021'), held('2021-02', 'present'), held('2001', '2020', 'volunteer')], '2026')).toBe(7)
  expect(yearsWorked([held('2013', 'present', 'club')], '2026')).toBe(0)
})

it('names institutions with their article, and a post that a house has one of without', () => {
  expect(['University of Westmoor', 'State Department of Health', 'Westmoor College'].map((name) => withThe(name))).toEqual(['the University of Westmoor', 'the State Department of Health', 'Westmoor College'])
  const { text, facts } = buildResume({ name: 'Ana Ruiz', jobs: [{ title: 'Head of Mathematics', employer: 'Chess Club, University of Westmoor', from: '2019', to: 'present', did: [] }] })
  expect(jobsOf(facts, text)[0]).toMatchObject({ title: { text: 'Head of Mathematics', bare: true }, employer: { text: 'Chess Club at the University of Westmoor' } })
})

const jobs = (...roles: readonly { title: string; employer: string }[]) => {
  const { text, facts } = buildResume({ name: 'Ana Ruiz', jobs: roles.map((job) => ({ ...job, from: '2019', to: 'present', did: [] })) })
  return jobsOf(facts, text).map(({ title, employer }) => [title?.text ?? null, employer?.text ?? null])
}

it('says no title that is two, and one in small letters as the resume has it', () => {
  expect(jobs({ title: 'Audit Associate → Senior Associate', employer: 'Kite' }, { title: 'Chef de partie', employer: 'Fig & Thistle' }, { title: 'Head of Design', employer: 'Larkmoor' })).toEqual([
    [null, 'Kite'], ['chef de partie', 'Fig & Thistle'], ['Head of Design', 'Larkmoor'],
  ])
})

it('says no title without what lowers it, and the unit behind a dash or comma never', () => {
  const titles = ['IT Director, Associate – Hybrid Cloud', 'Engineer (Intern)', 'Director of IT – Hybrid Cloud', 'Staff Nurse, Cardiac ICU']
  expect(titles.map((title) => jobs({ title, employer: 'Kite' })[0]?.[0])).toEqual([null, null, 'Director of IT', 'Staff Nurse'])
})

it('calms employers in capitals where all of them are, and takes one alone for a name', () => {
  expect(jobs({ title: 'Planner', employer: 'DELIVEROO' }, { title: 'Planner', employer: 'IKEA' }).map(([, employer]) => employer)).toEqual(['Deliveroo', 'IKEA'])
  expect(jobs({ title: 'Planner', employer: 'NVIDIA' }, { title: 'Planner', employer: 'Kite' }).map(([, employer]) => employer)).toEqual(['NVIDIA', 'Kite'])
})

it('gives the YMCA its article', () => expect(['YMCA', 'Sunnyside Parent Council', 'Kite'].map((name) => withThe(name))).toEqual(['the YMCA', 'the Sunnyside Parent Council', 'Kite']))
