import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runCommand } from '#harness/run-command.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'screen-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [casesFile, outFile] = [path.join(folder, 'cases.json'), path.join(folder, 'out.jsonl')]

const Answer = z.strictObject({ id: z.string(), kept: z.boolean(), reason: z.nullable(z.string()) })

async function screen(cases: unknown) {
  writeFileSync(casesFile, JSON.stringify(cases))
  return await runCommand(['screen', '--cases', casesFile, '--out', outFile])
}
const answers = () =>
  readFileSync(outFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Answer.parse(JSON.parse(line)))

const search = { title: 'Data Analyst', country: 'us', city: 'Portland' }
const posting = { title: 'Data Analyst', location: 'Portland, OR', remote: false, description: '' }

test('each posting is kept, or left out with the reason that a run gives', async () => {
  const { exitCode, all } = await screen([
    { id: 'kept', search, posting },
    { id: 'place', search, posting: { ...posting, location: 'Portland, ME' } },
    { id: 'title', search, posting: { ...posting, title: 'Head Chef' } },
    { id: 'wish', search, posting: { ...posting, description: 'Please do not contact us directly.' } },
  ])
  expect([exitCode, all]).toEqual([0, '4 postings screened: 1 kept.'])
  expect(answers()).toEqual([
    { id: 'kept', kept: true, reason: null },
    { id: 'place', kept: false, reason: 'the job is somewhere else' },
    { id: 'title', kept: false, reason: 'the job title differs from yours' },
    { id: 'wish', kept: false, reason: 'the posting asks not to be contacted' },
  ])
})

test('a file of another shape is refused with the place of the mistake', async () => {
  const { exitCode, all } = await screen([{ id: 'one', search: { ...search, city: 3 }, posting }])
  expect(exitCode).toBe(2)
  expect(all).toContain('--cases: 0.search.city')
})

const REPORTED = [
  {
    id: 'remote in the country, searched in one of its cities',
    search: { title: 'Data Analyst', country: 'us', city: 'Portland' },
    posting: { ...posting, location: 'Remote (United States)', remote: true },
    kept: true,
  },
  {
    id: 'called remote, but three days a week in another city',
    search: { title: 'Software Engineer', country: 'de', city: 'Berlin' },
    posting: {
      title: 'Software Engineer',
      location: 'Munich, Germany',
      remote: true,
      description: 'We build scheduling software and meet three days a week in our Munich office.',
    },
    kept: false,
  },
  {
    id: 'two cities, one of them the one that is searched',
    search: { title: 'Nurse', country: 'gb', city: 'Leeds' },
    posting: { title: 'Nurse', location: 'Hull or Leeds, United Kingdom', remote: false, description: '' },
    kept: true,
  },
]
const folderOfCases = process.env['FIELD_CASES']

test('places and work modes that users of job boards reported', async () => {
  const cases =
    folderOfCases === undefined
      ? REPORTED
      : z
          .array(z.looseObject({ id: z.string(), kept: z.boolean() }))
          .parse(JSON.parse(readFileSync(path.join(folderOfCases, 'screen.json'), 'utf8')))
  await screen(cases)
  const kept = new Map(answers().map((answer) => [answer.id, answer.kept]))
  expect(cases.filter((one) => kept.get(one.id) !== one.kept).map(({ id }) => id)).toEqual([])
})
