import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runCommand } from '#harness/run-command.ts'

const LETTERS = path.resolve(import.meta.dirname, '../../engine/bench/letters')
const folder = mkdtempSync(path.join(tmpdir(), 'check-letters-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ASSIGNMENTS = path.join(LETTERS, 'assignments.json')
const run = async (...argv: readonly string[]) => await runCommand(['check-letters', ...argv])
const Answer = z.strictObject({
  id: z.string(),
  verdict: z.enum(['pass', 'refuse']),
  findings: z.array(z.object({ rule: z.string(), severity: z.enum(['E', 'W']) })),
})

test('one line per case says whether the letter is refused, and by which rules', async () => {
  const cases = readFileSync(path.join(LETTERS, 'cases-dev.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => /"id": ?"dev-(?:001|033)"/u.test(line))
  writeFileSync(path.join(folder, 'cases.jsonl'), `${cases.join('\n')}\n`)
  const { all, exitCode } = await run(
    '--assignments',
    ASSIGNMENTS,
    '--cases',
    path.join(folder, 'cases.jsonl'),
    '--out',
    path.join(folder, 'answers.jsonl'),
  )
  expect([exitCode, all.split('\n').at(-1)]).toEqual([0, '2 letters checked: 1 refused.'])
  const answers = readFileSync(path.join(folder, 'answers.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Answer.parse(JSON.parse(line)))
  expect(
    answers.map(({ id, verdict, findings }) => [
      id,
      verdict,
      findings.filter(({ severity }) => severity === 'E').map(({ rule }) => rule),
    ]),
  ).toEqual([
    ['dev-001', 'pass', []],
    ['dev-033', 'refuse', ['L05', 'L05']],
  ])
})

test.each([
  [
    ['--assignments', ASSIGNMENTS, '--cases', 'c.jsonl'],
    "Required option '--out <file>' not specified. --help lists what there is.",
  ],
  [
    ['--assignments', 'none.json', '--cases', 'c.jsonl', '--out', 'r.jsonl'],
    /^--assignments .*none\.json could not be read\. Give the path of a JSON file\.$/u,
  ],
])('refuses %j', async (argv, sentence) => {
  const { all, exitCode } = await run(...argv)
  expect([exitCode, all]).toEqual([2, expect.stringMatching(sentence)])
})
