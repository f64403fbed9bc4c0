import type { Run } from '../../layout/document.ts'

/** A piece of text as the page draws it, in points from the lower left corner. */
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

/** The gap in ems that separates words. */
export const SPACE_GAP = 0.16
/** The gap in ems that separates cells. */
export const CELL_GAP = 1.5

export const rightOf = (glyphs: Glyphs): number => glyphs.x + glyphs.width

/** Glyphs of one baseline, from left to right. */
export interface Row {
  readonly y: number
  readonly size: number
  readonly glyphs: readonly Glyphs[]
}

/** How many of a row's last glyphs the next one is compared with; earlier glyphs are even higher. */
const COMPARED = 100

/** Groups glyphs by baseline into rows, from top to bottom. */
export function toRows(glyphs: readonly Glyphs[]): readonly Row[] {
  const groups: Glyphs[][] = []
  for (const one of glyphs.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const group = groups.at(-1)
    const near = group?.slice(-COMPARED)
    if (near?.some((other) => sameLine(other, one)) === true && !near.some((other) => isBelow(other, one)))
      group?.push(one)
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

/** Two lines of small text may stand beside one line of large text. */
const isBelow = (one: Glyphs, other: Glyphs): boolean =>
  Math.abs(one.size - other.size) < one.size * 0.1 && Math.abs(one.y - other.y) > one.size * 0.7

/** True for glyphs on one baseline, or slightly above or below when smaller, as in "1st". */
function sameLine(one: Glyphs, other: Glyphs): boolean {
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)]
  return (
    Math.abs(one.y - other.y) < (small < large * 0.8 ? Math.min(large * 0.42, small * 0.75) : small * 0.45)
  )
}

/** Removes duplicates: some programs make text bold by drawing it twice with a tiny offset. */
const withoutOverprint = (glyphs: readonly Glyphs[]): readonly Glyphs[] =>
  glyphs.filter(
    (one, index) =>
      !glyphs
        .slice(Math.max(0, index - 3), index)
        .some((other) => other.text === one.text && Math.abs(other.x - one.x) < one.size * 0.2),
  )
