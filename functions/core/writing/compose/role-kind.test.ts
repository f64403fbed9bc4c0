import { describe, expect, it } from 'vitest'
import { factOf, roleOf } from '#core/resume/testing/facts.ts'
import { headingAbove, roleKind } from './role-kind.ts'

const kind = (heading: string, title: string, employer: string) => roleKind(heading, { kind: 'job', title: factOf(title), employer: factOf(employer) })

describe('roleKind', () => {
  it.each([
    ['EXPERIENCE', 'Analyst', 'Larkfield', 'job'],
    ['Work and Volunteer Experience', 'Analyst', 'Larkfield', 'job'],
    ['EXPERIENCE', 'Volunteer Swim Coach', 'Lakeside Pool', 'volunteer'],
    ['VOLUNTEER EXPERIENCE', 'Tutor', 'Numbers for All', 'volunteer'],
    ['ON CAMPUS INVOLVEMENT', 'Member', 'Brightside, University of Westmoor', 'club'],
    ['Activities', 'Event Lead', 'Robotics Circle', 'club'],
    ['EXPERIENCE', 'Treasurer', 'Chess Club', 'club'],
    ['EXPERIENCE', 'President', 'Larkfield Insurance', 'job'],
    ['PROJECTS', 'Developer', 'Bus App', 'project'],
    ['UX PROJECTS', 'volunteer research', 'Parent portal', 'project'],
    ['', 'Cashier', 'Fig & Thistle', 'job'],
  ])('under %j, %s at %s is a %s', (heading, title, employer, expected) => expect(kind(heading, title, employer)).toBe(expected))
})

it('is what was read, where that is more than a job', () => {
  expect(roleKind('EXPERIENCE', roleOf('role-1', { kind: 'rotation', title: factOf('Student Nurse') }))).toBe('rotation')
  expect(roleKind('EXPERIENCE', roleOf('role-1', { kind: 'volunteer', title: factOf('Tutor') }))).toBe('volunteer')
})

it('finds the heading above a place', () => {
  const text = 'EXPERIENCE\nAnalyst, Larkfield\n\nVOLUNTEER EXPERIENCE\nTutor, Numbers for All'
  expect([headingAbove(text, 0), headingAbove(text, 20), headingAbove(text, text.length)]).toEqual(['', 'EXPERIENCE', 'VOLUNTEER EXPERIENCE'])
})
