import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makePdf } from '#engine/test/fixtures/make-pdf.ts'
import { runCommand } from '#harness/run-command.ts'
import { typedOptions } from '#harness/typed-options.ts'
import { readRequest, withReadOptions } from './read-resume/read-request.ts'

const parseArguments = (argv: readonly string[], base: string) =>
  readRequest(typedOptions(withReadOptions, argv), base)

const RESUMES = path.resolve(import.meta.dirname, '../../engine/test/fixtures')
const BASE = path.resolve('/somewhere')

describe('the command line', () => {
  test('takes one resume or many and resolves paths against the working directory', () => {
    expect(parseArguments(['--resume', 'cv.pdf', '--out', 'read'], BASE)).toEqual({
      files: ['/somewhere/cv.pdf'],
      out: '/somewhere/read',
    })
    expect(
      parseArguments(['--resume', 'cv.pdf', '--resume', '/else/b.docx', 'c.txt', '--out', '.'], BASE),
    ).toEqual({
      files: ['/somewhere/cv.pdf', '/else/b.docx', '/somewhere/c.txt'],
      out: '/somewhere',
    })
  })

  test.each([
    [['--out', 'read'], "Required option '--resume <file...>' not specified. --help lists what there is."],
    [['--resume', 'cv.pdf'], "Required option '--out <folder>' not specified. --help lists what there is."],
    [['--resume', ' ', '--out', 'read'], '--resume is empty.'],
    [['--resume', 'cv.pdf', '--out', ''], '--out is empty.'],
    [
      ['--out', 'read', '--resume'],
      "Option '--resume <file...>' argument missing. --help lists what there is.",
    ],
    [
      ['--resume', 'cv.pdf', '--out', 'read', '--model', 'x'],
      "Unknown option '--model'. --help lists what there is.",
    ],
    [
      ['--resume', 'a/cv.pdf', '--resume', 'b/CV.pdf', '--out', 'read'],
      'Two of the files are named CV.pdf, and so would be what is read of them. Rename one, or read it into another folder.',
    ],
  ])('refuses %j', (argv, sentence) => {
    expect(() => parseArguments(argv, BASE)).toThrow(
      expect.objectContaining({ name: 'UsageError', message: sentence }),
    )
  })
})

const Read = z.looseObject({
  basics: z.looseObject({ name: z.string(), email: z.string() }),
  work: z.array(
    z.looseObject({
      name: z.optional(z.string()),
      position: z.optional(z.string()),
      startDate: z.optional(z.string()),
      endDate: z.optional(z.string()),
      highlights: z.array(z.string()),
    }),
  ),
  'x-confidence': z.looseObject({ work: z.array(z.looseObject({ highlights: z.array(z.number()) })) }),
  'x-language': z.string(),
})

describe('the program', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'read-resume-test-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const run = async (...args: string[]) => await runCommand(['read-resume', ...args], { INIT_CWD: folder })

  test('writes what it read and says of each other file why it could not', async () => {
    const good = path.join(RESUMES, 'product-manager.txt')
    writeFileSync(
      path.join(folder, 'locked.pdf'),
      await makePdf(readFileSync(good, 'utf8'), { password: 'secret' }),
    )
    copyFileSync(good, path.join(folder, 'picture.png'))
    const files = [
      'locked.pdf',
      'picture.png',
      'nobody.pdf',
      good,
      path.join(RESUMES, 'not-resumes/shopping-list.txt'),
    ]
    const { exitCode, stdout, stderr } = await run(
      ...files.flatMap((file) => ['--resume', file]),
      '--out',
      'read',
    )
    expect(stderr.split('\n')).toEqual([
      'locked.pdf: The file is password-protected. Save a copy without a password and upload that.',
      'picture.png: Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
      `nobody.pdf: There is no file ${path.join(folder, 'nobody.pdf')}.`,
      'shopping-list.txt: We could read the file but found no work experience, skills or education in it. Upload your resume.',
    ])
    expect(stdout).toBe(`1 of 5 read into ${path.join(folder, 'read')}${path.sep}`)
    expect(exitCode).toBe(1)
    expect(readdirSync(path.join(folder, 'read'))).toEqual(['product-manager.txt.json'])
  })

  test('a resume becomes JSON in the names of JSON Resume', async () => {
    const { exitCode, stderr } = await run(
      '--resume',
      path.join(RESUMES, 'product-manager.txt'),
      '--out',
      'one',
    )
    expect([exitCode, stderr]).toEqual([0, ''])
    const read = Read.parse(
      JSON.parse(readFileSync(path.join(folder, 'one/product-manager.txt.json'), 'utf8')),
    )
    expect(read.basics).toMatchObject({ name: 'Priya Ramanathan', email: 'priya.ramanathan@example.com' })
    expect(read.work[0]).toMatchObject({
      name: 'Lanternworks',
      position: 'Senior Product Manager',
      startDate: '2020-03',
      endDate: 'present',
      highlights: [
        'Led the rebuild of the billing platform used by 1,400 customers, which cut failed payments by 38%',
        'Grew annual recurring revenue of the invoicing module from $2.1M to $5.6M in 18 months',
        'Run discovery with 6 engineers and 2 designers; 11 of 14 experiments shipped',
      ],
    })
    expect(read['x-language']).toBe('eng')
    expect(read['x-confidence'].work.map(({ highlights }) => highlights.length)).toEqual(
      read.work.map(({ highlights }) => highlights.length),
    )
  })

  test('an unusable output folder, and a file that cannot be written, are reported', async () => {
    writeFileSync(path.join(folder, 'taken'), '')
    mkdirSync(path.join(folder, 'full/product-manager.txt.json'), { recursive: true })
    const noFolder = await run('--resume', path.join(RESUMES, 'product-manager.txt'), '--out', 'taken/read')
    expect([noFolder.exitCode, noFolder.stderr]).toEqual([
      2,
      `--out ${path.join(folder, 'taken/read')}: ${path.join(folder, 'taken')} is not a folder.`,
    ])
    const noFile = await run('--resume', path.join(RESUMES, 'product-manager.txt'), '--out', 'full')
    expect(noFile.stderr).toBe(
      `product-manager.txt: ${path.join(folder, 'full/product-manager.txt.json')} cannot be written: check its permissions and the space that is left.`,
    )
    expect(noFile.exitCode).toBe(1)
  })

  test('--help ends with exit code 0', async () => {
    const { exitCode, stdout } = await run('--help')
    expect([exitCode, stdout.includes('--resume <file...>')]).toEqual([0, true])
  })
})
