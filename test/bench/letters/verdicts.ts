import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { checkLetter, passes } from '#functions/letters/check/check-letter.ts'
import { assignmentOfCase, LetterCase, letterOfCase } from '#infra/cli/check-letters/case-file.ts'
import { assignments } from './searches.ts'

const Labelled = z.extend(LetterCase, {
  class: z.string(),
  expect: z.enum(['pass', 'refuse']),
  half: z.optional(z.enum(['dev', 'held'])),
})

/** The number of cases of a kind, and how many of them the check refused. */
export interface Verdicts {
  readonly cases: number
  readonly refused: number
  /** Ids of cases on which the check disagrees with the label. */
  readonly wrong: readonly string[]
}

interface Judged {
  readonly id: string
  readonly group: string
  readonly isLie: boolean
  readonly isRefused: boolean
}

function judge(given: z.infer<typeof Labelled>, today: Date): Judged {
  const of = assignments[given.assignment]
  if (of === undefined) throw new Error(`${given.id} names an assignment that is not there.`)
  const assignment = assignmentOfCase(of, given, today)
  return {
    id: given.id,
    group: given.class,
    isLie: given.expect === 'refuse',
    isRefused: !passes(checkLetter(assignment, letterOfCase(given, assignment)).findings),
  }
}

const count = (judged: readonly Judged[]): Verdicts => ({
  cases: judged.length,
  refused: judged.filter(({ isRefused }) => isRefused).length,
  wrong: judged.filter(({ isLie, isRefused }) => isLie !== isRefused).map(({ id }) => id),
})

/** Percentage of refused cases. */
export const refusedShare = (all: readonly Verdicts[]): number =>
  (100 * all.reduce((sum, { refused }) => sum + refused, 0)) / all.reduce((sum, { cases }) => sum + cases, 0)

/** Checks a file's labelled letters, or one half of them, without a model. */
export function verdictsOf(
  file: string,
  today: Date,
  half?: 'dev' | 'held',
): {
  readonly lies: Verdicts
  readonly honest: Verdicts
  readonly classes: Readonly<Record<string, Verdicts>>
} {
  const lines = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const judged = lines
    .map((line) => Labelled.parse(JSON.parse(line)))
    .filter((given) => half === undefined || given.half === half)
    .map((given) => judge(given, today))
  const groups = Map.groupBy(judged, ({ group }) => group)
  return {
    lies: count(judged.filter(({ isLie }) => isLie)),
    honest: count(judged.filter(({ isLie }) => !isLie)),
    classes: Object.fromEntries([...groups].map(([group, of]) => [group, count(of)])),
  }
}
