import { describe, expect, it } from 'vitest'
import { firstPerson } from './first-person.ts'

describe('a line about a job that has ended', () => {
  it.each([
    ['Increased retention by 40% by redesigning onboarding.', 'increased retention by 40% by redesigning onboarding'],
    ['Recruited and trained 25 volunteers', 'recruited and trained 25 volunteers'],
    ['Developed, tested and deployed 14 functions', 'developed, tested and deployed 14 functions'],
    ['Responsible for a ward of 24 patients', 'was responsible for a ward of 24 patients'],
    ['Management of a $2M budget', 'handled the management of a $2M budget'],
    ['Managing the weekly payroll of 85 employees', 'had the job of managing the weekly payroll of 85 employees'],
    ['Manage a team of five', 'managed a team of five'],
    ['Process 80 invoices per day', 'processed 80 invoices per day'],
    ['Leveraged SQL to cut report time by 60%', 'used SQL to cut report time by 60%'],
    ['Successfully negotiated a 5-year lease worth €2.4M', 'negotiated a 5-year lease worth €2.4M'],
    ['Led migration of 40 services', 'led the migration of 40 services'],
    ['Promoted to shift lead after eight months', 'was promoted to shift lead after eight months'],
    ['Promoted healthy eating in 12 schools', 'promoted healthy eating in 12 schools'],
    ['Trained 12 staff on the new till', 'trained 12 staff on the new till'],
    ['Awarded a grant of $40,000 for the lab', 'was awarded a grant of $40,000 for the lab'],
    ['Retention: Designed a program used by 8,000 members', 'designed a program used by 8,000 members'],
    ['I built a reading app for two schools', 'built a reading app for two schools'],
    ['Launched a portal for suppliers — 1,200 accounts', 'launched a portal for suppliers'],
    ['Audited retail clients with revenues from $20M - $900M', 'audited retail clients with revenues from $20M to $900M'],
    ['Supported the ministry on Making Tax Digital: user research with 60 small businesses', 'supported the ministry on Making Tax Digital (user research with 60 small businesses)'],
    ['Installed over 140 EV chargers since 2021', 'have installed over 140 EV chargers since 2021'],
    ['Precepted 12 graduate nurses', 'precepted 12 graduate nurses'],
  ])('%j is told as "I %s"', (line, said) => expect(firstPerson(line, false)).toMatchObject({ said, tense: 'past' }))

  it.each([
    'Lead generation for clients', 'Test automation with Selenium', 'Support for 200 end users', 'Market research for new products',
    'Record holder for calls in a day', "Managing Director's assistant for 3 years", 'Program manager for two launches', '5+ years of experience in sales',
    'Top performer in 2021', 'Manage vendors and negotiate contracts', 'Failed to meet quota once', 'Experienced in scrum', 'Was there', 'Team player',
    'Launched a portal — as part of a team of nine', 'Analyzed data. Wrote reports.', 'Built (half of the',
  ])('%j has no sure form and is not told', (line) => expect(firstPerson(line, false)).toBeNull())
})

describe('a line about a job that lasts', () => {
  it.each([
    ['Manage vendors and negotiate contracts', 'manage vendors and negotiate contracts', 'now'],
    ['Responsible for a ward of 24 patients', 'am responsible for a ward of 24 patients', 'now'],
    ['Supervises 18 pickers across two shifts', 'supervise 18 pickers across two shifts', 'now'],
    ['Managing the weekly payroll', 'have the job of managing the weekly payroll', 'now'],
    ['Cut picking errors by 27%', 'cut picking errors by 27%', 'past'],
  ])('%j is told as "I %s"', (line, said, tense) => expect(firstPerson(line, true)).toMatchObject({ said, tense }))
})

describe('a long line', () => {
  it('gives its outcome a sentence of its own', () => {
    expect(firstPerson('Led a migration of 40 services to new hosts, resulting in a 35% drop in hosting cost', false)).toEqual({
      said: 'led a migration of 40 services to new hosts', tense: 'past', result: 'resulted in a 35% drop in hosting cost',
    })
    expect(firstPerson('Reduced handling time from 9 to 6 minutes, saving 1,200 hours a year', false)?.result).toBe('saved 1,200 hours a year')
  })

  it('counts what was driven or won as an outcome', () => {
    expect(firstPerson('Launched a loyalty programme for the members of all forty of our shops, driving 62,000 sign-ups in the first 90 days', false)).toMatchObject({
      said: 'launched a loyalty programme for the members of all forty of our shops', result: 'drove 62,000 sign-ups in the first 90 days',
    })
  })

  it('ends where a clause ends', () => {
    const line = 'Built a reporting pipeline in Python that replaced 14 spreadsheets and gave finance daily numbers instead of the monthly ones'
    expect(firstPerson(line, false)?.said).toBe('built a reporting pipeline in Python that replaced 14 spreadsheets')
  })

  it('is not told when cutting it would claim more', () => {
    expect(firstPerson('Raised the yearly sales of the western region by forty percent, working as part of a team of twelve people', false)).toBeNull()
  })
})
