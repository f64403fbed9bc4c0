import { lineText, toLines, type Page, type Run } from './pdf-layout.ts'

const largest = (runs: readonly Run[]): number => Math.max(0, ...runs.map((run) => run.size))

interface Gutter {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

const MIN_LINES = 5
const DATE_LIKE = /\b(?:19|20)\d\d\b|present|current|today/iu

/** The runs of a page as columns in reading order: what stands above two columns, the columns, what stands below. One where there are none. */
export function splitColumns(page: Page): readonly (readonly Run[])[] {
  const gutter = findGutter(page)
  if (gutter === null) return [page.runs]
  const middle = page.runs.filter((run) => run.y < gutter.top && run.y > gutter.bottom)
  const left = middle.filter((run) => run.x < gutter.x)
  const right = middle.filter((run) => run.x >= gutter.x)
  const above = page.runs.filter((run) => run.y >= gutter.top)
  const below = page.runs.filter((run) => run.y <= gutter.bottom)
  // The column that bears the name in large letters is read first; else the left one.

  const rightFirst = largest(right) > largest(left) * 1.25 && largest(right) > largest(above)
  const columns = rightFirst ? [right, left] : [left, right]
  return [above, ...columns, below].filter((runs) => runs.length > 0)
}

function findGutter(page: Page): Gutter | null {
  let best: Gutter | null = null
  for (let x = page.width * 0.22; x < page.width * 0.78; x += 3) {
    const free = freeStretch(page, x)
    if (free !== null && (best === null || free.top - free.bottom > best.top - best.bottom) && isGutter(page, free)) best = free
  }
  return best
}

/** The tallest stretch of the page in which no text crosses x. */
function freeStretch(page: Page, x: number): Gutter | null {
  const ys = page.runs.map((run) => run.y)
  const [highest, lowest] = [Math.max(...ys) + 1, Math.min(...ys) - 1]
  const crossing = page.runs.filter((run) => run.x < x + 4 && run.x + run.width > x - 4).map((run) => run.y)
  const edges = [highest, ...crossing.toSorted((a, b) => b - a), lowest]
  let best: Gutter | null = null
  for (const [index, top] of edges.entries()) {
    const bottom = edges[index + 1] ?? lowest
    if (best === null || top - bottom > best.top - best.bottom) best = { x, top, bottom }
  }
  return best !== null && best.top - best.bottom > (highest - lowest) * 0.35 ? best : null
}

function isGutter(page: Page, gutter: Gutter): boolean {
  const middle = page.runs.filter((run) => run.y < gutter.top && run.y > gutter.bottom)
  const sides = [middle.filter((run) => run.x < gutter.x), middle.filter((run) => run.x >= gutter.x)].map((side) => toLines(side))
  return sides.every((lines) => {
    const texts = lines.map(lineText)
    const letters = texts.reduce((sum, text) => sum + text.length, 0)
    const dates = texts.filter((text) => text.length < 40 && DATE_LIKE.test(text)).length
    // Dates set to the right, or in a narrow column before each role, belong to the line beside them.
    return lines.length >= MIN_LINES && letters / lines.length >= 8 && dates < lines.length * 0.4 && leftAligned(lines.map((line) => line.x))
  })
}

/** Columns of text begin at one x, or at that of their bullets; what is set to the right begins anywhere. */
function leftAligned(starts: readonly number[]): boolean {
  const bins = new Map<number, number>()
  for (const start of starts) bins.set(Math.round(start / 4), (bins.get(Math.round(start / 4)) ?? 0) + 1)
  const common = [...bins.values()].toSorted((a, b) => b - a).slice(0, 3)
  return common.reduce((sum, count) => sum + count, 0) >= starts.length * 0.7
}
