import type { Run } from '#functions/resume/layout/document.ts'

/** Letters as the page draws them; points, origin at the lower left. */
export interface Glyphs extends Run {
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface Page {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly glyphs: readonly Glyphs[]
}

export const rightOf = (glyphs: Glyphs): number => glyphs.x + glyphs.width

/** Glyphs of one baseline, from left to right. */
export interface Row {
  readonly y: number
  readonly size: number
  readonly glyphs: readonly Glyphs[]
}

/** Glyphs that the next is compared with, from the last on: those before stand higher still. */
const COMPARED = 100

/** Glyphs on one baseline, rows from top to bottom. */
export function toRows(glyphs: readonly Glyphs[]): readonly Row[] {
  const groups: Glyphs[][] = []
  for (const one of glyphs.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const group = groups.at(-1)
    if (group !== undefined && group.slice(-COMPARED).some((other) => sameLine(other, one))) group.push(one)
    else groups.push([one])
  }
  return groups.map((group) => {
    const sorted = withoutOverprint(group.toSorted((a, b) => a.x - b.x))
    return {
      y: Math.max(...sorted.map(({ y }) => y)),
      size: Math.max(...sorted.map(({ size }) => size)),
      glyphs: sorted,
    }
  })
}

/** On one baseline, or set a little higher or lower because it is smaller: "1st". */
function sameLine(one: Glyphs, other: Glyphs): boolean {
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)]
  return (
    Math.abs(one.y - other.y) < (small < large * 0.8 ? Math.min(large * 0.42, small * 0.75) : small * 0.45)
  )
}

/** Bold is sometimes made by printing the same letters twice, a hair apart. */
const withoutOverprint = (glyphs: readonly Glyphs[]): readonly Glyphs[] =>
  glyphs.filter(
    (one, index) =>
      !glyphs
        .slice(Math.max(0, index - 3), index)
        .some((other) => other.text === one.text && Math.abs(other.x - one.x) < one.size * 0.2),
  )
