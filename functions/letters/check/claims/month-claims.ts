import type { Assignment } from '#functions/letters/model.ts'
import { evidenceOf } from '../evidence.ts'
import { fold } from '../text/fold.ts'
import { months, saysMonth } from '../text/months.ts'
import { problem, type Problem } from '../binding/problem.ts'

/** Months of a text that neither resume nor posting names. */
export function unprovenMonths(text: string, assignment: Assignment): Problem[] {
  const evidence = evidenceOf(assignment)
  return months(fold(text)).flatMap((claim): Problem[] =>
    saysMonth(claim, evidence.months)
      ? []
      : [
          problem(
            'L05',
            `"${text.slice(claim.start, claim.end)}" stands neither in the resume nor in the posting.`,
            { start: claim.start, end: claim.end },
          ),
        ],
  )
}
