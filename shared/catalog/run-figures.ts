import type { Run } from '../models/outreach/run.ts'

/** The counts of a run that add up to `found`. */
export type RunCounts = Pick<Run, 'state' | 'found' | 'leftOut' | 'beyond' | 'open' | 'failed' | 'drafted'> &
  Partial<Pick<Run, 'shortlisted'>>

export interface RunFigure {
  readonly label: string
  readonly count: number
}

/** Message for a run that lost its mailbox. */
export const GMAIL_LOST =
  'Gmail was disconnected during this run. The emails written by then are in your tracker; the others were given back to your allowance.'

/** The postings found by a run and what became of them: the other figures add up to the first. */
export function runFigures(run: RunCounts): readonly RunFigure[] {
  const planned = run.state === 'drafting' || run.state === 'finished'
  const parts = [
    { label: 'Skipped', count: run.leftOut },
    { label: planned ? 'Over today’s limit' : 'Still to be looked at', count: run.beyond },
    { label: 'Shortlisted', count: (run.shortlisted ?? 0) - run.open - run.failed - run.drafted },
    { label: 'Being written', count: run.open },
    { label: 'Held back or failed', count: run.failed },
  ]
  return [
    { label: 'Found', count: run.found },
    ...parts.filter(({ count }) => count > 0),
    { label: 'Ready to read', count: run.drafted },
  ]
}

/** The same as a sentence: "60 postings found: 38 skipped, 7 over today’s limit, 15 ready to read." */
export function runFiguresInWords(run: RunCounts): string {
  const [found, ...parts] = runFigures(run)
  const count = (found?.count ?? 0).toLocaleString('en')
  const listed = parts.map((part) => `${part.count.toLocaleString('en')} ${part.label.toLowerCase()}`)
  return `${count} ${found?.count === 1 ? 'posting' : 'postings'} found: ${listed.join(', ')}.`
}
