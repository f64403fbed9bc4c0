import { folded } from '#core/resume/facts/fields/recognise.ts'

/** The words of a text in small letters without accents; "C++" and "C#" keep their signs. */
export const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? []
