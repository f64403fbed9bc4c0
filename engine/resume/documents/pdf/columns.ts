import { isEuropassLabel } from '../../layout/text/europass.ts'
import { headingKind } from '../../layout/sections/headings.ts'
import { CELL_GAP, rightOf, SPACE_GAP, toRows, type Glyphs, type Page, type Row } from './glyphs.ts'

interface Gutter {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

const MIN_ROWS = 5
/** Minimum height of the free strip between two columns, as a share of the height of the text. */
const MIN_STRETCH = 0.3
const DATE =
  /\b(?:19|20)\d\d\b|\b(?:present|current|today|heute|aujourd|actual)|^(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|de[zc])[\p{L}.]*(?:\s+\p{L}{3,9}\.?)?$/iu

/** Groups glyphs into blocks in reading order: text above columns, the columns, text below. */
export function splitBlocks(
  page: Page,
  glyphs: readonly Glyphs[] = page.glyphs,
  depth = 0,
): readonly (readonly Glyphs[])[] {
  const gutter = depth > 3 || glyphs.length === 0 ? null : findGutter(page, glyphs)
  if (gutter === null) return [glyphs]
  const middle = glyphs.filter(({ y }) => y < gutter.top && y > gutter.bottom)
  const left = middle.filter(({ x }) => x < gutter.x)
  const right = middle.filter(({ x }) => x >= gutter.x)
  const above = glyphs.filter(({ y }) => y >= gutter.top)
  const below = glyphs.filter(({ y }) => y <= gutter.bottom)
  const columns = bearsName(right, left, above) ? [right, left] : [left, right]
  return [above, ...columns, below]
    .filter((block) => block.length > 0)
    .flatMap((block) => splitBlocks(page, block, depth + 1))
}

const largest = (glyphs: readonly Glyphs[]): number => Math.max(0, ...glyphs.map(({ size }) => size))

/** True when the right column has the name in large letters and is therefore read first. */
const bearsName = (right: readonly Glyphs[], left: readonly Glyphs[], above: readonly Glyphs[]): boolean =>
  largest(right) > largest(left) * 1.25 && largest(right) > largest(above)

function findGutter(page: Page, glyphs: readonly Glyphs[]): Gutter | null {
  const rows = toRows(glyphs)
  if (rows.length < MIN_ROWS * 1.5) return null
  const edges = [...new Set(glyphs.map((one) => Math.round(one.x)))].filter(
    (x) => x > page.width * 0.15 && x < page.width * 0.85,
  )
  const found = edges.flatMap((x) => freeStretch(glyphs, x) ?? []).toSorted(tallestFirst)
  return found.find((gutter) => isGutter(glyphs, gutter)) ?? null
}

/** The tallest stretch in which no text crosses the strip left of x, where some text begins. */
function freeStretch(glyphs: readonly Glyphs[], x: number): Gutter | null {
  const ys = glyphs.map(({ y }) => y)
  const [highest, lowest] = [Math.max(...ys) + 1, Math.min(...ys) - 1]
  const crossing = glyphs.filter((one) => one.x < x - 1 && rightOf(one) > x - 7).map(({ y }) => y)
  const edges = [highest, ...crossing.toSorted((a, b) => b - a), lowest]
  const stretches = edges.slice(1).map((bottom, index) => ({ x: x - 1, top: edges[index] ?? bottom, bottom }))
  const [tallest] = stretches.toSorted(tallestFirst)
  return tallest && tallest.top - tallest.bottom > (highest - lowest) * MIN_STRETCH ? tallest : null
}

const tallestFirst = (a: Gutter, b: Gutter): number => b.top - b.bottom - (a.top - a.bottom)

const textOf = (row: Row): string =>
  row.glyphs
    .map((one, index, all) => {
      const before = all[index - 1]
      // A ligature is a piece of its own.
      return before && one.x - rightOf(before) > SPACE_GAP * one.size ? ` ${one.text}` : one.text
    })
    .join('')
    .trim()

function isGutter(glyphs: readonly Glyphs[], gutter: Gutter): boolean {
  const middle = glyphs.filter(({ y }) => y < gutter.top && y > gutter.bottom)
  const left = toRows(middle.filter(({ x }) => x < gutter.x))
  const right = toRows(middle.filter(({ x }) => x >= gutter.x))
  if (left.length < MIN_ROWS || right.length < MIN_ROWS) return false
  if (left.filter((row) => isEuropassLabel(textOf(row))).length >= left.length * 0.3) return false
  if (dates(right) >= 0.4 || dates(left) >= 0.5 || headings(left) >= 0.65) return false
  // Dates in a margin stand beside what they date, also where lists run below them.
  const dated = left.filter(isDated)
  if (dated.length >= MIN_ROWS && alignedWith(dated, right) > 0.9) return false
  // Headings in capitals and dates alone, as in the margin of Europass, are of what stands beside them.
  const isLabel = (row: Row): boolean => isDated(row) || !/\p{Ll}/u.test(textOf(row))
  if (dated.length > 2 && lengthOf(left) < 24 && left.filter(isLabel).length >= left.length * 0.7)
    return false
  if (isTable(left, right)) return false
  // The lines of a column begin at a few positions; right-aligned labels stand beside the lines they label.
  const beside = alignedWith(left, right)
  if (!startsTogether(right) || !(startsTogether(left) || (endsTogether(left) && beside < 0.7))) return false
  // Labels, dates and places in a margin belong to the lines beside them.
  const isMargin = (rows: readonly Row[]): boolean => lengthOf(rows) < 24 && !isSidebar(rows)
  const labels = left.filter((row) => headingKind(textOf(row)) === null)
  if (lengthOf(labels) < 24 && alignedWith(labels, right, 0.8) > 0.9) return false
  if (alignedWith(right, left) > 0.85 && isMargin(right)) return false
  return !(beside > 0.55 && dates(left) >= 0.25) && !(beside > 0.8 && isMargin(left))
}

/** Whether a row begins with dates apart from its other words. */
function isDatedApart(row: Row): boolean {
  const gap = row.glyphs.findIndex((one, at) => {
    const before = row.glyphs[at - 1]
    return before !== undefined && one.x - rightOf(before) > CELL_GAP * one.size
  })
  return gap > 0 && isDated({ ...row, glyphs: row.glyphs.slice(0, gap) })
}

/** A table of jobs: dates, names, and beside each of them what was done. */
function isTable(left: readonly Row[], right: readonly Row[]): boolean {
  const dated = left.filter(isDatedApart)
  return dated.length > 1 && !isSidebar(right) && alignedWith(dated, right) > 0.9
}

const lengthOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + textOf(row).length, 0) / rows.length

