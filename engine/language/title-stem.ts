/** Endings of gender and number, in the order in which they are removed. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=er|ent|ant|ist|or|og|at|eut|eur)in(?:nen)?$/u, ''],
  [/(?<=\p{L}{4})(?:mann|frau|leute)$/u, ''],
  [/(?<=stellt|tragt)er$/u, ''],
  [/krafte$/u, 'kraft'],
  [/iere$/u, 'ier'],
  [/euse$/u, 'eur'],
  [/trice$/u, 'teur'],
  [/ienne$/u, 'ien'],
  [/(?<=\p{L}{3})[aeo]+$/u, ''],
]

/**
 * Removes the endings of gender and number from a folded word of a title, so that "infirmière" equals
 * "infirmier", "enfermera" "enfermeros", and "Erzieherin" "Erzieher".
 */
export const titleStem = (word: string): string =>
  word.length <= 3 ? word : ENDINGS.reduce((stem, [ending, instead]) => stem.replace(ending, instead), word)
