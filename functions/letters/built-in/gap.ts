import { letterLanguageOf, mayBeIn } from '#functions/language/letter-languages.ts'
import { fitTitle, TITLE_MATCHES } from '#functions/postings/match-title.ts'
import type { Gap } from '#shared/letters/letter-texts.ts'
import type { Matches } from '#functions/matching/model.ts'
import { fieldsOfTitle } from '#functions/resume/facts/fields-of-work.ts'
import { conceptsOf } from '#functions/matching/tag.ts'
import type { ResumeRole } from '#functions/resume/model.ts'
import type { Material } from './model.ts'
import { isSure } from './proofs.ts'
import type { Self } from './who.ts'

const BEGINNING = 5
const ENDING = 9

/** Word stems that identify a field of work: starts of words, and ends of long ones ("Projektingenieur"). */
const tellingParts = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).flatMap((word) => [
    word.slice(0, BEGINNING),
    ...(word.length > ENDING + 2 ? [word.slice(-ENDING)] : []),
  ])

/** Whether the title of a job is in the same field of work. */
function hasWorkedInFieldOf(posted: string, roles: readonly ResumeRole[]): boolean {
  const fields = new Set(fieldsOfTitle(posted))
  return roles.some(
    ({ title }) => title !== null && fieldsOfTitle(title.value).some((field) => fields.has(field)),
  )
}

/** Found once for a posting, because many letters are composed for it. */
const WORK = new WeakMap<Matches, { readonly roles: ReadonlySet<string>; readonly isOther: boolean }>()

/** The ids of the jobs whose title names the posting's kind of work; `isOther` when nothing in the resume does. */
function workOf({ assignment, posting, matches }: Material) {
  const known = WORK.get(matches)
  if (known !== undefined) return known
  const { facts, posting: posted } = assignment
  const asked = conceptsOf(posted.title, posting.language)
  const isOfIt = (title: string): boolean =>
    fitTitle(title, posted.title).score >= TITLE_MATCHES ||
    [...conceptsOf(title, facts.language)].some((concept) => asked.has(concept))
  const roles = new Set(facts.roles.filter(({ title }) => isOfIt(title?.value ?? '')).map(({ id }) => id))
  const own = [
    ...facts.roles.map(({ title }) => title),
    facts.headline,
    ...facts.education.map(({ field }) => field),
  ]
    .map((fact) => fact?.value.toLowerCase() ?? '')
    .join(' ')
  const isOther =
    roles.size === 0 &&
    !hasWorkedInFieldOf(posted.title, facts.roles) &&
    !tellingParts(posted.title).some((word) => own.includes(word))
  const found = { roles, isOther }
  WORK.set(matches, found)
  return found
}

/** True when the title of a job names the posting's kind of work. */
export const isOfWork = (role: ResumeRole | null, material: Material): boolean =>
  role !== null && workOf(material).roles.has(role.id)

/** True when no line answers the posting and no title, headline or degree of the resume names its field. */
export const isOtherTrade = (material: Material): boolean =>
  !material.matches.answers.some(isSure) && workOf(material).isOther

/** The gap that the reader will notice: another language, no job yet or another field. */
export function gapOf(material: Material, self: Self | null): Gap | null {
  const { assignment, posting } = material
  const { facts, language } = assignment
  const isForeign = !mayBeIn(language, posting.language)
  if (isForeign && letterLanguageOf(facts.language) === language) return 'language'
  if (self?.kind === 'graduate' && !facts.roles.some(({ kind }) => kind === 'job')) return 'first'
  return !isForeign && self?.kind !== 'student' && isOtherTrade(material) ? 'field' : null
}
