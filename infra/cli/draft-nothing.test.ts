import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { typedOptions } from '#harness/typed-options.ts'
import { draftRequest, withDraftOptions } from './draft/draft-request.ts'
import { makeDrafts } from './draft/make-drafts.ts'
import { Report } from './draft/report.ts'

const parseArguments = (argv: readonly string[], base: string) =>
  draftRequest(typedOptions(withDraftOptions, argv), base)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-nothing-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Jobs and a school, and not a word of what was done there. */
const RESUME = `Ines Talbot
ines.talbot@mail.example | +1 555 010 4477

EXPERIENCE

Product Manager, Larkfield Systems
March 2019 - Present

Product Analyst, Quillmere Data
June 2015 - February 2019

EDUCATION

BA Economics, University of Harrowgate, 2015
`

const POSTINGS = [
  {
    title: 'Product Manager',
    company: 'Fennmoor Clinics',
    description:
      'We want to halve the number of clinics that leave in their first year. You own the onboarding of new clinics.',
  },
]

test('a report is left and says what is missing when a resume gives nothing', async () => {
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('cv.txt'), RESUME)
  writeFileSync(at('postings.json'), JSON.stringify(POSTINGS))
  const request = parseArguments(
    ['--resume', at('cv.txt'), '--postings', at('postings.json'), '--out', at('out')],
    folder,
  )
  const made = await makeDrafts(request, {
    settings: {},
    signal: new AbortController().signal,
    silent: true,
    database: { dynamodb: inject('dynamodb'), table: `draft-nothing-${process.pid}-${Date.now()}` },
  })
  expect(existsSync(at('out/report.json'))).toBe(true)
  expect(readdirSync(at('out'))).toEqual(['report.json'])
  const report = Report.parse(JSON.parse(readFileSync(at('out/report.json'), 'utf8')))
  expect(report).toEqual(made)
  expect(report.ended).toBe(
    'The one email of this run was held back. It doesn’t count against your emails, and you can start again.\n1 email: no line that says what you did was read under any of your jobs. Add what you did under your jobs on “What we read”, with figures where you have them: the more there is to choose from, the better your letters get.',
  )
  expect(report.failed).toMatchObject([
    {
      company: 'Fennmoor Clinics',
      heldBack: [
        { rule: 'nothing_to_say', wrong: 'no line that says what you did was read under any of your jobs' },
      ],
    },
  ])
  const sentence =
    'We found nothing to say about this job: no line that says what you did was read under any of your jobs. No email was written, and none counts against your allowance.'
  expect([report.failed[0]?.failure, report.postings[0]?.reason]).toEqual([sentence, sentence])
})
