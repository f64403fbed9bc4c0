import { describe, expect, it } from 'vitest'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import { composer } from './composer.ts'
import { factsOf } from './facts.ts'
import { buildAssignment } from './testing/assignments.ts'
import type { ResumeSpec } from './testing/resume-builder.ts'

type Posting = Parameters<typeof buildAssignment>[1]

/** Ten letters of one resume to one posting, as plain text without line ends. */
async function letters(resume: ResumeSpec, posting: Posting): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const assignment = buildAssignment(resume, posting, { entryId: `out_choice${at}` })
      const { body, subject } = checkLetter(assignment, await composer().write(assignment, null))
      return `${subject}\n${body}`.replaceAll('\n', ' ')
    }),
  )
}

const STUDENT: ResumeSpec = {
  name: 'Minh Anh', phone: '+1 408 555 0177',
  jobs: [{ title: 'IT Help Desk Assistant', employer: 'Westmoor Library', from: '2023-09', to: 'present', did: ['Resolve about 15 tickets per day'] }, { title: 'Barista', employer: 'Fig & Thistle', from: '2021', to: '2023', did: ['Trained 4 new baristas'] }],
  projects: ['Trained two models on 33k emails, reaching 98.2% accuracy', 'Built an app that shows live bus arrivals'],
}

describe('somebody who comes from other work', async () => {
  const all = await letters(STUDENT, { title: 'Software Engineer', company: 'Kite', location: 'Boston', description: '' })
  it.each(all)('shows a project and no tables that were served: %s', (text) => {
    expect(text).toMatch(/project/u)
    expect(text).not.toMatch(/barista|change fields/iu)
  })
  it.each(all)('has one "one of my projects": %s', (text) => expect(text.split(/one of my projects/iu).length).toBe(2))
})

describe('a nurse who writes to a ward', async () => {
  const nurse: ResumeSpec = { name: 'Aoife Byrne', phone: '+1 617 555 0142', jobs: [{ title: 'Registered Nurse', employer: 'Westmoor Hospital', from: '2019', to: 'present', did: ['Provide care for 5 telemetry patients per shift'] }] }
  const posting = { title: 'RN-Cardiac Step Down, Full-Time Days', company: 'Harrow Care', location: 'Boston', description: '' }
  const assignment = { ...buildAssignment(nurse, posting), jobTitle: 'Registered Nurse' }
  it('moves into no other field', () => expect(factsOf(assignment).slots['otherField']).toBeUndefined())
  it('is told of an RN', () => expect(factsOf(assignment).slots['title']?.text).toBe('RN'))
})

describe('words of a letter', async () => {
  const past: ResumeSpec = { name: 'Sandra Kowal', phone: '403 555 0165', jobs: [{ title: 'Office Administrator', employer: 'Dr. Patel Dental Clinic', from: '2008', to: '2013', did: ['Booked appointments for 4 dentists and 3 hygienists', 'Promoted to office lead after 2 years'] }] }
  const all = await letters(past, { title: 'Sr. Office Administrator', company: 'University of Westmoor', location: 'Calgary', description: 'This year we want to open our second clinic with our partners.' })
  it.each(all)('%s', (text) => {
    // No dates that show a gap, no task that calls itself a result, no "also was", a level in full, the house with its article.
    expect(text).not.toMatch(/2008|2013|[Oo]ne result|here is one result|I also was|Sr\.|(?<![Tt]he )University of Westmoor (?:is|has|wants)|My last job was Office|wants to open your/u)
  })
})

it('says of a job that ended "my last job" only where no other lasts', () => {
  const spec: ResumeSpec = { name: 'Dan Roe', headline: 'Self employed, 2016 to date', jobs: [{ title: 'Electrician', employer: 'Larkmoor', from: '2009', to: '2015', did: ['Tested 40 boards'] }] }
  expect(factsOf(buildAssignment(spec)).slots['lastRole']).toBeUndefined()
  expect(factsOf(buildAssignment({ ...spec, headline: 'Electrician' })).slots['lastRole']?.text).toBe('Electrician')
})

describe('deeds beside the line of work', async () => {
  const mei: ResumeSpec = {
    name: 'Mei Tan', phone: '415 555 0100',
    jobs: [
      { title: 'Project Coordinator', employer: 'Larkmoor', from: '2021', to: 'present', did: ['Moved 14 building sites to one plan', 'Prepared weekly reports for 5 project managers'] },
      { title: 'Project Assistant', employer: 'Larkmoor', from: '2019', to: '2021', did: ['Processed 300 change orders a year'] },
      { title: 'Front Desk Agent', employer: 'Bay Hotel', from: '2017', to: '2019', did: ['Checked in up to 120 guests a day'] },
    ],
  }
  const all = await letters(mei, { title: 'Project Coordinator', company: 'Kite', location: 'Austin', description: '' })
  it.each(all)('are not told: %s', (text) => expect(text).not.toMatch(/guests/u))
  it.each(all)('one house is named once for two jobs there: %s', (text) => expect(text).not.toMatch(/(?:Earlier|Before that), (?:at|as an? [\w ]+ at) Larkmoor/u))
})

it('finds no likeness between a cloud bill and a checkout', () => {
  const spec: ResumeSpec = { name: 'Tom Wis', jobs: [{ title: 'Backend Engineer', employer: 'Larkmoor', from: '2019', to: 'present', did: ['Reduced checkout latency from 1.8s to 450ms'] }] }
  const fits = (description: string) => factsOf(buildAssignment(spec, { title: 'Backend Engineer', company: 'Kite', location: '', description })).pairs.some((pair) => pair.fits)
  expect(fits('This year we want to halve the cost of our cloud bill per order.')).toBe(false)
  expect(fits('This year we want to halve the latency of our checkout.')).toBe(true)
})

it('calls a field no person, and a point of the compass no place', () => {
  const facts = (title: string, location: string) => factsOf(buildAssignment(STUDENT, { title, company: 'Kite', location, description: '' })).slots
  expect(facts('Retail Operations', 'North West')).toMatchObject({ title: undefined, place: undefined })
  expect(facts('Phlebotomist', 'Northampton')).toMatchObject({ title: { text: 'Phlebotomist' }, place: { text: 'Northampton' } })
})
