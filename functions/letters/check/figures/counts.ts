import type { Assignment } from '#functions/letters/model.ts'
import { quantities, type Quantity } from './quantities.ts'
import type { Statement } from '../sentences/statements.ts'

/** Parts of a list: "A, B and C" has three. */
function listLengths(text: string): readonly number[] {
  const lists = text.split(/[.;:?!]|\b(?:which|who|where|while|that)\b/u)
  return lists.flatMap((list) => {
    const joints =
      list.match(/,(?: (?:and|or|und|et|y))?|\b(?:and|or|as well as|beside|und|et|y)\b/gu)?.length ?? 0
    return joints === 0 ? [] : [joints + 1, joints]
  })
}

const THINGS_OF_A_RESUME =
  /^\W*(?:\p{L}+ ){0,2}(?:employers?|placements?|rotations?|projects?|compan(?:y|ies)|firms?|jobs?|roles?|posts?|positions?|degrees?|languages?|certificates?|certifications?|licen[cs]es?|hospitals?|schools?|places?|practices?|clinics?|restaurants?|kitchens?|warehouses?|shops?|stores?|firms?|agencies|agency|towns?|cities|countries|years? there)\b/iu

/**
 * True for the number of things that this or the last sentence lists, of two that were just named, and of the
 * resume's own jobs, degrees and languages.
 */
export function isCount(
  quantity: Quantity,
  statement: Statement,
  previous: Statement | null,
  { facts }: Assignment,
): boolean {
  const [value] = quantity.values
  if (value === undefined || value > 12 || !quantity.units.includes(null)) return false
  const { text } = statement
  if (
    /\b(?:the|these|those)\s+$/i.test(text.slice(0, quantity.start)) &&
    quantities(previous?.text ?? '').some((before) => before.values.includes(value))
  )
    return true
  if (
    /\b(?:the|these|those|all|of the|any of the|none of the|both|other)\s+$/i.test(
      text.slice(0, quantity.start),
    ) &&
    value <= 4
  )
    return [...listLengths(text), ...listLengths(previous?.text ?? '')].includes(value) || value === 2
  if (
    /^ (?:targets?|goals?|things?|points?|parts?|reasons?|aims?|tasks?|questions?|lines?|sides?|halves)\b/i.test(
      text.slice(quantity.end),
    ) &&
    listLengths(text).includes(value)
  )
    return true
  if (!THINGS_OF_A_RESUME.test(text.slice(quantity.end))) return false
  const employers = new Set(facts.roles.flatMap(({ employer }) => employer?.value.toLowerCase() ?? []))
  return [
    employers.size,
    facts.roles.length,
    facts.education.length,
    facts.languages.length,
    facts.certificates.length,
    ...facts.roles.map(({ kind }) => facts.roles.filter((role) => role.kind === kind).length),
  ].includes(value)
}
