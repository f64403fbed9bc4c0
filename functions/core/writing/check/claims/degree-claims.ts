import type { Assignment } from '#core/writing/model.ts'
import { evidenceOf, withoutTitles } from '../evidence.ts'
import { degrees, degreeSubjects, provesDegree } from '../text/degrees.ts'
import { claims, within } from '../text/experience.ts'
import type { Problem } from './problem.ts'

/** Degrees, certificates and licences of a text without proof; those of the writer are proven by the resume alone. */
export function unprovenDegrees(text: string, assignment: Assignment): Problem[] {
  const evidence = evidenceOf(assignment)
  const own = claims(withoutTitles(text, assignment))
  const shown = (span: { start: number; end: number }): string => text.slice(span.start, span.end).trim()
  return [
    ...degrees(text).flatMap(({ kind, span }): Problem[] => {
      const source = within(span, own) ? evidence.ownDegrees : evidence.allDegrees
      return provesDegree(kind, source) ? [] : [{ span, message: `"${shown(span)}" is a degree or certificate that the ${within(span, own) ? 'resume does' : 'sources do'} not name.` }]
    }),
    ...degreeSubjects(text).flatMap(({ text: word, span }): Problem[] => {
      const source = within(span, own) ? evidence.own : evidence.all
      return source.has(word) ? [] : [{ span, message: `The subject "${word}" of the degree or certificate stands in no source.` }]
    }),
  ]
}
