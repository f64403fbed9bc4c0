import { expect, test } from 'vitest'
import { DOUBTFUL } from '../values/resume-facts.ts'
import { factOf, NO_FACTS, roleOf } from '../test/resume/facts.ts'
import type { Source } from '../values/finding.ts'
import type { Letter } from '../values/letter.ts'
import { LetterRefused } from './letter-refused.ts'

const RESUME = 'Kite\nHelped to move 40 wards\nBuilt the tool\n'
const place = (quote: string) => ({ start: RESUME.indexOf(quote), end: RESUME.indexOf(quote) + quote.length })
const lineOf = (id: string, quote: string) => ({
  id,
  statement: { ...factOf(quote), span: place(quote) },
  numbers: [],
  role: 'role-1',
})
const facts = {
  ...NO_FACTS,
  roles: [roleOf('role-1', {})],
  lines: [lineOf('line-1', 'Helped to move 40 wards'), lineOf('line-2', 'Built the tool')],
}

const OPINION: Source = { kind: 'opinion' }
const letter: Letter = {
  subject: 'The job',
  greeting: 'Hello Li,',
  signature: ['Zoe Quill'],
  writer: 'model',
  paragraphs: [
    [
      {
        text: 'I led the move of 40 wards.',
        sources: [{ kind: 'resume', ...place('Helped to move 40 wards'), quote: 'Helped to move 40 wards' }],
      },
      { text: 'You are the best.', sources: [OPINION] },
    ],
    [{ text: '“Built the tool” was at Kite.', sources: [OPINION] }],
  ],
}
const body =
  'Hello Li,\n\nI led the move of 40 wards. You are the best.\n\n“Built the tool” was at Kite.\n\nZoe Quill'
const at = (words: string) => ({ start: body.indexOf(words), end: body.indexOf(words) + words.length })
const finding = (rule: string, words: string | null) => ({
  rule,
  severity: 'E' as const,
  message: `${rule} says no.`,
  span: words === null ? null : at(words),
})

const reasons = (...findings: ReturnType<typeof finding>[]) =>
  new LetterRefused(findings, { refused: { letter, findings } }).reasons(facts)

test('each error comes with the words it is about and their resume line', () => {
  expect(
    reasons(
      finding('L23', 'led'),
      finding('L14', 'You are the best.'),
      finding('L05', 'at Kite'),
      finding('L01', null),
    ),
  ).toEqual([
    { rule: 'L23', missing: null, words: 'led', line: 'line-1' },
    { rule: 'L14', missing: null, words: 'You are the best.', line: null },
    { rule: 'L05', missing: null, words: 'at Kite', line: 'line-2' },
    { rule: 'L01', missing: null, words: null, line: null },
  ])
})

test('the same words are listed once per rule, and at most five reasons are given', () => {
  expect(
    reasons(finding('L05', '40'), finding('L05', '40'), finding('L23', '40')).map(({ rule }) => rule),
  ).toEqual(['L05', 'L23'])
  expect(
    reasons(...['L03', 'L04', 'L05', 'L07', 'L14', 'L23', 'L24'].map((rule) => finding(rule, 'led'))).map(
      ({ rule }) => rule,
    ),
  ).toEqual(['L03', 'L04', 'L05', 'L07', 'L14'])
})

test('words are cut after 200 characters, and a refusal without a letter has none', () => {
  const long = 'x'.repeat(300)
  const refused = {
    letter: { ...letter, paragraphs: [[{ text: long, sources: [OPINION] }]] },
    findings: [],
  }
  const [reason] = new LetterRefused(
    [{ rule: 'L10', severity: 'E', message: '', span: { start: 11, end: 311 } }],
    { refused },
  ).reasons(facts)
  expect(reason?.words).toBe(`${'x'.repeat(199)}…`)
  expect(new LetterRefused([finding('L18', 'led')]).reasons(facts)).toEqual([
    { rule: 'L18', missing: null, words: null, line: null },
  ])
})

test.each([
  ['no job', NO_FACTS, 'no_job'],
  ['no line', { ...facts, lines: [] }, 'no_line'],
  [
    'doubtful lines alone',
    {
      ...facts,
      lines: facts.lines.map((line) => ({
        ...line,
        statement: { ...line.statement, confidence: DOUBTFUL - 0.1 },
      })),
    },
    'unconfirmed',
  ],
  ['lines of another kind', facts, 'no_match'],
])('a resume with %s is told what is missing', (_, resume, code) => {
  expect(new LetterRefused([]).reasons(resume)).toEqual([
    { rule: 'nothing_to_say', missing: { code, params: {} }, words: null, line: null },
  ])
})
