import { isBrokenOff } from '../../language/open-end.ts'
import { headingKind } from '../../resume/layout/sections/headings.ts'
import { factAt } from '../../resume/layout/words/fact.ts'
import type { Fact } from '../../values/resume-facts.ts'
import type { Assignment } from '../model.ts'

/** A full stop that ends a sentence: not that of "eidg. Fachausweis". */
const STOP = String.raw`(?<!(?:^|[\s(])(?:[Ee]idg|[Dd]ipl|[Gg]epr|[Ss]taatl|[Ii]n[ck]l|approx|[Nn][or]|[Ll]ic|ca|Dr|St|Kat|Ing|Lic|Tel|Prof|Mrs?|Ms|Sr|Jr|Co))\.`

/** A sentence without its mark, or an item of a list; it may go on below in small letters, a bracket, or with a year. */
const PIECE = new RegExp(
  String.raw`[\p{L}\d](?:(?!${STOP}(?:\s+(?:\p{Lu}|\d+\+? (?:years|jahre|ans|años)(?!\p{L}))|\s*$)|[;|•·]\s)[^\n]|\n(?=\p{Ll}|\(|\d{4}(?: \(|[.,\n])))*`,
  'gmu',
)

/** The sentences and items of lists outside of the jobs, with their labels: "Available<tab>from March 2027". */
export function piecesOf({ facts, resumeText }: Assignment): readonly Fact[] {
  const isOfJob = (at: number) => facts.roles.some(({ span }) => span.start <= at && at < span.end)
  const found: { readonly start: number; readonly end: number }[] = []
  for (const { 0: text, index } of resumeText.matchAll(PIECE)) {
    const above = found.at(-1)
    const isRest =
      above !== undefined &&
      index === above.end + 1 &&
      isBrokenOff(resumeText.slice(above.start, above.end).trimEnd())
    if (isRest) found.pop()
    const heading = /^.*\n/u.exec(text)?.[0] ?? ''
    const own = headingKind(heading) === null ? index : index + heading.length
    found.push({ start: isRest ? above.start : own, end: index + text.length })
  }
  return found.flatMap(({ start, end }) => (isOfJob(start) ? [] : (factAt(resumeText, start, end) ?? [])))
}
