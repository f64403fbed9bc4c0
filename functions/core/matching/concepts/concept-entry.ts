import type { LetterLanguage } from '#shared/catalog/letters.ts'
import type { Concept } from '../model.ts'

/**
 * A concept and the words that speak of it, a language a list apart by commas. A word is a stem that a text's word begins with ("churn"
 * finds "churned"); one of three letters or fewer is a whole word. Several words are a phrase. `a~b`: b stands within five words of a, in
 * either order. `*`: anywhere inside a word, for German compounds ("*abschluss"). Case and accents do not matter. To teach the product a
 * word, add it here.
 */
export interface ConceptEntry extends Concept {
  readonly words: Readonly<Record<LetterLanguage, string>>
  /** True for what every field asks for (teamwork, reports): it tells less. */
  readonly general?: true
}
