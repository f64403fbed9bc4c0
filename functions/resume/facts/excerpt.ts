import type { Span } from '../model.ts'
import { merged } from './edit-text.ts'

const MAX_LINES = 6
const MAX_LENGTH = 400
/** Beside the quotes, where their line is too long to be shown whole. */
const MARGIN = 80

const trimmed = (part: string): string =>
  part
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** The words of the resume as they stand in an excerpt: lines trimmed, empty ones left out. */
export const quoteOf = (text: string, { start, end }: Span): string => trimmed(text.slice(start, end))

/**
 * The part of the document that something was read from: the lines around its quotes, and all lines of
 * `region` where there are at most six of them with at most 400 characters. Every quote stands in it as
 * quoteOf gives it.
 */
export function excerptOf(text: string, quotes: readonly Span[], region: Span | null): string {
  const around = merged(quotes.map((quote) => wholeLines(text, quote)))
  const all = region === null ? around : merged([...around, wholeLines(text, region)])
  const whole = shown(text, all)
  const isShort = whole.length <= MAX_LENGTH && whole.split('\n').length <= MAX_LINES
  return isShort
    ? whole
    : shown(
        text,
        around.map((lines) => narrowed(text, lines, quotes)),
      )
}

const shown = (text: string, spans: readonly Span[]): string =>
  spans
    .map((span) => quoteOf(text, span))
    .filter((part) => part !== '')
    .join('\n')

/** From the beginning of the span's first line to the end of its last. */
function wholeLines(text: string, { start, end }: Span): Span {
  const last = text.indexOf('\n', Math.max(start, end - 1))
  return {
    start: start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1,
    end: last === -1 ? text.length : last,
  }
}

/** Lines that are too long, cut at words to what stands around the quotes in them. */
function narrowed(text: string, lines: Span, quotes: readonly Span[]): Span {
  if (lines.end - lines.start <= MAX_LENGTH) return lines
  const inside = quotes.filter(({ start, end }) => start >= lines.start && end <= lines.end)
  const [first, last] = [
    Math.min(...inside.map(({ start }) => start)),
    Math.max(...inside.map(({ end }) => end)),
  ]
  const before = Math.max(lines.start, first - MARGIN)
  const after = Math.min(lines.end, last + MARGIN)
  const space = text.indexOf(' ', before)
  const lastSpace = text.lastIndexOf(' ', after)
  return {
    start: before === lines.start || space === -1 || space > first ? Math.min(before, first) : space,
    end: after === lines.end || lastSpace < last ? Math.max(after, last) : lastSpace,
  }
}
