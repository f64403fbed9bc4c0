import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { factOf } from '#engine/test/resume/facts.ts'
import { atNight } from '#engine/test/at-night.ts'
import { runCommand } from '#harness/run-command.ts'
import { flags, typedOptions } from '#harness/typed-options.ts'
import { draftRequest, withDraftOptions } from './draft/draft-request.ts'
import { draftFileName, isDraftFileName } from './draft/file-name.ts'
import { makeDrafts } from './draft/make-drafts.ts'
import { senderOf } from './draft/read-resume.ts'
import { Report } from './draft/report.ts'
import { saveFiles } from './draft/save-files.ts'
import { draftSettings } from './draft/vendor-settings.ts'

const parseArguments = (argv: readonly string[], base: string) =>
  draftRequest(typedOptions(withDraftOptions, argv), base)

const RESUMES = path.resolve(import.meta.dirname, '../../engine/test/fixtures')
const PROGRAM = path.resolve(import.meta.dirname, 'main.ts')
const BASE = path.resolve('/somewhere')
const GOOD = flags({
  resume: 'cv.pdf',
  title: 'Product Manager',
  country: 'Germany',
  city: 'Berlin',
  role: 'engineering',
})
const withMore = (...more: string[]) => parseArguments([...GOOD, ...more], BASE)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the command line', () => {
  test('fills in defaults and resolves paths against the working directory', () => {
    expect(withMore()).toEqual({
      resume: '/somewhere/cv.pdf',
      title: 'Product Manager',
      country: 'Germany',
      city: 'Berlin',
      role: 'engineering',
      timeframe: '30',
      language: 'posting',
      tone: 'plain',
      count: 30,
      out: '/somewhere/drafts',
      name: null,
      email: null,
      why: null,
      postings: null,
    })
  })

  test('takes places in any case and without accents, and names and addresses as typed', () => {
    expect(
      withMore(
        ...flags({ city: 'dusseldorf', country: 'GERMANY', count: '3', timeframe: '7', language: 'de' }),
        ...flags({ tone: 'brisk', name: ' Ada  Berg ', email: 'ada@mail.example', why: ' I like\n bread. ' }),
      ),
    ).toMatchObject({
      why: 'I like bread.',
      country: 'Germany',
      city: 'Düsseldorf',
      count: 3,
      timeframe: '7',
      language: 'de',
      tone: 'brisk',
      name: 'Ada Berg',
      email: 'ada@mail.example',
    })
  })

  test.each([
    [
      ['--role', 'wizard'],
      "Option '--role <role>' argument 'wizard' is invalid. Allowed choices are ceo, engineering, finance, hr, it, logistics, marketing, operations, buyer, sales. --help lists what there is.",
    ],
    [['--country', 'Germoney'], 'There is no country "Germoney" in the catalogue. Did you mean "Germany"?'],
    [['--country', 'USA'], 'There is no country "USA" in the catalogue. Did you mean "United States"?'],
    [['--country', 'UK'], 'There is no country "UK" in the catalogue. Did you mean "United Kingdom"?'],
    [
      ['--country', 'Ireland', '--city', 'Atlantis'],
      'There is no city "Atlantis" in the catalogue of Ireland. Choose one of: All Cities, Dublin, Cork, Galway, Limerick, Waterford.',
    ],
    [
      ['--timeframe', '5'],
      "Option '--timeframe <days>' argument '5' is invalid. Allowed choices are 1, 3, 7, 14, 30. --help lists what there is.",
    ],
    [
      ['--language', 'it'],
      "Option '--language <language>' argument 'it' is invalid. Allowed choices are posting, en, de, fr, es. --help lists what there is.",
    ],
    [
      ['--tone', 'loud'],
      "Option '--tone <tone>' argument 'loud' is invalid. Allowed choices are plain, warm, brisk. --help lists what there is.",
    ],
    [['--count', '0'], '--count is a whole number from 1 to 30, not "0".'],
    [['--count', '31'], '--count is a whole number from 1 to 30, not "31".'],
    [['--count', '2.5'], '--count is a whole number from 1 to 30, not "2.5".'],
    [['--title', '  '], '--title is empty.'],
    [['--title', 'x'.repeat(121)], '--title has 121 characters, at most 120.'],
    [['--name', 'a@b <c>'], '--name "a@b <c>" is not a person\'s name.'],
    [['--email', 'nobody'], '--email "nobody" is not an email address.'],
    [['--rolle', 'ceo'], "Unknown option '--rolle'. --help lists what there is."],
    [['stray'], 'Too many arguments. Expected 0 arguments but got 1: stray. --help lists what there is.'],
    [['--out'], "Option '--out <folder>' argument missing. --help lists what there is."],
  ])('refuses %j', (more, sentence) => {
    expect(() => withMore(...more)).toThrow(
      expect.objectContaining({ name: 'UsageError', message: sentence }),
    )
  })

  test('names everything that is missing', () => {
    expect(() => parseArguments(['--resume', 'a', '--city', 'b', '--title', 'c'], BASE)).toThrow(
      '--country, --role are missing. Example: npm run draft --',
    )
  })
})

