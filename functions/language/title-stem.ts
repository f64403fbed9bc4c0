/** Endings that tell whether a man or a woman is meant, or how many; in the order in which they are tried. */
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
 * A word of a title without the ending of gender and number: "infirmière" and "infirmier", "enfermera" and
 * "enfermeros", "Erzieherin" and "Erzieher" are one. For words that are folded already.
 */
export const titleStem = (word: string): string =>
  word.length <= 3 ? word : ENDINGS.reduce((stem, [ending, instead]) => stem.replace(ending, instead), word)
