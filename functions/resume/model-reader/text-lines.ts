import type { Span } from '../model.ts'

/** Lines that a value may stand from the line it is said to stand on. */
export const NEAR = 4

/** The lines of a text, counted from 1 as a model is shown them. */
export function textLines(text: string) {
  const lines = text.split('\n')
  const starts: number[] = []
  let at = 0
  for (const line of lines) {
    starts.push(at)
    at += line.length + 1
  }
  const wordsOf = (line: number): string => lines[line - 1] ?? ''
  const startOf = (line: number): number => starts[line - 1] ?? text.length
  const lineOf = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1
  const distance = ({ start }: Span, line: number): number => Math.abs(lineOf(start) - line)
  return {
    text,
    count: lines.length,
    lineOf,
    /** Of several places the one nearest to a line. */
    nearest: (places: readonly Span[], line: number): Span | undefined =>
      places.toSorted((a, b) => distance(a, line) - distance(b, line))[0],
    /** From the beginning of one line to the end of another, without its line break. */
    spanOf: (first: number, last: number): Span => ({
      start: startOf(first),
      end: Math.min(text.length, startOf(last) + wordsOf(last).length),
    }),
    wordsOf: (line: number): string => wordsOf(line).trim(),
  }
}

export type TextLines = ReturnType<typeof textLines>

/** Marks that a copy through a model comes back with in another form. */
const FORMS = ["'’‘‛", '"“”„', '-–—‑‐−'] as const

const formOf = (char: string): string => {
  const forms = FORMS.find((one) => one.includes(char))
  return forms === undefined
    ? char.replace(/[.*+?^${}()|[\]\\/]/u, String.raw`\$&`)
    : `[${forms.replace('-', String.raw`\-`)}]`
}

/**
 * Where a value stands in text[within], word for word with its capitals, whatever white space and line breaks
 * are between its words.
 */
export function placesOf(text: string, value: string, within: Span): readonly Span[] {
  const words = value.trim().split(/\s+/u)
  if (words.join('') === '') return []
  const written = words.map((word) => Array.from(word, formOf).join('')).join(String.raw`\s+`)
  const found = text
    .slice(within.start, within.end)
    .matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, 'gu'))
  return Array.from(found, ({ index, 0: match }) => ({
    start: within.start + index,
    end: within.start + index + match.length,
  }))
}