describe('file names', () => {
  test.each([
    [
      1,
      'Harborgate Bio GmbH & Co. KG',
      'Svenja Schubert',
      '01-harborgate-bio-gmbh-co-kg-svenja-schubert.eml',
    ],
    [12, 'Łódź Straße', 'Björn Ødegård', '12-lodz-strasse-bjorn-odegard.eml'],
    [3, '../../etc/passwd', '$(rm -rf ~)\0\n.eml', '03-etc-passwd-rm-rf-eml.eml'],
    [4, '株式会社', '‮', '04-company-person.eml'],
    [30, 'A'.repeat(300), '-'.repeat(300), `30-${'a'.repeat(40)}-person.eml`],
  ])('%d, %j, %j', (place, company, person, expected) => {
    expect(draftFileName(place, company, person)).toBe(expected)
    expect(isDraftFileName(expected)).toBe(true)
  })

  test('a file that this command cannot have made is not replaced', () => {
    expect(
      ['report.json', '../01-a-b.eml', '01-a/b.eml', 'notes.eml', '1-a-b.eml'].filter(isDraftFileName),
    ).toEqual([])
  })
})

test('mailbox and sign-in are never real; invented boards do not mix with real postings', () => {
  expect(
    draftSettings({
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      COGNITO_CLIENT_ID: 'c',
      HUNTER_API_KEY: 'h',
      LOG_LEVEL: 'debug',
    }),
  ).toEqual({
    HUNTER_API_KEY: 'h',
    LOG_LEVEL: 'silent',
    LEASE_SECONDS: '300',
  })
  expect(draftSettings({ ADZUNA_APP_ID: 'a', ADZUNA_APP_KEY: 'b' })).toMatchObject({
    POSTING_SOURCES: 'adzuna',
  })
})

test('the sender is who the resume says, unless the command says otherwise', () => {
  const profile = { name: factOf('MARÍA JOSÉ O’NEILL-BERG'), emails: [factOf('Maria@Mail.Example')] }
  expect(senderOf(profile, { name: null, email: null })).toEqual({
    firstName: 'María',
    lastName: 'José O’Neill-Berg',
    email: 'maria@mail.example',
    invented: false,
  })
  expect(senderOf(profile, { name: 'Ada Berg', email: 'ada@mail.example' })).toEqual({
    firstName: 'Ada',
    lastName: 'Berg',
    email: 'ada@mail.example',
    invented: false,
  })
  expect(senderOf({ name: factOf('Ada Berg'), emails: [] }, { name: null, email: null })).toMatchObject({
    email: 'sender@example.com',
    invented: true,
  })
  expect(() => senderOf({ name: null, emails: [] }, { name: null, email: null })).toThrow(
    '--name "First Last"',
  )
})

describe('the program', () => {
  const cases: readonly (readonly [what: string, args: readonly string[], sentence: string])[] = [
    ['a city that does not exist', ['--city', 'Atlantis'], 'There is no city "Atlantis"'],
    ['a resume that does not exist', ['--resume', path.join(RESUMES, 'nobody.pdf')], 'There is no file '],
    [
      'a file that is no resume type',
      ['--resume', PROGRAM],
      'Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
    ],
    [
      'a text that is no resume',
      ['--resume', path.join(RESUMES, 'not-resumes/shopping-list.txt')],
      'We could read the file but found no work experience',
    ],
    [
      'a place for files that is none',
      ['--resume', path.join(RESUMES, 'product-manager.txt'), '--out', path.join(PROGRAM, 'x')],
      'is not a folder.',
    ],
  ]

  test.each(cases)('%s is refused with a sentence before anything starts', async (_, args, sentence) => {
    const making = async () =>
      await makeDrafts(withMore(...args), { settings: {}, signal: AbortSignal.timeout(60_000), silent: true })
    await expect(making()).rejects.toThrow(
      expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(sentence) }),
    )
  })

  // Each is a process of its own, which takes two seconds to load.
  test.each(atNight ? cases : cases.slice(0, 1))('%s ends with exit code 2', async (_, args, sentence) => {
    const { exitCode, stderr } = await execa(process.execPath, [PROGRAM, 'draft', ...GOOD, ...args], {
      reject: false,
    })
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('    at ')
    expect(exitCode).toBe(2)
  })

  test('--help describes every option and role, and ends with exit code 0', async () => {
    const { exitCode, stdout } = await runCommand(['draft', '--help'])
    expect(stdout).toMatch(
      /^Usage: npm run draft -- \[options\]\n[^]+--resume[^]+--title[^]+--country[^]+--city[^]+--role[^]+--timeframe[^]+--language[^]+--tone[^]+--count[^]+--out[^]+--name[^]+--email[^]+buyer +Procurement/,
    )
    expect(exitCode).toBe(0)
  })
})

