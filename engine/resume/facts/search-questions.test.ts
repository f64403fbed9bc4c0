import { describe, expect, test } from 'vitest'
import { factOf, NO_FACTS, roleOf } from '../../test/resume/facts.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'
import { searchQuestions } from './search-questions.ts'

const of = (location: string | null, ...titles: readonly string[]): ResumeFacts => ({
  ...NO_FACTS,
  location: location === null ? null : factOf(location),
  roles: titles.map((title, index) => roleOf(`role-${index}`, { title: factOf(title) })),
})

const search = (jobTitle: string, country: string, countryCode: string, city: string | null) => ({
  jobTitle,
  country,
  countryCode,
  city,
})

const LEEDS = of('Leeds, UK', 'Accountant')

describe('a question about the place', () => {
  test('is asked when the search is in another country', () => {
    expect(searchQuestions(search('Accountant', 'Nigeria', 'ng', 'Lagos'), LEEDS)).toEqual([
      { code: 'place', from: 'Leeds, UK', to: 'Lagos' },
    ])
    expect(searchQuestions(search('Accountant', 'Nigeria', 'ng', null), LEEDS)).toEqual([
      { code: 'place', from: 'Leeds, UK', to: 'Nigeria' },
    ])
  })

  test('is asked for another state, not for another town of the same one', () => {
    const portland = of('Portland, OR', 'Accountant')
    expect(searchQuestions(search('Accountant', 'United States', 'us', 'Boston'), portland)).toEqual([
      { code: 'place', from: 'Portland, OR', to: 'Boston' },
    ])
    expect(
      searchQuestions(search('Accountant', 'United States', 'us', 'San Diego'), of('Oakland, CA')),
    ).toEqual([])
  })

  test.each([
    ['the same city', 'Leeds, UK', 'Leeds'],
    ['the country as a whole', 'Leeds, UK', null],
    ['a place that nobody knows', 'Nirgendwohausen', 'Leeds'],
    ['no place on the resume', null, 'Leeds'],
  ])('is not asked for %s', (_case, location, city) => {
    expect(searchQuestions(search('Accountant', 'United Kingdom', 'gb', city), of(location))).toEqual([])
  })
})

describe('a question about the job', () => {
  const here = (jobTitle: string) => search(jobTitle, 'United Kingdom', 'gb', null)

  test('is asked once for another field, whatever its level', () => {
    expect(
      searchQuestions(here('Junior Software Engineer'), of(null, 'Charge Nurse', 'Registered Nurse')),
    ).toEqual([{ code: 'field', from: 'Charge Nurse', to: 'Junior Software Engineer' }])
  })

  test.each([
    ['a step down', 'Vice President of Finance', 'Finance Manager', true],
    ['a long step up', 'Junior Accountant', 'Chief Accountant', true],
    ['the next step', 'Accountant', 'Senior Accountant', false],
    ['the same level', 'Finance Director', 'Director of Finance', false],
  ])('on %s', (_case, from, to, isAsked) => {
    expect(searchQuestions(here(to), of(null, from))).toEqual([
      { code: isAsked ? 'level' : 'reason', from, to },
    ])
  })

  test('takes the present job, not the first of the resume', () => {
    const facts = of(null, 'Volunteer Treasurer', 'Finance Director')
    const [first, second] = facts.roles
    const roles = [first, second && { ...second, end: factOf('present') }].filter(
      (role) => role !== undefined,
    )
    expect(searchQuestions(here('Finance Manager'), { ...facts, roles })).toEqual([
      { code: 'level', from: 'Finance Director', to: 'Finance Manager' },
    ])
  })

  test('is not asked about a title that the reading is not sure of', () => {
    const doubtful = {
      ...NO_FACTS,
      roles: [roleOf('a', { title: { ...factOf('Finance Director'), confidence: 0.3 } })],
    }
    expect(searchQuestions(here('Finance Assistant'), doubtful)).toEqual([])
  })
})

test('where nothing differs, the one question is why such a job', () => {
  expect(searchQuestions(search('Accountant', 'United Kingdom', 'gb', 'Leeds'), LEEDS)).toEqual([
    { code: 'reason', from: 'Accountant', to: 'Accountant' },
  ])
})

test('there are at most two questions', () => {
  expect(
    searchQuestions(search('Software Engineer', 'Nigeria', 'ng', 'Lagos'), of('Leeds, UK', 'Charge Nurse')),
  ).toHaveLength(2)
})
