import type { LetterLanguage } from '#shared/catalog/letters.ts'
import type { Concept } from '../model.ts'

/**
 * A concept and the words that speak of it, lines of terms apart by commas for each language. Case and accents do not
 * matter.
 * - `churn`: a stem that a word begins with ("churned"); one of three letters or fewer is a whole word.
 * - `lean.`: a whole word.
 * - `on time deliver`: a phrase. `wait~time`: the second within five words of the first, in either order.
 * - `*buchhaltung`: anywhere inside a word, for German compounds.
 *
 * To teach the product a word or a concept, add it to its field in `content/concepts`.
 */
export interface ConceptEntry extends Concept {
  readonly words: Readonly<Partial<Record<LetterLanguage, readonly string[]>>>
  /**
   * True for what every field (teamwork, reports) or every job of a field (patient care) asks for: by itself
   * it tells little.
   */
  readonly general?: boolean
}
