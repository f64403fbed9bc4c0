import { OPS } from 'unpdf/pdfjs'
import * as z from 'zod/mini'
import type { OperatorList } from './hyphens.ts'

const Letter = z.object({ unicode: z.string(), width: z.number() })
const Shown = z.tuple([z.array(z.unknown())])
const Moved = z.tuple([z.number(), z.number()])
const Font = z.tuple([z.string(), z.number()])

interface Piece {
  readonly text: string
  /** Width of its letters, in the units of `dx`. */
  readonly width: number
  /** Distance to the beginning of the piece before. */
  readonly dx: number
}

/** A gap between words is wider than the usual gap between letters by this factor, and by this part of an em. */
const WIDER = 1.6
const PART_OF_EM = 0.12
const MIN_PIECES = 4

/** The words of letter-spaced text: its letters come in pieces of their own, which pdf.js joins evenly. */
function wordsOf(pieces: readonly Piece[], size: number): string {
  const gaps = pieces.map(({ dx }, at) => dx - (pieces[at - 1]?.width ?? dx))
  const usual = gaps.slice(1).toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  const isWide = (gap: number) => gap > usual * WIDER && gap - usual > size * PART_OF_EM
  return pieces.map(({ text }, at) => (at > 0 && isWide(gaps[at] ?? 0) ? ` ${text}` : text)).join('')
}

/**
 * The letter-spaced texts of a page by their letters: "WRENABERNATHY" is "WREN ABERNATHY". `unitOf` is the part of an em
 * that a font measures its letters in.
 */
export function spacedWords(
  { fnArray, argsArray }: OperatorList,
  unitOf: (font: string) => number,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let [pieces, size, unit, dx]: [Piece[], number, number, number] = [[], 10, 0.001, 0]
  const close = () => {
    if (pieces.length >= MIN_PIECES && pieces.every(({ text }) => text.length <= 2)) {
      const words = wordsOf(pieces, size)
      // pdf.js may cut the text between words.
      for (const part of [words, ...words.split(' ')]) found.set(part.replaceAll(' ', ''), part)
    }
    pieces = []
  }
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at]
    if (operator === OPS.setFont) {
      const font = Font.safeParse(args).data
      if (font !== undefined) [size, unit] = [font[1], unitOf(font[0])]
    } else if (operator === OPS.moveText) dx += Moved.safeParse(args).data?.[0] ?? 0
    else if (operator === OPS.beginText || operator === OPS.endText || operator === OPS.setTextMatrix) {
      close()
      dx = 0
    } else if (operator === OPS.showText) {
      const letters = (Shown.safeParse(args).data?.[0] ?? []).flatMap(
        (one) => Letter.safeParse(one).data ?? [],
      )
      const text = letters.map(({ unicode }) => unicode).join('')
      const width = letters.reduce((sum, letter) => sum + letter.width * size * unit, 0)
      if (text.trim() === '') continue
      pieces.push({ text: text.normalize('NFKC').trim(), width, dx })
      dx = 0
    }
  }
  close()
  return found
}
