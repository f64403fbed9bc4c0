import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import * as z from 'zod/mini'
import { checkLetter, passes } from '#functions/letters/check/check-letter.ts'
import {
  type CaseAssignment,
  CaseAssignment as Assignments,
  assignmentOfCase,
  LetterCase,
  letterOfCase,
} from './case-file.ts'
import { filled, say, typedIn, UsageError } from '../command.ts'
import { parseJson, textOf } from '../json-file.ts'

function parsed<T>(
  name: string,
  schema: { safeParse(value: unknown): z.core.util.SafeParseResult<T> },
  value: unknown,
): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new UsageError(`${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'has another shape'}.`)
}

function answer(one: LetterCase, assignments: Readonly<Record<string, CaseAssignment>>, today: Date): string {
  const given = assignments[one.assignment]
  if (given === undefined)
    throw new UsageError(
      `The case ${one.id} names the assignment ${one.assignment}, which is not in the file of assignments.`,
    )
  const assignment = assignmentOfCase(given, one, today)
  const { findings } = checkLetter(assignment, letterOfCase(one, assignment))
  return JSON.stringify({ id: one.id, verdict: passes(findings) ? 'pass' : 'refuse', findings })
}

interface Typed {
  readonly assignments: string
  readonly cases: string
  readonly out: string
}

async function checkLetters(typed: Typed): Promise<void> {
  const fileOf = (option: keyof Typed) => path.resolve(typedIn(), filled(`--${option}`, typed[option]))
  const [assignmentFile, caseFile, out] = [fileOf('assignments'), fileOf('cases'), fileOf('out')]
  const assignments = parsed(
    '--assignments',
    z.record(z.string(), Assignments),
    parseJson('--assignments', textOf('--assignments', assignmentFile)),
  )
  const lines = textOf('--cases', caseFile)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const cases = lines.map((line, at) =>
    parsed(`--cases line ${at + 1}`, LetterCase, parseJson(`--cases line ${at + 1}`, line)),
  )
  const today = new Date()
  const answers = cases.map((one) => answer(one, assignments, today))
  await writeFile(out, answers.map((one) => `${one}\n`).join(''))
  say(
    `${answers.length} letters checked: ${answers.filter((one) => one.includes('"verdict":"refuse"')).length} refused.`,
  )
}

/** Exit code 0 when every letter was checked, whatever the verdicts, 2 for a command that cannot work. */
export function addCheckLetters(program: Command): void {
  program
    .command('check-letters')
    .description(
      'Runs the check of letters, without a model, over letters in a file and says which it refuses and why.',
    )
    .requiredOption(
      '--assignments <file>',
      'JSON: by key the resume, sender, jobTitle, posting and contact of a letter',
    )
    .requiredOption('--cases <file>', 'one JSON object a line: id, assignment (its key) and letter')
    .requiredOption(
      '--out <file>',
      'where the answers go, one JSON object a line: id, verdict (pass or refuse) and findings',
    )
    .action(checkLetters)
}
