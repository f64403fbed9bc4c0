import { describe, expect, it } from 'vitest'
import { matchWorkplace } from './match-place.ts'
import { isCalledRemote, saysRemote } from './work-mode.ts'

const at = (countryCode: string, city: string | null) => ({ countryCode, city })
const job = (location: string, description: string, more: object = {}) => ({
  title: 'Engineer',
  location,
  description,
  remote: false,
  ...more,
})

it('distinguishes remote from hybrid', () => {
  expect(saysRemote('Fully remote within Germany')).toBe(true)
  expect(saysRemote('Hybrid, two remote days')).toBe(false)
  expect(saysRemote('Not remote')).toBe(false)
})

it.each([
  ['Program Manager (Remote)', true],
  ['Backend Engineer – Remote', true],
  ['Data Analyst, remote in Germany', true],
  ['Distributed Systems Engineer', false],
  ['Remote Sensing Engineer', false],
  ['Home Office Manager', false],
  ['Engineer (hybrid, remote possible)', false],
])('a title says that the work is remote only in words of their own: %s', (title, remote) => {
  expect(isCalledRemote(title, '')).toBe(remote)
})

describe('work mode of a posting', () => {
  it.each([
    [
      'a field of the source outweighs its flag',
      0,
      job('Munich, Germany', '', { remote: true, workMode: 'hybrid' }),
    ],
    ['a field of the source needs no words', 0.7, job('Munich, Germany', '', { workMode: 'remote' })],
    [
      'a flag alone does not outweigh a city',
      0,
      job('Munich, Germany', 'We build software.', { remote: true }),
    ],
    ['a flag counts where no city is named', 0.7, job('Germany', 'We build software.', { remote: true })],
    ['the text says it', 0.7, job('Munich, Germany', 'This is a fully remote role.')],
    ['remote weeks are no remote work', 0, job('Munich', 'Work from anywhere for up to four weeks a year.')],
    ['home office for some days is none', 0, job('Munich', 'Zwei Tage Homeoffice pro Woche.')],
    [
      'a denial outweighs everything',
      0,
      job('Remote, Germany', 'This is not a remote position.', { remote: true }),
    ],
  ])('%s', (_, score, posting) => {
    expect(matchWorkplace(at('de', 'Berlin'), posting)).toBe(score)
  })
})

describe('where people who work remotely may live', () => {
  it.each([
    ['Seattle', 'From anywhere in the US except Colorado.', 0.7],
    ['Denver', 'From anywhere in the US except Colorado.', 0],
    ['Denver', 'We are unable to hire residents of Colorado.', 0],
    ['Seattle', 'We cannot hire outside the United States.', 0.7],
    ['Seattle', 'Remote, except Washington State.', 0],
    ['Seattle', 'We meet in Washington twice a year.', 0.7],
    ['Chicago', 'Applicants must live in the Eastern or Central time zone.', 0.7],
    ['Seattle', 'Applicants must live in the Eastern or Central time zone.', 0],
    ['Austin', 'You must be based in California, Texas or New York.', 0.7],
    ['Seattle', 'You must be based in California, Texas or New York.', 0],
  ])('%s: %s', (city, description, score) => {
    expect(matchWorkplace(at('us', city), job('Remote - US', description, { remote: true }))).toBe(score)
  })

  it('a remote posting without a place fits where its text says that people live', () => {
    const posting = job(
      'Remote',
      'This is a remote role. You must be based in California, Texas or New York.',
    )
    expect(matchWorkplace(at('us', 'Austin'), posting)).toBe(0.7)
    expect(matchWorkplace(at('us', 'Seattle'), posting)).toBe(0)
  })
})
