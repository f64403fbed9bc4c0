import type { Span } from '../../values/resume-facts.ts'

/** Maximum distance, in lines, of a value from the line that the model names. */
export const NEAR = 4

/** The lines of a text, numbered from 1 as in the model's prompt. */
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
    /** The place nearest to a line. */
    nearest: (places: readonly Span[], line: number): Span | undefined =>
      places.toSorted((a, b) => distance(a, line) - distance(b, line))[0],
    /** From the start of one line to the end of another, without the line break. */
    spanOf: (first: number, last: number): Span => ({
      start: startOf(first),
      end: Math.min(text.length, startOf(last) + wordsOf(last).length),
    }),
    wordsOf: (line: number): string => wordsOf(line).trim(),
  }
}

export type TextLines = ReturnType<typeof textLines>

/** Punctuation that a model may return in another form. */
const FORMS = ["'’‘‛", '"“”„', '-–—‑‐−'] as const

const formOf = (char: string): string => {
  const forms = FORMS.find((one) => one.includes(char))
  return forms === undefined
    ? char.replace(/[.*+?^${}()|[\]\\/]/u, String.raw`\$&`)
    : `[${forms.replace('-', String.raw`\-`)}]`
}

/** The places of a value in text[within]: the same words and capitals, with any white space between them. */
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
