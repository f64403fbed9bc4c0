import { describe, expect, it } from 'vitest'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import { isAgency } from './agency.ts'
import { composer } from './composer.ts'
import { buildAssignment } from './testing/assignments.ts'
import { RESUMES } from './testing/resumes.ts'

it.each([
  ['Rise Technical Recruitment Limited', '', true],
  ['Robert Half', '', true],
  ['Hays', '', true],
  ['Confidential', 'Our client, a maker of pumps, is seeking an accountant.', true],
  ['Northgate', 'We are recruiting drivers on behalf of a leading parcel company.', true],
  ['Hays County Brewing', '', false],
  ['Kite', 'You advise our clients on tax and look after our client portal.', false],
  ['Recruitly Analytics', 'We build hiring software.', false],
])('%s, %j: %s', (company, description, expected) => expect(isAgency({ company, description })).toBe(expected))

describe('letters to an agency', async () => {
  const posting = { title: 'Data Analyst', company: 'Rise Technical Recruitment Limited', location: 'Chicago, IL', description: 'Join the Insights team. You will own dashboards in Looker.' }
  const letters = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const assignment = buildAssignment(RESUMES.analyst, posting, { entryId: `out_agency${at}` })
      return checkLetter(assignment, await composer().write(assignment, null))
    }),
  )
  it.each(letters.map(({ subject, body }) => [subject, body] as const))('%j does not say that the agency hires, needs or has a team', (subject, body) => {
    expect(`${subject} ${body}`).not.toMatch(/is hiring|are hiring|needs an?|now need|your \S+ team|looking for|opening/u)
  })
  it('whose title cannot be said are about the role it posted', async () => {
    const assignment = buildAssignment(RESUMES.analyst, { ...posting, title: 'Office Admin' })
    const { subject } = checkLetter(assignment, await composer().write(assignment, null))
    expect(['The role you posted at Rise Technical Recruitment', 'About the role you posted']).toContain(subject)
  })
  it('pass the check', () => expect(letters.flatMap(({ findings }) => findings)).toEqual([]))
})
