import type { Assignment } from '#functions/letters/model.ts'
import { evidenceOf } from '../evidence.ts'
import { degrees, degreeSubjects, provesDegree } from '../text/degrees.ts'
import { problem, type Problem } from '../binding/problem.ts'

/**
 * Degrees, certificates and licences of a text without proof; those of the writer are proven by the resume
 * alone.
 */
export function unprovenDegrees(
  text: string,
  assignment: Assignment,
  isOwn: (at: number) => boolean = () => true,
): Problem[] {
  const evidence = evidenceOf(assignment)
  const shown = (span: { start: number; end: number }): string => text.slice(span.start, span.end).trim()
  return [
    ...degrees(text).flatMap(({ kind, span }): Problem[] => {
      const source = isOwn(span.start) ? evidence.ownDegrees : evidence.allDegrees
      return provesDegree(kind, source)
        ? []
        : [
            problem(
              'L05',
              `"${shown(span)}" is a degree or certificate that the ${isOwn(span.start) ? 'resume does' : 'sources do'} not name.`,
              span,
            ),
          ]
    }),
    ...degreeSubjects(text).flatMap(({ text: word, span }): Problem[] => {
      const source = isOwn(span.start) ? evidence.own : evidence.all
      return source.has(word)
        ? []
        : [problem('L05', `The subject "${word}" of the degree or certificate stands in no source.`, span)]
    }),
  ]
}
