import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { checkLetter, passes } from '../../letters/check/check-letter.ts'
import type { Assignment } from '../../letters/model.ts'
import { assignmentOfCase, CaseAssignment, LetterCase, letterOfCase } from '../../bench/letters/case-file.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../bench/letters')
/** A folder with cases that are kept elsewhere, in the same two files: `assignments.json` and `cases.jsonl`. */
const BESIDE = process.env['LETTER_CASES'] ?? ''

const Labelled = z.extend(LetterCase, { class: z.string(), expect: z.enum(['pass', 'refuse']) })
type Labelled = z.infer<typeof Labelled>

/** Classes of faults that can be decided without understanding; all others are the second reader's. */
export const HARD_CLASSES: ReadonlySet<string> = new Set([
  'number',
  'wrong date',
  'years',
  'employer',
  'title',
  'degree',
  'certificate',
  'tool',
  'recipient',
  'subject',
  'link',
  'attachment',
  'markup',
  'unicode',
  'placeholder',
  'leak',
  'injected',
  'promotion',
  'copy',
  'dangling',
  'asks',
  'language',
  'wrong job',
])

export interface Verdict {
  readonly id: string
  readonly class: string
  readonly expect: 'pass' | 'refuse'
  readonly isRefused: boolean
}

/** What the hard facts say of each case of a file, or of the last ones of each class. */
export function verdictsOf(
  assignmentFile: string,
  caseFile: string,
  today: Date,
  ofAClass = Number.POSITIVE_INFINITY,
): readonly Verdict[] {
  const given = z.record(z.string(), CaseAssignment).parse(JSON.parse(readFileSync(assignmentFile, 'utf8')))
  const made = new Map<string, Assignment>()
  const assignmentFor = (one: Labelled): Assignment => {
    const key = `${one.assignment} ${one.postingAppends ?? ''}`
    const from = given[one.assignment]
    if (from === undefined) throw new Error(`no assignment ${one.assignment}`)
    const assignment = made.get(key) ?? assignmentOfCase(from, one, today)
    made.set(key, assignment)
    return assignment
  }
  const cases = readFileSync(caseFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Labelled.parse(JSON.parse(line)))
  const classes = Map.groupBy(cases, (one) => `${one.class}: ${one.expect}`)
  return [...classes.values()]
    .flatMap((all) => all.slice(-ofAClass))
    .map((one) => {
      const assignment = assignmentFor(one)
      const { findings } = checkLetter(assignment, letterOfCase(one, assignment))
      return { id: one.id, class: one.class, expect: one.expect, isRefused: !passes(findings) }
    })
}

/** The files of labelled letters: those of the project, those written before the check or without a look at it, and those beside it. */
export function labelledFiles(): readonly {
  readonly name: string
  readonly assignments: string
  readonly cases: string
}[] {
  const own = readdirSync(FOLDER)
    .filter((file) => /^cases-.*\.jsonl$/u.test(file))
    .map((file) => ({ name: file.slice('cases-'.length, -'.jsonl'.length), folder: FOLDER, file }))
  const all = [
    ...own,
    { name: 'unseen', folder: path.join(FOLDER, 'unseen'), file: 'cases.jsonl' },
    { name: 'trades', folder: path.join(FOLDER, 'trades'), file: 'cases.jsonl' },
    { name: 'people', folder: path.join(FOLDER, 'people'), file: 'cases.jsonl' },
    ...(BESIDE !== '' && existsSync(BESIDE) ? [{ name: 'beside', folder: BESIDE, file: 'cases.jsonl' }] : []),
  ]
  return all.map(({ name, folder, file }) => ({
    name,
    assignments: path.join(folder, 'assignments.json'),
    cases: path.join(folder, file),
  }))
}

/** How many of some verdicts there are, and how many of them refuse. */
export const refusedOf = (verdicts: readonly Verdict[]): readonly [refused: number, of: number] => [
  verdicts.filter(({ isRefused }) => isRefused).length,
  verdicts.length,
]
