import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPosting } from '#functions/postings/reading/read-posting.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { figure, median, report } from '../figure.ts'
import { seekers } from '../letters/searches.ts'
import { refusedShare, verdictsOf } from '../letters/verdicts.ts'
import { type Outcome, shownRun, type WrittenRun, writeRun } from '../letters/write-run.ts'

/** The date of all letters, so that the durations in them are always the same. */
const TODAY = new Date('2026-11-22T09:00:00.000Z')
const POSTINGS_EACH = 50
const FILES = {
  dev: 'cases-dev.jsonl',
  held: 'cases-held.jsonl',
  fresh: 'cases-fresh.jsonl',
  new: 'cases-new.jsonl',
} as const
/**
 * Whole letters by authors who had not read the check: `late` was written after `whole` had been used to fix
 * it, `free` after `prose`, half of which was held back until then, and `fluent` after all others; its honest
 * letters have been used to fix the check since.
 */
const WHOLE = {
  whole: 'cases-whole.jsonl',
  late: 'cases-late.jsonl',
  free: 'cases-free.jsonl',
  fluent: 'cases-fluent.jsonl',
} as const

const needsOf = ({ posting }: Assignment): readonly string[] =>
  readPosting(posting)
    .facts.filter(({ kind, cut }) => !cut && kind !== 'company' && kind !== 'apply')
    .map(({ text }) => text)

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole)

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

const passed = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ letter }) => letter !== null)
const scoresOf = (outcomes: readonly Outcome[]): readonly number[] =>
  outcomes.flatMap(({ letter }) => (letter === null ? [] : [letter.score]))

/** How often each rule refused a letter. */
const byRule = (outcomes: readonly Outcome[]): Record<string, number> =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        outcomes.flatMap(({ reasons }) => [...new Set(reasons.map(({ rule }) => rule))]),
        (rule) => rule,
      ),
    ].map(([rule, all]) => [rule, all.length]),
  )

/** Whether a run has no letter and no reason for that. */
const isUntold = ({ outcomes }: WrittenRun): boolean =>
  passed(outcomes).length === 0 &&
  !outcomes.some(({ reasons }) => reasons.some(({ message }) => message !== ''))

const runDetails = ({ outcomes, likest }: WrittenRun) => ({
  letters: passed(outcomes).length,
  refused: byRule(outcomes),
  answered: outcomes.filter(({ answered }) => answered.length > 0).length,
  misplaced: outcomes.flatMap(({ misplaced }) => misplaced),
  score: median(scoresOf(outcomes)),
  likest: Number(likest.toFixed(3)),
})

/** Stores the letters and the needs that they answer, for readers: LETTERS_OUT=folder. */
function keepLetters(folder: string, run: WrittenRun): void {
  const to = path.resolve(process.env['INIT_CWD'] ?? '.', folder)
  mkdirSync(to, { recursive: true })
  writeFileSync(path.join(to, `${run.seeker.id}.txt`), shownRun(run, needsOf))
}

const verdictsIn = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, file]) => ({ name, ...verdictsOf(file, TODAY) }))
const verdicts = verdictsIn(FILES)
const HALVES = ['dev', 'held'] as const
const whole = [
  ...verdictsIn(WHOLE),
  ...['prose', 'voices', 'drives'].flatMap((name) =>
    HALVES.map((half) => ({ name: `${name} ${half}`, ...verdictsOf(`cases-${name}.jsonl`, TODAY, half) })),
  ),
]

/** The refused share, in total and per set. */
const refusedFigure = (what: string, of: 'lies' | 'honest', sets: typeof verdicts, target: string) =>
  figure(
    'P19',
    what,
    refusedShare(sets.map((each) => each[of])),
    '%',
    target,
    sets.map((each) => `${each.name} ${refusedShare([each[of]]).toFixed(1)}`).join(', '),
  )

const runs: WrittenRun[] = []
const out = process.env['LETTERS_OUT'] ?? ''
for (const seeker of await seekers()) {
  const run = await writeRun(seeker, TODAY, POSTINGS_EACH)
  runs.push(run)
  if (out !== '') keepLetters(out, run)
  process.stderr.write(
    `${seeker.id}: ${JSON.stringify({ ...runDetails(run), misplaced: runDetails(run).misplaced.length })}\n`,
  )
}

const outcomes = runs.flatMap((run) => run.outcomes)
const letters = passed(outcomes)
const refused = outcomes.length - letters.length
report({
  figures: [
    refusedFigure('lies refused by the check without a model', 'lies', verdicts, '>= 85'),
    refusedFigure('honest letters refused', 'honest', verdicts, '<= 3'),
    refusedFigure('lies in whole letters refused', 'lies', whole, '>= 85'),
    refusedFigure('honest whole letters refused', 'honest', whole, '<= 3'),
    figure(
      'P20',
      `letters with a need named and answered, of ${letters.length}`,
      percent(letters.filter(({ answered }) => answered.length > 0).length, letters.length),
      '%',
      '>= 70',
    ),
    figure(
      'P20',
      'letters with every quoted line under its own employer',
      percent(letters.filter(({ misplaced }) => misplaced.length === 0).length, letters.length),
      '%',
      '>= 100',
    ),
    figure(
      'P20',
      'standard deviation of the score',
      deviation(scoresOf(outcomes)),
      'points',
      '>= 8',
      `median ${median(scoresOf(outcomes))}`,
    ),
    figure(
      'P20',
      'most alike pair of a run',
      Math.max(...runs.map(({ likest }) => likest)),
      '',
      '<= 0.5',
      `median of the runs ${median(runs.map(({ likest }) => likest)).toFixed(2)}`,
    ),
    figure(
      'P20',
      `letters held back, of ${outcomes.length} postings`,
      refused,
      '',
      null,
      JSON.stringify(byRule(outcomes)),
    ),
    figure(
      'P20',
      `resumes that got nothing and were not told why, of ${runs.length}`,
      runs.filter(isUntold).length,
      '',
      '<= 0',
    ),
  ],
  details: {
    cases: Object.fromEntries([...verdicts, ...whole].map(({ name, ...rest }) => [name, rest])),
    runs: Object.fromEntries(runs.map((run) => [run.seeker.id, runDetails(run)])),
  },
})
