import { describe, expect, it } from 'vitest'
import { jobsOf } from './job.ts'
import { levelOf } from './level.ts'
import { buildAssignment } from './testing/assignments.ts'
import type { ResumeSpec } from './testing/resume-builder.ts'
import { RESUMES } from './testing/resumes.ts'

const posting = { title: 'Data Analyst', company: 'Kite', location: 'Boston', description: '' }
const read = (spec: ResumeSpec, of: Partial<typeof posting> = {}) => {
  const assignment = buildAssignment(spec, { ...posting, ...of })
  const { early, senior, slots } = levelOf(assignment, jobsOf(assignment.facts, assignment.resumeText))
  return { early, senior, studies: slots['nowField']?.text, studied: slots['field']?.text }
}
const student: ResumeSpec = { name: 'Ana Ruiz', jobs: [], study: { school: 'Westmoor College', degree: 'BA', field: 'History', end: '2027-06' } }

describe('levelOf', () => {
  it('knows a student by the date that lies ahead of the posting', () => {
    expect(read(student)).toEqual({ early: true, senior: false, studies: 'History', studied: undefined })
    expect(read({ ...student, study: { school: 'Westmoor College', degree: 'BA', field: 'History', end: '2026-06' } })).toMatchObject({ studies: undefined, studied: 'History' })
  })

  it('takes nobody with years of work for a beginner', () => {
    expect(read(RESUMES.analyst)).toMatchObject({ early: false, studied: 'Statistics' })
    expect(read(RESUMES.warehouse).early).toBe(false)
  })

  it.each(['Senior Data Analyst', 'Sr. Data Analyst', 'Lead Analyst', 'Experienced Analyst', 'Data Analyst II', 'Head of Data'])('%s is above a start', (title) => expect(read(student, { title }).senior).toBe(true))

  it('reads the years a posting asks for', () => {
    expect(read(student, { description: 'You bring three or more years as an analyst.' }).senior).toBe(true)
    expect(read(student, { description: 'You bring one to two years in a team.' }).senior).toBe(false)
  })
})