test('a resume becomes draft files and a report', async () => {
  const out = path.join(folder, 'whole')
  const request = parseArguments(
    flags({
      resume: path.join(RESUMES, 'product-manager.txt'),
      title: 'Product Manager',
      country: 'Germany',
      city: 'Berlin',
      role: 'engineering',
      count: '3',
      out,
      email: 'sender@mail.example',
    }),
    BASE,
  )
  const made = await makeDrafts(request, {
    settings: {},
    signal: new AbortController().signal,
    silent: true,
    database: { dynamodb: inject('dynamodb'), table: `draft-${process.pid}-${Date.now()}` },
  })
  const report = Report.parse(JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')))
  expect(report).toEqual(made)
  expect(report.ended).toBeNull()
  expect(report.postings.map(({ place, file }) => ({ place, file }))).toEqual(
    report.drafts.map(({ file }, place) => ({ place, file })),
  )
  expect(report.drafts.length).toBe(3)
  expect(readdirSync(out).toSorted()).toEqual(
    [...report.drafts.map(({ file }) => file), 'report.json'].toSorted(),
  )
  expect(report.run).toMatchObject({
    state: 'finished',
    outcome: 'complete',
    reserved: 3,
    drafted: 3,
    failed: 0,
  })
  expect(report.run?.found).toBe(
    (report.run?.leftOut ?? 0) + (report.run?.beyond ?? 0) + (report.run?.reserved ?? 0),
  )
  expect(report.run?.skipped.find(({ reason }) => reason === 'title_differs')?.words).toBe(
    'the job title differs from yours',
  )
  expect(report.settings).toMatchObject({
    jobTitle: 'Product Manager',
    country: 'Germany',
    city: 'Berlin',
    role: 'engineering',
    timeframeDays: '30',
    count: 3,
    plan: 'elite',
    writer: 'plain',
  })
  for (const { file, entry, contact, posting, sentences, findings, score } of report.drafts) {
    expect(file).toMatch(/^0[123]-[a-z0-9-]+\.eml$/)
    const message = await PostalMime.parse(readFileSync(path.join(out, file)))
    expect(message.to?.map(({ address }) => address)).toEqual([entry.contactPersonEmail])
    expect(message.from?.address).toBe('sender@mail.example')
    expect(message.from?.name).toBe(report.sender.name)
    expect(message.subject).toBe(entry.emailSubject)
    expect(message.text?.replaceAll('\r\n', '\n').trim()).toBe(entry.emailBody?.trim())
    expect(findings.filter(({ severity }) => severity === 'E')).toEqual([])
    expect(score).toBeGreaterThan(0)
    expect(['A', 'B']).toContain(contact.tier)
    expect(contact.reason).not.toBe('')
    expect(posting.url).toMatch(/^https?:\/\//)
    expect(Date.parse(posting.postedAt ?? '')).not.toBeNaN()
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.every((sentence) => sentence.sources.length > 0)).toBe(true)
  }

  const [last] = report.drafts
  writeFileSync(path.join(out, 'mine.txt'), 'kept')
  saveFiles(out, new Map([['01-new-name.eml', Buffer.from('new')]]), {
    ...report,
    drafts: last === undefined ? [] : [{ ...last, file: '01-new-name.eml' }],
  })
  expect(readdirSync(out).toSorted()).toEqual(['01-new-name.eml', 'mine.txt', 'report.json'])
})

test('a run that is interrupted leaves no files', async () => {
  const out = path.join(folder, 'stopped')
  const request = parseArguments(
    flags({
      resume: path.join(RESUMES, 'product-manager.txt'),
      title: 'Product Manager',
      country: 'Germany',
      city: 'Berlin',
      role: 'hr',
      out,
    }),
    BASE,
  )
  const stopped = new AbortController()
  stopped.abort(new Error('enough'))
  await expect(
    makeDrafts(request, {
      settings: {},
      signal: stopped.signal,
      silent: true,
      database: { dynamodb: inject('dynamodb'), table: `draft-${process.pid}-stopped` },
    }),
  ).rejects.toThrow('enough')
  expect(readdirSync(folder)).not.toContain('stopped')
})
