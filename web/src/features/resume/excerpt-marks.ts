export interface ExcerptPiece {
  readonly text: string
  readonly isQuote: boolean
}

interface Range {
  start: number
  end: number
}

const IN_WORD = /[\p{L}\p{N}]/u

/** Where the quote stands as words of its own: "R" is not looked for in "React". */
function placeOf(excerpt: string, quote: string): Range | null {
  let first: Range | null = null
  for (let start = excerpt.indexOf(quote); start !== -1; start = excerpt.indexOf(quote, start + 1)) {
    const end = start + quote.length
    const touches = (at: number) => IN_WORD.test(excerpt.charAt(at - 1)) && IN_WORD.test(excerpt.charAt(at))
    if (!touches(start) && !touches(end)) return { start, end }
    first ??= { start, end }
  }
  return first
}

/** Cuts an excerpt at the words that something was read from. */
export function markQuotes(excerpt: string, quotes: readonly string[]): readonly ExcerptPiece[] {
  const ranges = quotes.flatMap((quote) => (quote === '' ? [] : (placeOf(excerpt, quote) ?? []))).toSorted((one, other) => one.start - other.start)
  const pieces: ExcerptPiece[] = []
  let at = 0
  for (const { start, end } of ranges) {
    if (end <= at) continue
    if (start > at) pieces.push({ text: excerpt.slice(at, start), isQuote: false })
    pieces.push({ text: excerpt.slice(Math.max(start, at), end), isQuote: true })
    at = end
  }
  if (at < excerpt.length) pieces.push({ text: excerpt.slice(at), isQuote: false })
  return pieces
}
