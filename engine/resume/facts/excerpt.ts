import type { Span } from '../../values/resume-facts.ts'

const MAX_LINES = 6
const MAX_LENGTH = 400
/** Characters shown on each side of a quote when its line is too long to be shown whole. */
const MARGIN = 80

/** Merges spans that overlap or touch; returns them in the order of the text. */
function merged(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1)
    if (last !== undefined && span.start <= last.end)
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else found.push(span)
  }
  return found
}

/** The text of a span as excerpts show it: lines trimmed, empty lines left out. */
export const quoteOf = (text: string, { start, end }: Span): string =>
  text
    .slice(start, end)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

const shown = (text: string, spans: readonly Span[]): string =>
  merged(spans)
    .map((span) => quoteOf(text, span))
    .filter((part) => part !== '')
    .join('\n')

/**
 * The part of the document that an item was read from: the lines of its quotes and of `region`, or, if that
 * is more than six lines or 400 characters, the lines of the quotes alone. It contains each quote as quoteOf
 * returns it.
 */
export function excerptOf(text: string, quotes: readonly Span[], region: Span | null): string {
  const whole = shown(
    text,
    [...quotes, ...(region === null ? [] : [region])].map((span) => wholeLines(text, span)),
  )
  const isShort = whole.length <= MAX_LENGTH && whole.split('\n').length <= MAX_LINES
  return isShort
    ? whole
    : shown(
        text,
        quotes.map((quote) => narrowed(text, wholeLines(text, quote), quote)),
      )
}

/** The span extended to whole lines. */
export function wholeLines(text: string, { start, end }: Span): Span {
  const last = text.indexOf('\n', Math.max(start, end - 1))
  return {
    start: start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1,
    end: last === -1 ? text.length : last,
  }
}

/** Cuts lines that are too long to the words around the quote. */
function narrowed(text: string, lines: Span, { start, end }: Span): Span {
  if (lines.end - lines.start <= MAX_LENGTH) return lines
  const before = text.slice(Math.max(lines.start, start - MARGIN), start)
  const after = text.slice(end, Math.min(lines.end, end + MARGIN))
  return {
    start: start - before.replace(/^\S*\s/u, '').length,
    end: end + after.replace(/\s\S*$/u, '').length,
  }
}
