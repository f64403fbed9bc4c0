import { expect, test } from 'vitest'
import { sourceName } from './views.ts'

const at = (source: string) => ({ source, url: 'https://jobs.example/1' })

test.each([
  ['adzuna', 'Jobs by Adzuna', undefined, 'Jobs by Adzuna'],
  ['adzuna', 'Jobs by Adzuna', at('Lever'), 'Jobs by Adzuna'],
  ['greenhouse', null, at('Greenhouse'), 'Greenhouse'],
  ['page', null, at('careers.harborline.example'), 'careers.harborline.example'],
  ['pasted', null, undefined, 'You pasted it'],
  ['a_source_of_later', null, undefined, 'A job board'],
])('a posting of %s is said to be from a name', (source, attribution, textFrom, name) => {
  expect(sourceName({ source, attribution, textFrom })).toBe(name)
})
