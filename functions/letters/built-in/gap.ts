import { letterLanguageOf, mayBeIn } from '#functions/language/letter-languages.ts'
import { fitTitle, TITLE_MATCHES } from '#functions/postings/match-title.ts'
import type { Gap } from '#shared/letters/letter-texts.ts'
import type { Matches } from '#functions/matching/model.ts'
import { conceptsOf } from '#functions/matching/tag.ts'
import type { ResumeRole } from '#functions/resume/model.ts'
import type { Material } from './compose.ts'
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

/** True when no line answers the posting and no title, headline or degree of the resume names its field. */
export const isOtherTrade = (material: Material): boolean =>
  !material.matches.answers.some(isSure) && isOtherWork(material)

/**
 * True when no title, headline or degree of the resume names the posting's kind of work. Cached, because many
 * letters are composed for one posting.
 */
function isOtherWork(material: Material): boolean {
  const is = OTHER_WORK.get(material.matches) ?? findOtherWork(material)
  OTHER_WORK.set(material.matches, is)
  return is
}

const OTHER_WORK = new WeakMap<Matches, boolean>()

/** True when the title of a job names the posting's kind of work. */
export function isOfWork(role: ResumeRole | null, { assignment, posting: { language } }: Material): boolean {
  const { facts, posting } = assignment
  const title = role?.title?.value ?? ''
  const asked = conceptsOf(posting.title, language)
  return (
    fitTitle(title, posting.title).score >= TITLE_MATCHES ||
    [...conceptsOf(title, facts.language)].some((concept) => asked.has(concept))
  )
}

function findOtherWork(material: Material): boolean {
  const { facts, posting } = material.assignment
  const own = [
    ...facts.roles.map(({ title }) => title),
    facts.headline,
    ...facts.education.map(({ field }) => field),
  ]
    .map((fact) => fact?.value.toLowerCase() ?? '')
    .join(' ')
  return (
    !facts.roles.some((role) => isOfWork(role, material)) &&
    !tellingParts(posting.title).some((word) => own.includes(word))
  )
}

/** The gap that the reader will notice: another language, no job yet or another field. */
export function gapOf(material: Material, self: Self | null): Gap | null {
  const { assignment, posting } = material
  const { facts, language } = assignment
  const isForeign = !mayBeIn(language, posting.language)
  if (isForeign && letterLanguageOf(facts.language) === language) return 'language'
  if (self?.kind === 'graduate' && !facts.roles.some(({ kind }) => kind === 'job')) return 'first'
  return !isForeign && self?.kind !== 'student' && isOtherTrade(material) ? 'field' : null
}
