/**
 * A field of work. `titles` and `words` are lists apart by commas, in English, German, French and Spanish, of
 * titles of jobs in it and of words that speak of its work. Case, accents and plural do not matter; `*`
 * stands for any letters before or after. To teach the product a field or a word, add it here.
 */
export interface FieldOfWork {
  /** As it reads in "Your resume is about nursing". */
  readonly name: string
  /** Fields that somebody of this one moves between without being asked why. */
  readonly near: readonly string[]
  readonly titles: readonly [en: string, de: string, fr: string, es: string]
  readonly words: readonly [en: string, de: string, fr: string, es: string]
}
