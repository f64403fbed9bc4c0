import { OPS } from 'unpdf/pdfjs'

/** The drawing operators of a page, as pdf.js lists them. */
export interface OperatorList {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

const SOFT_HYPHEN = '\u00AD'

const unicodeOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string'
    ? glyph.unicode
    : ''

function drawnLetters({ fnArray, argsArray }: OperatorList): string {
  const texts = fnArray.flatMap((operator, index) => {
    const args = argsArray[index]
    const glyphs: unknown = operator === OPS.showText && Array.isArray(args) ? args[0] : null
    return Array.isArray(glyphs) ? glyphs.map(unicodeOf) : []
  })
  return texts.join('').normalize('NFKC').replaceAll(/\s+/gu, '')
}

/**
 * Restores hyphens that pdf.js drops because a font encodes them as soft hyphens (U+00AD): "easy-to-use"
 * comes as "easytouse". The drawing operators still contain them, in the same order as the text. Call the
 * returned function with the texts in order.
 */
export function hyphenRestorer(operators: OperatorList): (text: string) => string {
  const drawn = drawnLetters(operators)
  if (!drawn.includes(SOFT_HYPHEN)) return (text) => text
  let at = 0
  const hyphens = (): string => {
    const from = at
    while (drawn[at] === SOFT_HYPHEN) at += 1
    return '-'.repeat(at - from)
  }
  return (text) => {
    let restored = ''
    for (const letter of text.normalize('NFKC')) {
      if (!/\s/u.test(letter)) {
        restored += hyphens()
        // Text and drawing can differ where pdf.js merged two letters, so a few more letters are searched.
        const next = drawn.slice(at, at + 40).indexOf(letter)
        if (next >= 0) at += next + letter.length
      }
      restored += letter
    }
    return restored + hyphens()
  }
}
