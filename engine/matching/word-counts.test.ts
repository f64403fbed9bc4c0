import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CaseAssignment } from '../bench/letters/case-file.ts'
import { PEOPLE } from '../bench/resumes/people.ts'
import { readText } from '../resume/layout/read-text.ts'
import { termsOf } from '../language/terms.ts'
import { readPosting } from '../postings/reading/read-posting.ts'

const SETS = ['', 'people/', 'trades/', 'unseen/']

const assignmentsIn = (set: string): readonly CaseAssignment[] =>
  Object.values(
    z
      .record(z.string(), CaseAssignment)
      .parse(
        JSON.parse(readFileSync(new URL(`../bench/letters/${set}assignments.json`, import.meta.url), 'utf8')),
      ),
  )

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

test('words are counted in the resumes and postings of the benchmarks; `vitest -u` counts them again', async () => {
  const texts = [
    ...SETS.flatMap(assignmentsIn).flatMap(({ resume, posting }) => {
      const { facts } = readText(resume)
      const { language } = readPosting(posting)
      const whole = `${posting.title}\n${posting.description}`
      return [
        { text: resume, language: facts.language },
        { text: whole, language: language === 'und' ? facts.language : language },
      ]
    }),
    ...[...PEOPLE.values()].map((person) => ({
      text: stringsIn(person).join('\n'),
      language: person.language,
    })),
  ]
  const once = [...new Map(texts.map((one) => [one.text, one])).values()]
  const counts = new Map<string, number>()
  for (const { text, language } of once)
    for (const term of termsOf(text, language)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const words = Object.fromEntries(
    [...counts].filter(([, count]) => count > 1).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  await expect(`${JSON.stringify({ texts: once.length, words }, null, 1)}\n`).toMatchFileSnapshot(
    '../data/word-counts.json',
  )
})
