import type { Span } from '../../model.ts'

/** A part of the text and its words. */
export interface Phrase extends Span {
  readonly words: string
}

const DIVIDER = /\s*(?:[|•·●■◆▪‣∙⋅]|\t| {2,}|\s[–—-]\s|\s\/\s)\s*/gu

/** Parts of text[start, end) between bars, bullets, dashes and wide gaps, or what `divider` says. */
export function phrases(
  text: string,
  { start, end }: Span,
  divider = DIVIDER,
  isCut: (area: string, index: number) => boolean = () => true,
): readonly Phrase[] {
  const area = text.slice(start, end)
  const cuts = [...area.matchAll(divider)].filter(({ index }) => isCut(area, index))
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const ends = [...cuts.map((cut) => cut.index), area.length]
  return starts.flatMap((from, index) => {
    const to = ends[index] ?? area.length
    return from < to ? [{ start: start + from, end: start + to, words: area.slice(from, to) }] : []
  })
}
