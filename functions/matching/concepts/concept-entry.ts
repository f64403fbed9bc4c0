import type { LetterLanguage } from '#shared/catalog/letters.ts'
import type { Concept } from '../model.ts'

/**
 * A concept and its words: lines of comma-separated terms for each language. Case and accents are ignored.
 * - `churn`: a stem at the beginning of a word ("churned"); one of three letters or fewer is a whole word.
 * - `lean.`: a whole word.
 * - `on time deliver`: a phrase. `wait~time`: the second within five words of the first, in either order.
 * - `*buchhaltung`: anywhere inside a word, for German compounds.
 *
 * New words and concepts are added to their field in `content/concepts`.
 */
export interface ConceptEntry extends Concept {
  readonly words: Readonly<Partial<Record<LetterLanguage, readonly string[]>>>
  /** True for concepts of every field (teamwork, reports) or every job of a field (patient care). */
  readonly general?: boolean
}
