import type { Span } from '#core/resume/model.ts'

const FOLDED: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '‛': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‑': '-', '‐': '-' }

interface Folded {
  readonly text: string
  /** Offset in the original of each unit of `text`. */
  readonly at: readonly number[]
}

/** White space to one blank, typographic marks to plain ones, hidden characters out: what a copy through a model may change. */
function fold(original: string): Folded {
  let text = ''
  const at: number[] = []
  for (let index = 0; index < original.length; index += 1) {
    const unit = original.charAt(index)
    if (/\s/u.test(unit)) {
      if (text === '' || text.endsWith(' ')) continue
      text += ' '
      at.push(index)
    } else if (!/[\p{Cc}\p{Cf}\ufe00-\ufe0f]/u.test(unit)) {
      text += FOLDED[unit] ?? unit
      at.push(index)
    }
  }
  return { text, at }
}

/** Where a quote stands in a text: as it is or, failing that, with white space and marks folded. UTF-16 offsets; null when it does not. */
export function findQuote(text: string, quote: string): Span | null {
  const wanted = quote.trim()
  if (wanted.length < 2) return null
  const exact = text.indexOf(wanted)
  if (exact >= 0) return { start: exact, end: exact + wanted.length }
  const [haystack, needle] = [fold(text), fold(wanted).text.trim()]
  const found = needle.length < 2 ? -1 : haystack.text.indexOf(needle)
  const [first, last] = [haystack.at[found], haystack.at[found + needle.length - 1]]
  return found < 0 || first === undefined || last === undefined ? null : { start: first, end: last + 1 }
}
