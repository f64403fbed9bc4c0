import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import * as z from 'zod/mini'
import { lettersBy, type LetterWriters, verdictOn } from '#engine/letters'
import type { Finding } from '#engine/values/finding.ts'
import { openAiModel } from '#vendors/openai/openai-model.ts'
import {
  type CaseAssignment,
  CaseAssignment as Assignments,
  assignmentOfCase,
  LetterCase,
  letterOfCase,
} from '#engine/bench/letters/case-file.ts'
import { filled, say, typedIn, UsageError } from '../command.ts'
import { parseJson, shaped, textOf } from '../json-file.ts'

interface Answer {
  readonly id: string
  /** The label and class of a labelled case. */
  readonly expect: string | undefined
  readonly class: string | undefined
  readonly verdict: 'pass' | 'refuse' | 'not judged'
  readonly findings: readonly Finding[]
}

async function answer(
  one: LetterCase,
  assignments: Readonly<Record<string, CaseAssignment>>,
  today: Date,
  writers: LetterWriters,
): Promise<Answer> {
  const given = assignments[one.assignment]
  if (given === undefined)
    throw new UsageError(
      `The case ${one.id} names the assignment ${one.assignment}, which is not in the file of assignments.`,
    )
  const assignment = assignmentOfCase(given, one, today)
  const letter = letterOfCase(one, assignment)
  const verdict = await verdictOn(assignment, letter, writers)
  return { id: one.id, expect: one.expect, class: one.class, ...verdict }
}

/** A second reader at the server of OPENAI_BASE_URL; none where none is named. */
function judgeOf({
  OPENAI_BASE_URL,
  OPENAI_API_KEY = 'none',
  OPENAI_MODEL = 'any',
  READER_MODEL,
}: NodeJS.ProcessEnv) {
  const isNamed = OPENAI_BASE_URL !== undefined && OPENAI_BASE_URL !== ''
  const model = isNamed
    ? openAiModel({
        baseUrl: OPENAI_BASE_URL,
        apiKey: OPENAI_API_KEY,
        model: READER_MODEL ?? OPENAI_MODEL,
      })
    : null
  // The same mark for the same letter, so that a question asked twice is the same question.
  const secrets = { random: (bytes: number) => new Uint8Array(bytes), fingerprint: () => 'resume' }
  return lettersBy({ writer: model, judge: model }, secrets, { timeoutMs: 300_000, maxTokens: 4_000 })
}

/** A line for each class of labelled cases: how many were refused, and how many have no verdict. */
const byClass = (answers: readonly Answer[]): readonly string[] =>
  [
    ...Map.groupBy(
      answers.filter((one) => one.class !== undefined),
      (one) => `${one.expect} ${one.class}`,
    ),
  ]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, all]) => {
      const count = (verdict: Answer['verdict']) => all.filter((one) => one.verdict === verdict).length
      const open = count('not judged')
      return `${name}: ${count('refuse')} of ${all.length} refused${open === 0 ? '' : `, ${open} not judged`}`
    })

interface Typed {
  readonly assignments: string
  readonly cases: string
  readonly out: string
}

async function checkLetters(typed: Typed): Promise<void> {
  const fileOf = (option: keyof Typed) => path.resolve(typedIn(), filled(`--${option}`, typed[option]))
  const [assignmentFile, caseFile, out] = [fileOf('assignments'), fileOf('cases'), fileOf('out')]
  const assignments = shaped(
    '--assignments',
    z.record(z.string(), Assignments),
    parseJson('--assignments', textOf('--assignments', assignmentFile)),
  )
  const lines = textOf('--cases', caseFile)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const cases = lines.map((line, at) =>
    shaped(`--cases line ${at + 1}`, LetterCase, parseJson(`--cases line ${at + 1}`, line)),
  )
  const today = new Date()
  const writers = judgeOf(process.env)
  const answers: Answer[] = []
  for (const one of cases) answers.push(await answer(one, assignments, today, writers))
  const written = answers.map(({ id, verdict, findings }) => JSON.stringify({ id, verdict, findings }))
  await writeFile(out, written.map((line) => `${line}\n`).join(''))
  for (const line of byClass(answers)) say(line)
  say(
    `${answers.length} letters checked${writers.model === null ? '' : ' and judged by the second reader'}: ${answers.filter(({ verdict }) => verdict === 'refuse').length} refused.`,
  )
}

/** Exit code 0 when every letter was checked, whatever the verdicts, 2 for a command that cannot work. */
export function addCheckLetters(program: Command): void {
  program
    .command('check-letters')
    .description(
      'Checks the letters in a file and says which are refused and why. If OPENAI_BASE_URL names a model, the second reader judges them too.',
    )
    .requiredOption(
      '--assignments <file>',
      'JSON: by key the resume, sender, jobTitle, posting and contact of a letter',
    )
    .requiredOption('--cases <file>', 'one JSON object per line: id, assignment (its key) and letter')
    .requiredOption(
      '--out <file>',
      'where the results go, one JSON object per line: id, verdict (pass or refuse) and findings',
    )
    .action(checkLetters)
}
