import type { LetterLanguage } from '#shared/catalog/letters.ts'
import type { Concept } from '../model.ts'

/**
 * A concept and the words that speak of it, a list apart by commas for each language. Case and accents do not
 * matter.
 * - `churn`: a stem that a word begins with ("churned"); one of three letters or fewer is a whole word.
 * - `lean.`: a whole word.
 * - `on time deliver`: a phrase. `wait~time`: the second within five words of the first, in either order.
 * - `*buchhaltung`: anywhere inside a word, for German compounds.
 *
 * To teach the product a word, add it here; to teach it a concept, add an entry to its field's file.
 */
export interface ConceptEntry extends Concept {
  readonly words: Readonly<Record<LetterLanguage, string>>
  /**
   * True for what every field (teamwork, reports) or every job of a field (patient care) asks for: by itself
   * it tells little.
   */
  readonly general?: true
}
