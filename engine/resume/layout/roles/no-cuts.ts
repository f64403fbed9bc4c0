import { employerScore, isFunction, titleScore } from '../words/job-words.ts'
import { isPlace } from '../words/places.ts'

/** A sign in a line of an entry, and the words around it. */
type IsOne = (area: string, cut: RegExpExecArray) => boolean

export const AT_NEXT = /(?:@|at|bei(?: de[rmn])?|beim|chez|bij|au|aux|à la|à l['’])\s*$/u

/** "Brandt & Cole, Attorneys at Law": what stands before "at" is a firm and no title. */
const isInsideName: IsOne = (area, { 0: sign, index }) => {
  const before =
    area
      .slice(0, index)
      .split(/[\t|•·]|\s[–—-]{1,2}\s/u)
      .at(-1) ?? ''
  return AT_NEXT.test(sign) && titleScore(before) === 0 && employerScore(before) > 0
}

/** Words of names of firms that are written short. */
const CUT_SHORT = /(?<!\p{L})(?:Dr\. (?:med|dent|vet|phil|jur)|Bros|Gebr|Mfg|Intl)$/u

/** "Praxis Dr. med. Seligmann", and "Gebr. Mattheis KG": a short word at the beginning that is no title is cut short. */
const isShortened: IsOne = (area, { 0: sign, index }) => {
  const before = area.slice(0, index)
  const isShort = /^\P{L}*\p{L}{1,5}$/u.test(before) && titleScore(before) === 0
  const [next = ''] = area.slice(index + sign.length).split(/[\t|,]/u, 1)
  const isOfName = CUT_SHORT.test(before) && titleScore(next) < 2 && !isPlace(next)
  return sign.startsWith('.') && (isShort || isOfName)
}

/** "Head of Planning (deputy)" is no head: the bracket belongs to the title. */
export const RANK = /^(?:deputy|acting|interim|trainee|stellv|kommissarisch|adjoint|par intérim|suplente)/iu
const isBeforeRank: IsOne = (area, { 0: sign, index }) =>
  /^ +$/u.test(sign) && area[index + sign.length] === '(' && RANK.test(area.slice(index + sign.length + 1))

/** "Head: Internal Audit": what stands before the colon is a rank, and behind it the field. */
const POST =
  /^\P{L}*(?:\p{L}+ ){0,2}(?:head|manager(?:in)?|director[a]?|lead|leiter(?:in)?|responsable|jefe|jefa|cheff?e?|gerente)$/iu
const isBeforeField: IsOne = (area, { 0: sign, index }) =>
  sign.startsWith(':') &&
  POST.test(area.slice(0, index)) &&
  isFunction(area.slice(index + sign.length).split(/[\t|,(]| [–—-] /u)[0] ?? '')

/** "Outpatient / ED Coder, Capital Hospital": a title of two, as its employer stands behind it. */
const isOneTitle: IsOne = (area, { 0: sign, index }) => {
  const [title = '', employer = ''] = area.slice(index + sign.length).split(/,\s(.*)/u)
  return (
    sign.trim() === '/' &&
    titleScore(title) === 2 &&
    employerScore(employer) > 0 &&
    employerScore(area.slice(0, index)) === 0
  )
}

const ALL: readonly IsOne[] = [isInsideName, isBeforeRank, isShortened, isBeforeField, isOneTitle]

/** Whether a sign that elsewhere stands between title, employer and place is part of one of them. */
export const isNoCut: IsOne = (area, cut) => ALL.some((isOne) => isOne(area, cut))
