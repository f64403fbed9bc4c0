import { FIELDS, precision, recall, sum, sumOfAll, sumOfFields, type Count } from './tally.ts'
import type { Score } from './score-resumes.ts'

const percent = (value: number | null): string => (value === null ? '-' : value.toFixed(1)).padStart(6)
const columns = (count: Count): string => `${percent(precision(count))} ${percent(recall(count))}`

/**
 * One line per resume with precision and recall in percent, then one per field; `verbose` adds missed and
 * invented values.
 */
export function scoreTable(scores: ReadonlyMap<string, Score>, { verbose = false } = {}): string {
  const counts = [...scores.values()].map((score) => score.counts)
  const total = sumOfAll(counts)
  const row = (name: string, count: Count) =>
    `${name.padEnd(44)} ${columns(count)}  right ${String(count.right).padStart(4)}  wrong ${String(count.wrong).padStart(4)}  missed ${String(count.missed).padStart(4)}`
  return [
    `${'resume'.padEnd(44)}      P      R`,
    ...[...scores].flatMap(([name, score]) => [
      row(name, sumOfFields(score.counts)),
      ...(verbose ? score.notes.map((note) => `    ${note}`) : []),
    ]),
    '',
    ...FIELDS.map((field) => row(field, total[field])),
    row('all', sum(FIELDS.map((field) => total[field]))),
  ].join('\n')
}
