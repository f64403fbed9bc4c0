import { itemsOf } from '../lists/certificates.ts'
import { isLanguageItem, namesLanguages } from '../lists/languages.ts'
import { namesPaper } from '../lists/papers.ts'
import { LEAD, linesBetween, type Paragraph } from '../text/paragraphs.ts'
import { sentences } from '../words/statements.ts'
import type { SectionKind } from './heading-words.ts'
import { headingKind } from './headings.ts'

/** A part of a paragraph and the kind of section that it is of; null for any other thing. */
interface Apart {
  readonly kind: SectionKind | null
  readonly paragraph: Paragraph
}

/** Kinds of lists behind a label among other things: "Languages: Irish. Hobbies: chess." */
const LABELLED = new Set<SectionKind>(['languages', 'interests', 'skills'])

/** Skills have no year behind a comma: "RHIT (AHIMA), 2015". */
const AWARDED = /^[^\d]{4,90}(?:, (?:\p{L}{3,9}\.? )?| \()(?:19|20)\d\d\)?$/u

/** The kind of words among other things, and where what is of it begins: "Diving: Rescue Diver" names a paper behind a label. */
function kindOf(words: string, of: SectionKind): { kind: SectionKind | null; by: number } {
  if (of === 'skills' && AWARDED.test(words) && /\p{Lu}{2}/u.test(words))
    return { kind: 'certifications', by: 0 }
  const [lead = '', title = ''] = LEAD.exec(words) ?? []
  if (namesPaper(words)) return { kind: 'certifications', by: 0 }
  if (lead !== '' && namesPaper(words.slice(lead.length))) return { kind: 'certifications', by: lead.length }
  const kind = headingKind(title)
  const [item = ''] = words.slice(lead.length).split(',')
  // "Languages: Go, Bash" are none that people speak.
  if (kind !== null && LABELLED.has(kind) && (kind !== 'languages' || isLanguageItem(item)))
    return { kind, by: lead.length }
  return { kind: namesLanguages(words) ? 'languages' : null, by: 0 }
}

/** The class of a license at the end of a sentence, which a single letter else does not end: "Klasse B. Chess." */
const CLASS =
  /(?<=(?:klasse|class|category|permis|permiso|carn[eé]t?|licen[cs]e|schein|ausweis) )[A-E](?=\. )/giu

/** The offset in the text of a place in a paragraph's words. */
function offsetAt({ lines, end }: Paragraph, at: number): number {
  let left = at
  for (const { start, words } of lines) {
    if (left <= words.length) return start + left
    left -= words.length + 1
  }
  return end
}

/**
 * A paragraph among remarks, cut between its sentences and items if one of them is a paper or names languages:
 * "HACCP training; Permis B; rugby", "OSHA 30 (2021). German (A2). Chess."
 */
export function withPapersApart(paragraph: Paragraph, of: SectionKind): readonly Apart[] {
  const { words } = paragraph
  const parts = sentences(words.replaceAll(CLASS, '1'), 0, words.length)
    .flatMap(({ start, end }) => itemsOf(words, { start, end, words: words.slice(start, end) }))
    .map((item) => ({ ...item, ...kindOf(item.words.replace(/\.$/u, ''), of) }))
  return parts.some(({ kind }) => kind === 'certifications' || kind === 'languages')
    ? parts.flatMap(({ start, end, kind, by }) =>
        linesBetween(paragraph, offsetAt(paragraph, start + by), offsetAt(paragraph, end)).map((one) => ({
          kind,
          paragraph: one,
        })),
      )
    : [{ kind: null, paragraph }]
}
