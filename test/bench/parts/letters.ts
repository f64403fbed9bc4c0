import { plainWriter, buildPrompt } from '#engine/test/inside.ts'
import { WriterUnavailable } from '#engine/test/inside.ts'
import { SECRETS } from '#engine/test/letters/prompt/secrets.ts'
import { UNSEEN_LETTERS } from '#engine/test/letters/unseen-letters.ts'
import { type Figure, figure, median, report } from '../figure.ts'
import {
  HARD_CLASSES,
  labelledFiles,
  refusedOf,
  type Verdict,
  verdictsOf,
} from '#engine/test/letters/labelled.ts'

/** The date of all letters, so that the durations in them are always the same. */
const TODAY = new Date('2026-11-27T09:00:00.000Z')

const percent = ([part, whole]: readonly [number, number]): number => (whole === 0 ? 0 : (100 * part) / whole)

const isLie = ({ expect }: Verdict): boolean => expect === 'refuse'
const sets = labelledFiles().map(({ name, assignments, cases }) => ({
  name,
  verdicts: verdictsOf(assignments, cases, TODAY),
}))

/** Cases of LETTER_CASES are kept elsewhere; "unseen" were written before the check, the others were seen while it was written. */
const figures = sets.flatMap(({ name, verdicts }): readonly Figure[] => {
  const hard = refusedOf(verdicts.filter((one) => isLie(one) && HARD_CLASSES.has(one.class)))
  const honest = refusedOf(verdicts.filter((one) => !isLie(one)))
  return [
    figure(
      'hard',
      `${name}: hard facts refused by code alone`,
      percent(hard),
      '%',
      '>= 90',
      hard.join(' of '),
    ),
    figure(
      'fine',
      `${name}: honest letters refused by code`,
      percent(honest),
      '%',
      '<= 3',
      honest.join(' of '),
    ),
  ]
})

const assignments = [
  ...new Map(UNSEEN_LETTERS.map((one) => [one.assignment.posting.title, one.assignment])).values(),
]
const ROUNDS = 25
const from = performance.now()
let written = 0
for (let round = 0; round < ROUNDS; round += 1)
  for (const assignment of assignments) {
    const letter = await plainWriter.write(assignment, null).catch((error: unknown) => {
      if (error instanceof WriterUnavailable) return null
      throw error
    })
    written += letter === null ? 0 : 1
  }
const seconds = (performance.now() - from) / 1_000

const prompts = assignments.map((assignment) => buildPrompt(assignment, null, SECRETS))
const tokens = (of: (prompt: (typeof prompts)[number]) => string): number =>
  Math.ceil(median(prompts.map((prompt) => of(prompt).length)) / 4)

report({
  figures: [
    ...figures,
    figure('rate', 'plain letters written a second, on one core', written / seconds, '/s'),
    figure(
      'size',
      "tokens of the prompt that a day's letters share, median",
      tokens(({ system, shared }) => system + shared),
      'tokens',
    ),
    figure(
      'size',
      "tokens of the prompt that are a letter's own, median",
      tokens(({ user }) => user),
      'tokens',
    ),
  ],
  details: {
    byClass: Object.fromEntries(
      sets.map(({ name, verdicts }) => [
        name,
        Object.fromEntries(
          [...Map.groupBy(verdicts, (one) => `${one.expect} ${one.class}`)].map(([key, all]) => [
            key,
            refusedOf(all),
          ]),
        ),
      ]),
    ),
  },
})
