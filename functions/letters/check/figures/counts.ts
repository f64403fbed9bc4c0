import type { Assignment } from '#functions/letters/model.ts'
import type { Quantity } from './quantities.ts'
import type { Statement } from '../sentences/statements.ts'

/** Possible lengths of the lists in a text: "A, B and C" gives 3 and 2. */
function listLengths(text: string): readonly number[] {
  const lists = text.split(/[.;:?!]|\b(?:which|who|where|while|that)\b/u)
  return lists.flatMap((list) => {
    const joints =
      list.match(/,(?: (?:and|or|und|et|y))?|\b(?:and|or|as well as|beside|und|et|y)\b/gu)?.length ?? 0
    return joints === 0 ? [] : [joints + 1, joints]
  })
}

const OF_A_LIST = /\b(?:the|these|those|all|of the|any of the|none of the|both|other)\s+$/i
const THINGS_OF_A_RESUME =
  /^\W*(?:\p{L}+ ){0,2}(?:employers?|placements?|rotations?|projects?|compan(?:y|ies)|firms?|jobs?|roles?|posts?|positions?|degrees?|languages?|certificates?|certifications?|licen[cs]es?|hospitals?|schools?|places?|practices?|clinics?|restaurants?|kitchens?|warehouses?|shops?|stores?|firms?|agencies|agency|towns?|cities|countries|years? there)\b/iu

/**
 * True for the number of things listed in this sentence or the previous one, and for the number of the
 * resume's employers, jobs, degrees, languages or certificates.
 */
export function isCount(
  { values: [value], units, start, end }: Quantity,
  { text }: Statement,
  previous: Statement | null,
  { facts }: Assignment,
): boolean {
  if (value === undefined || value > 12 || !units.includes(null)) return false
  const after = text.slice(end)
  if (OF_A_LIST.test(text.slice(0, start)))
    return [...listLengths(text), ...listLengths(previous?.text ?? '')].includes(value)
  if (!THINGS_OF_A_RESUME.test(after)) return false
  const employers = new Set(facts.roles.flatMap(({ employer }) => employer?.value.toLowerCase() ?? []))
  const counts = [facts.roles, facts.education, facts.languages, facts.certificates].map(
    ({ length }) => length,
  )
  return [employers.size, ...counts].includes(value)
}
