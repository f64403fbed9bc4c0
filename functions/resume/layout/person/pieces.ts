import type { Line } from '../text/lines.ts'

export interface Piece {
  readonly start: number
  readonly end: number
  readonly words: string
}

const DIVIDER = /\s*(?:[|•·●■◆▪‣∙⋅]|\t| {2,}|\s[–—-]\s|\s\/\s)\s*/gu

/** Parts of a line between bars, bullets, dashes and wide gaps. */
export function pieces(text: string, line: Line): readonly Piece[] {
  const words = text.slice(line.start, line.end)
  const cuts = [...words.matchAll(DIVIDER)]
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const ends = [...cuts.map((cut) => cut.index), words.length]
  return starts.flatMap((from, index) => {
    const to = ends[index] ?? words.length
    return from < to ? [{ start: line.start + from, end: line.start + to, words: words.slice(from, to) }] : []
  })
}
