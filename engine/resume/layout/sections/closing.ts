import type { Paragraph } from '../text/paragraphs.ts'
import { findSingle } from '../words/dates.ts'
import { placeStart } from '../words/places.ts'

/** Paragraphs after the place and date at the end: a signature. */
const MAX_AFTER = 2
const MAX_SIGNATURE = 5

const LEAD =
  /^(?:fait à |hecho en |en )?(?<town>\p{Lu}[\p{L}.’' -]{1,30}?)(?:,| (?:den|im|am|le|el|a))*\s*$/iu
/** A day or a month; a year alone may be that of a school. */
const WITH_MONTH = /\p{L}{3,}\.? (?:del? )?\d{4}$|\d{1,2}[./]\d{1,2}[./]\d{4}$/u

/** "Dortmund, im November 2026": the place and date that a resume is signed with. */
function isClosing({ words: all, lines }: Paragraph): boolean {
  // The name may stand beside.
  const [words = ''] = all.split('\t')
  const single = lines.length === 1 ? findSingle(words, 0, words.length) : null
  if (single === null || single.to < words.length || !WITH_MONTH.test(words)) return false
  const town = LEAD.exec(words.slice(0, single.from))?.groups?.['town']
  return town !== undefined && placeStart(`-, ${town}`) > 0
}

/** "References on request. Will not relocate." */
const OFFER =
  /^(?:references|referenzen|références|referencias)\s[^.]*\b(?:request|anfrage|wunsch|demande|solicitud)/iu

/** The paragraphs without an offer of references and the place, date and signature at their end, which belong to no section. */
export function withoutClosing(all: readonly Paragraph[]): readonly Paragraph[] {
  const paragraphs = OFFER.test(all.at(-1)?.words ?? '') ? all.slice(0, -1) : all
  const at = paragraphs.findLastIndex(isClosing)
  const after = paragraphs.slice(at + 1)
  return at > 0 &&
    after.length <= MAX_AFTER &&
    after.every(({ words }) => words.split(' ').length <= MAX_SIGNATURE)
    ? paragraphs.slice(0, at)
    : paragraphs
}
