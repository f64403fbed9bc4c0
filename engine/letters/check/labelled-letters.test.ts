import { expect, test } from 'vitest'
import { HARD_CLASSES, labelledFiles, refusedOf, verdictsOf } from '../../test/letters/labelled.ts'
import { atNight } from '../../test/at-night.ts'

const TODAY = new Date('2026-11-27T09:00:00.000Z')

/**
 * Of each set of letters with a known verdict: hard facts that are wrong and refused, and honest letters that
 * are refused. A change that moves one of these numbers down, or up on the right, is a loss. The three honest ones of
 * `fluent` ask two questions each, and L08 lets one stand.
 */
const ALL: Readonly<Record<string, readonly [hard: string, honest: string]>> = {
  dev: ['47 of 49', '1 of 88'],
  drives: ['12 of 13', '0 of 40'],
  fluent: ['8 of 9', '3 of 24'],
  free: ['14 of 17', '1 of 60'],
  fresh: ['24 of 28', '0 of 76'],
  held: ['47 of 49', '0 of 95'],
  late: ['12 of 17', '1 of 34'],
  new: ['17 of 18', '1 of 58'],
  prose: ['16 of 25', '0 of 40'],
  voices: ['24 of 36', '3 of 110'],
  whole: ['34 of 39', '1 of 81'],
  unseen: ['45 of 48', '0 of 40'],
  trades: ['17 of 20', '0 of 20'],
  people: ['30 of 41', '0 of 18'],
}

/** By day the last two letters of each class of some sets, in which every class stands and every rule runs. */
const TWO_OF_A_CLASS: Readonly<Record<string, readonly [hard: string, honest: string]>> = {
  free: ['12 of 15', '0 of 2'],
  held: ['28 of 29', '0 of 4'],
  voices: ['8 of 12', '0 of 2'],
  whole: ['13 of 14', '0 of 2'],
  unseen: ['28 of 30', '0 of 2'],
  people: ['13 of 21', '0 of 2'],
}
const [EXPECTED, OF_A_CLASS] = atNight ? [ALL] : [TWO_OF_A_CLASS, 2]
const FILES = labelledFiles().filter(({ name }) => atNight || name in TWO_OF_A_CLASS)

test.each(FILES)('hard facts are refused and honest letters pass: $name', ({ name, assignments, cases }) => {
  const verdicts = verdictsOf(assignments, cases, TODAY, OF_A_CLASS)
  const hard = verdicts.filter((one) => one.expect === 'refuse' && HARD_CLASSES.has(one.class))
  const honest = verdicts.filter((one) => one.expect === 'pass')
  expect([refusedOf(hard).join(' of '), refusedOf(honest).join(' of ')]).toEqual(EXPECTED[name])
})
