import { expect, it } from 'vitest'
import { buildAssignment } from '../../test/letters/assignments.ts'
import { resumeSlot, spelledFor, townIn } from './frames.ts'

const postingIn = (location: string) => ({
  ...buildAssignment({ name: 'Kim Lee', jobs: [] }).posting,
  location,
})

it.each([
  ['Leeds, United Kingdom', 'CV'],
  ['Manchester / hybrid (2 days office), United Kingdom', 'CV'],
  ['Sydney, Australia', 'CV'],
  ['Chicago, United States', 'resume'],
  ['', 'resume'],
])('what English calls a resume in "%s"', (location, word) =>
  expect(resumeSlot(postingIn(location))['resume']?.text).toBe(word),
)

it.each([
  ['Val Caron, Ontario', 'Val Caron'],
  ['Ontario, CA', 'Ontario'],
  ['Hazel House, Leeds', 'Leeds'],
])('the town in "%s"', (location, town) => expect(townIn(location)).toBe(town))

it.each([
  ['Zürich, Schweiz', 'Grüsse'],
  ['Uster ZH', 'Grüsse'],
  ['Köln, Deutschland', 'Grüße'],
])('how German is written in "%s"', (location, word) =>
  expect(spelledFor(postingIn(location))('Grüße')).toBe(word),
)
