/** Letters that Unicode does not take apart into a letter and an accent. */
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

/** Text for comparison: small letters without accents, one space between words, nothing else. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
      // An apostrophe stands inside a word: who searches for dont finds don't.
      .replaceAll(/[\p{M}'’]/gu, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}

/**
 * A question to folded text: does it hold every word of the term, each anywhere, as a part of a longer word
 * too. A term without a word is in no text.
 */
export function searchFor(term: string): (foldedText: string) => boolean {
  const words = foldText(term)
    .split(' ')
    .filter((word) => word !== '')
  return (foldedText) => words.length > 0 && words.every((word) => foldedText.includes(word))
}

/** The same for one text. */
export const matches = (foldedText: string, term: string): boolean => searchFor(term)(foldedText)
