import { problem, type Problem } from '../findings.ts'
import { tellingIn } from '../sentences/segments.ts'
import { TURNS_TO_READER } from '../sentences/statements.ts'
import type { Statement, Units } from '../model.ts'

/** A second deed in the past: "I built the orientation and ran the safety audits". */
const AND_DID =
  /(?<=\bI\b.*),? and (?:then |also )?(?:(?:re)?\p{Ll}{2,}ed|became|ran|won|cut|built|gave|kept|made|wrote|took|set|taught|sold|grew|brought|drew) [^,;:.?]+[.,;]?$/u

/** L05: a deed that follows another with "and" although no word of it stands in the resume. */
export function addedDeed(statement: Statement, { ownMeanings }: Units): readonly Problem[] {
  const { kind, text } = statement
  const said = kind === 'own' ? AND_DID.exec(text) : null
  if (said === null || TURNS_TO_READER.test(said[0])) return []
  const telling = tellingIn(statement, { start: said.index, end: text.length })
  return telling.length === 0 || telling.some(({ stem }) => ownMeanings.has(stem))
    ? []
    : [problem('L05', 'Your resume does not say this.', said)]
}

/** "and unit turnover halved", "which brought our insurance costs down": group `what` changed. */
const CHANGES = [
  /(?:,? and|,? so|^|,) (?<what>(?:\p{L}[\p{L}-]* ){1,3}?)(?:rose|fell|dropped|halved|doubled|tripled|grew|improved|sank|climbed|went (?:up|down)|came down)\b(?! (?:from|by|to) )/dgiu,
  /\bwhich (?:brought|cut|lowered|raised|increased|reduced|improved) (?<what>(?:\p{L}[\p{L}-]* ?){1,3})/dgiu,
]

/** L23: a change of something that the resume does not mention. */
export function addedOutcome(statement: Statement, { ownMeanings }: Units): readonly Problem[] {
  const { kind, text } = statement
  if ((kind !== 'own' && kind !== 'theirs') || TURNS_TO_READER.test(text)) return []
  return CHANGES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match): readonly Problem[] => {
    const [start = 0, end = 0] = match.indices?.groups?.['what'] ?? []
    const changed = tellingIn(statement, { start, end }).at(-1)
    return changed === undefined || ownMeanings.has(changed.stem)
      ? []
      : [problem('L23', `The resume does not say this of "${changed.text}".`, match)]
  })
}
