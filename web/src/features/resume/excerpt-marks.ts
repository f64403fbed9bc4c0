export interface ExcerptPiece {
  readonly text: string
  readonly isQuote: boolean
}

interface Range {
  start: number
  end: number
}

const IN_WORD = /[\p{L}\p{N}]/u

/** Finds a quote outside of `taken`, preferably as whole words: "R" should not match in "React". */
function placeOf(excerpt: string, quote: string, taken: readonly Range[]): Range | null {
  let first: Range | null = null
  for (let start = excerpt.indexOf(quote); start !== -1; start = excerpt.indexOf(quote, start + 1)) {
    const end = start + quote.length
    if (taken.some((range) => start < range.end && range.start < end)) continue
    const touches = (at: number) => IN_WORD.test(excerpt.charAt(at - 1)) && IN_WORD.test(excerpt.charAt(at))
    if (!touches(start) && !touches(end)) return { start, end }
    first ??= { start, end }
  }
  return first
}

/** Longer quotes first: the issuer "Acme" must not match inside the name of its certificate. */
function placesOf(excerpt: string, quotes: readonly string[]): readonly Range[] {
  const places: Range[] = []
  for (const quote of quotes
    .filter((one) => one !== '')
    .toSorted((one, other) => other.length - one.length)) {
    const place = placeOf(excerpt, quote, places)
    if (place !== null) places.push(place)
  }
  return places.toSorted((one, other) => one.start - other.start)
}

/** Cuts an excerpt into pieces, at the quotes that values were read from. */
export function markQuotes(excerpt: string, quotes: readonly string[]): readonly ExcerptPiece[] {
  const pieces: ExcerptPiece[] = []
  let at = 0
  for (const { start, end } of placesOf(excerpt, quotes)) {
    if (start > at) pieces.push({ text: excerpt.slice(at, start), isQuote: false })
    pieces.push({ text: excerpt.slice(start, end), isQuote: true })
    at = end
  }
  if (at < excerpt.length) pieces.push({ text: excerpt.slice(at), isQuote: false })
  return pieces
}
