import { folded } from './folded.ts'

/** The words of a text in lower case without accents; "C++" and "C#" keep their signs. */
export const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? []

/** Number of words in a text, separated by white space; a word contains at least one letter or digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
