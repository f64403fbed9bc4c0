/** Letters that Unicode normalization does not decompose into a letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

export const splitLetters = (lowerCase: string): string =>
  lowerCase.replaceAll(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)

/** Text for comparison: lower-case words without accents and signs, separated by single spaces. */
export function foldText(text: string): string {
  return (
    splitLetters(text.normalize('NFKD').toLowerCase())
      // Apostrophes are removed without a space, so that "dont" finds "don't".
      .replaceAll(/[\p{M}'’]/gu, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}

/**
 * A function that tests whether folded text contains every word of the term, also as part of a longer word. A
 * term without words matches nothing.
 */
export function searchFor(term: string): (foldedText: string) => boolean {
  const words = foldText(term)
    .split(' ')
    .filter((word) => word !== '')
  return (foldedText) => words.length > 0 && words.every((word) => foldedText.includes(word))
}
