import { folded } from './folded.ts'

/** The words of a text in lower case without accents; "C++" and "C#" keep their signs. */
export const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? []
