/** A word in capitals, which stands in an abbreviation as it is: "SHRM" in "SHRM-CP". */
const CAPITALS = /^\p{Lu}{2,}$/u
/** Longer words are never left out: "of", "in", "à la". */
const SMALL = /^\p{Ll}{1,3}$/u

/** How many words, from the first one, have these initials; small words may have none. Null when they have others. */
function spelled(letters: string, [word, ...rest]: readonly string[]): number | null {
  if (letters === '') return 0
  if (word === undefined) return null
  const own = CAPITALS.test(word) ? word : word.slice(0, 1).toUpperCase()
  const after = letters.startsWith(own) ? spelled(letters.slice(own.length), rest) : null
  const found = after ?? (SMALL.test(word) ? spelled(letters, rest) : null)
  return found === null ? null : found + 1
}

/**
 * The words of a text for which an abbreviation stands, by their initials in order, each time with the word that
 * follows them: "registered nurse license" for "RN", "SHRM Certified Professional" for "SHRM-CP".
 */
export function wordsFor(short: string, text: string): readonly string[] {
  const letters = short.replaceAll(/[^\p{L}]/gu, '').toUpperCase()
  const words = text.match(/\p{L}+/gu) ?? []
  return words.flatMap((word, at) => {
    const length = SMALL.test(word) ? null : spelled(letters, words.slice(at, at + 2 * letters.length))
    return length !== null && length > 1 ? [words.slice(at, at + length + 1).join(' ')] : []
  })
}
