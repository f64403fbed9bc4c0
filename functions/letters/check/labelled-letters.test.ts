import { expect, test } from 'vitest'
import { HARD_CLASSES, labelledFiles, refusedOf, verdictsOf } from '#harness/letters/labelled.ts'

const TODAY = new Date('2026-11-27T09:00:00.000Z')

/**
 * Of each set of letters with a known verdict: hard facts that are wrong and refused, and honest letters that
 * are refused. A change that moves one of these numbers down, or up on the right, is a loss.
 */
const EXPECTED: Readonly<Record<string, readonly [hard: string, honest: string]>> = {
  dev: ['39 of 49', '2 of 88'],
  drives: ['10 of 13', '1 of 40'],
  fluent: ['6 of 9', '6 of 24'],
  free: ['12 of 16', '3 of 60'],
  fresh: ['18 of 28', '6 of 76'],
  held: ['36 of 49', '4 of 95'],
  late: ['12 of 17', '9 of 34'],
  new: ['10 of 18', '2 of 58'],
  prose: ['11 of 24', '4 of 40'],
  voices: ['18 of 36', '8 of 110'],
  whole: ['19 of 39', '10 of 81'],
  unseen: ['45 of 48', '0 of 40'],
}

test.each(labelledFiles())(
  'hard facts are refused and honest letters pass: $name',
  ({ name, assignments, cases }) => {
    const verdicts = verdictsOf(assignments, cases, TODAY)
    const hard = verdicts.filter((one) => one.expect === 'refuse' && HARD_CLASSES.has(one.class))
    const honest = verdicts.filter((one) => one.expect === 'pass')
    expect([refusedOf(hard).join(' of '), refusedOf(honest).join(' of ')]).toEqual(EXPECTED[name])
  },
)
