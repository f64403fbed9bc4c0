import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { flags, typedOptions } from '#harness/typed-options.ts'
import { draftRequest, withDraftOptions } from './draft/draft-request.ts'
import { makeDrafts } from './draft/make-drafts.ts'
import { Report } from './draft/report.ts'

const parseArguments = (argv: readonly string[], base: string) =>
  draftRequest(typedOptions(withDraftOptions, argv), base)

const RESUMES = path.resolve(import.meta.dirname, '../../engine/test/fixtures')
const BASE = path.resolve('/somewhere')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-postings-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const POSTINGS = [
  {
    title: 'Product Manager',
    company: 'Fennmoor Clinics GmbH',
    location: 'Berlin',
    country: 'Germany',
    url: 'https://jobs.example/1',
    postedAt: '2020-01-30',
    department: 'Platform',
    language: 'en',
    description:
      'We want to halve the number of clinics that leave in their first year.\n\nYour tasks:\n- Own the onboarding of new clinics\n- Work with two engineering teams on the roadmap',
    contact: {
      firstName: 'Mira',
      lastName: 'Holt',
      title: 'Head of Product',
      email: 'Mira.Holt@fennmoor.example',
    },
  },
  {
    title: 'Product Lead',
    company: 'Quillmere Bakery',
    description: 'Own the ordering app of eleven cafés.\nReduce what is thrown away each evening.',
    department: null,
  },
  { title: 'Product Lead (m/f/d)', company: 'Quillmere Bakery Ltd', description: 'The same job once more.' },
  {
    title: 'Analyst',
    company: 'Ovington Data',
    description: 'Analyse things. Please do not contact us by phone or e-mail.',
  },
  {
    title: 'Clerk',
    company: 'Harrow & Pell',
    description: 'File letters.',
    contact: { firstName: 'Ada', lastName: 'Pell', email: 'info@harrow.example' },
  },
  { title: 'Baker', company: 'Oven & Sons', description: 'Bake bread before dawn for eleven cafés.' },
]

const fileOf = (name: string, content: unknown): string => {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('given postings', () => {
  const asked = (...args: string[]) => parseArguments(['--resume', 'cv.pdf', ...args], BASE)

  test('need no search', () => {
    expect(asked('--postings', fileOf('some.json', POSTINGS))).toMatchObject({
      title: 'Product Manager',
      country: 'Germany',
      city: 'All Cities',
      role: 'hr',
      count: 6,
    })
    expect(
      asked(
        ...flags({ postings: fileOf('some.json', POSTINGS), count: '2', role: 'ceo' }),
        ...flags({ title: 'Cook', country: 'France', city: 'Paris' }),
      ),
    ).toMatchObject({
      title: 'Cook',
      country: 'France',
      city: 'Paris',
      role: 'ceo',
      count: 2,
    })
    expect(
      asked(
        '--postings',
        fileOf('few.json', [
          {
            title: 'Baker',
            company: 'Quillmere',
            country: 'Atlantis',
            description: '<p>Bake</p><ul><li>bread</li></ul>',
          },
        ]),
      ),
    ).toMatchObject({
      country: 'United States',
      postings: [{ description: 'Bake\n\n- bread', location: '', postedAt: null }],
    })
  })

  const good = { title: 'a', company: 'b', description: 'c' }
  test.each<[string, unknown, string]>([
    ['no JSON', 'nothing', 'is no JSON: '],
    [
      'no array',
      { title: 'a' },
      'holds no JSON array. Put the postings between [ and ]. Each posting needs a title, a company and a description;',
    ],
    ['an empty array', [], 'is an empty array. Each posting needs'],
    ['no object', [good, 7], ': [1] is no object. Each posting needs'],
    ['no title', [{ company: 'b', description: 'c' }], ': [0].title is missing. Each posting needs'],
    [
      'an empty company',
      [good, { ...good, company: ' \u200b' }],
      ': [1].company is empty. Each posting needs',
    ],
    [
      'a number for a text',
      [good, good, { ...good, description: 7 }],
      ': [2].description is of the wrong kind.',
    ],
    ['no day', [{ ...good, postedAt: 'soon' }], ': [0].postedAt is no date such as 2026-01-30.'],
    [
      'no web address',
      [{ ...good, url: 'javascript:alert(1)' }],
      ': [0].url is no address that begins with http:// or https://.',
    ],
    [
      'no email address',
      [{ ...good, contact: { firstName: 'A', lastName: 'B', email: 'a@b\nBcc: c@d.example' } }],
      ': [0].contact.email is not an email address.',
    ],
    [
      'half a name',
      [{ ...good, contact: { firstName: 'A', email: 'a@b.example' } }],
      ': [0].contact.lastName is missing.',
    ],
    [
      'too many',
      Array.from({ length: 101 }, () => good),
      'holds 101 postings, and one run writes to at most 100. Split the file.',
    ],
  ])('%s is a sentence for who typed it', (name, content, sentence) => {
    expect(() => asked('--postings', fileOf(`${name}.json`, content))).toThrow(
      expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(sentence) }),
    )
  })

  test('a file that is not there', () => {
    expect(() => asked('--postings', 'nowhere.json')).toThrow(
      '--postings /somewhere/nowhere.json could not be read. Give the path of a JSON file.',
    )
  })
})

test('given postings become draft files and a report', async () => {
  const out = path.join(folder, 'given')
  const request = parseArguments(
    flags({
      resume: path.join(RESUMES, 'product-manager.txt'),
      postings: fileOf('given.json', POSTINGS),
      out,
    }),
    BASE,
  )
  const report = await makeDrafts(request, {
    settings: {},
    signal: new AbortController().signal,
    silent: true,
    database: { dynamodb: inject('dynamodb'), table: `draft-given-${process.pid}-${Date.now()}` },
  })
  expect(Report.parse(JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')))).toEqual(report)
  expect(report.postings.map(({ place, title, company, reason }) => [place, title, company, reason])).toEqual(
    [
      [0, 'Product Manager', 'Fennmoor Clinics GmbH', null],
      [1, 'Product Lead', 'Quillmere Bakery', null],
      [2, 'Product Lead (m/f/d)', 'Quillmere Bakery Ltd', 'Left out: a repeat of another posting.'],
      [3, 'Analyst', 'Ovington Data', 'Left out: the posting asks not to be contacted.'],
      [4, 'Clerk', 'Harrow & Pell', 'Left out: only a shared address such as info@ is known.'],
      [5, 'Baker', 'Oven & Sons', null],
    ],
  )
  expect(report.postings[0]).toMatchObject({ file: '01-fennmoor-clinics-gmbh-mira-holt.eml', cutAt: null })
  expect(report.postings[0]?.needs.map(({ text }) => text)).toContain(
    'halve the number of clinics that leave in their first year',
  )
  expect(
    report.postings[0]?.answered.every((words) => POSTINGS[0]?.description.includes(words) === true),
  ).toBe(true)
  expect(report.drafts[0]?.entry).toMatchObject({
    contactPersonName: 'Mira Holt',
    contactPersonEmail: 'mira.holt@fennmoor.example',
  })
  expect(report.drafts[1]?.entry.contactPersonEmail).toMatch(/^[a-z.]+@quillmere-bakery\.example$/)
  expect(report.run).toMatchObject({ found: 6, reserved: 3, drafted: 3 })
  expect(readdirSync(out).toSorted()).toEqual(
    [...report.drafts.map(({ file }) => file), 'report.json'].toSorted(),
  )
})
