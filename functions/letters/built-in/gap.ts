import { letterLanguageOf, mayBeIn } from '#functions/language/letter-languages.ts'
import { fitTitle, TITLE_MATCHES } from '#functions/postings/match-title.ts'
import type { Gap } from '#shared/letters/letter-texts.ts'
import type { Matches } from '#functions/matching/model.ts'
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

const OTHER_TRADE = new WeakMap<Matches, boolean>()

/**
 * True when no line answers the posting and no title, headline or degree of the resume names its field.
 * Cached, because many letters are composed for one posting.
 */
export function isOtherTrade(material: Material): boolean {
  const is = OTHER_TRADE.get(material.matches) ?? findOtherTrade(material)
  OTHER_TRADE.set(material.matches, is)
  return is
}

function findOtherTrade({ assignment, matches }: Material): boolean {
  const { facts, posting } = assignment
  const own = [
    ...facts.roles.map(({ title }) => title),
    facts.headline,
    ...facts.education.map(({ field }) => field),
  ]
    .map((fact) => fact?.value.toLowerCase() ?? '')
    .join(' ')
  return (
    !matches.answers.some(isSure) &&
    !facts.roles.some(
      ({ title }) => title !== null && fitTitle(title.value, posting.title).score >= TITLE_MATCHES,
    ) &&
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