/** True for a separate column, which has headings with text below; labels are all headings or all text. */
const isSidebar = (rows: readonly Row[]): boolean =>
  rows.some((row) => textOf(row).includes('@')) || (headings(rows) * rows.length >= 2 && headings(rows) < 0.5)

const headings = (rows: readonly Row[]): number =>
  rows.filter((row) => headingKind(textOf(row)) !== null).length / rows.length

const isDated = (row: Row): boolean => textOf(row).length < 40 && DATE.test(textOf(row))

const dates = (rows: readonly Row[]): number => rows.filter(isDated).length / rows.length

const alignedWith = (rows: readonly Row[], others: readonly Row[], within = 2.5): number =>
  rows.filter((row) => others.some((other) => Math.abs(other.y - row.y) < within)).length / rows.length

/** True when rows begin at a few positions, including those of bullets; right-aligned rows begin anywhere. */
const startsTogether = (rows: readonly Row[]): boolean =>
  shareOf(rows, ({ glyphs }) => glyphs.map(({ x }) => x), 3) >= 0.65

const endsTogether = (rows: readonly Row[]): boolean =>
  shareOf(rows, ({ glyphs }) => glyphs.slice(-1).map(rightOf), 1) >= 0.65

/** Share of rows that have a glyph at one of the few most common positions. */
function shareOf(rows: readonly Row[], placesOf: (row: Row) => readonly number[], few: number): number {
  let left = rows.map((row) => new Set(placesOf(row).map((x) => Math.round(x / 4))))
  for (let round = 0; round < few; round += 1) {
    const counts = Map.groupBy(
      left.flatMap((places) => [...places]),
      (place) => place,
    )
    const [common] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
    left = left.filter((places) => common === undefined || !places.has(common[0]))
  }
  return 1 - left.length / rows.length
}
