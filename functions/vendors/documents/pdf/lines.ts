import type { Cell, DocumentLine, Run } from '#functions/resume/layout/document.ts'
import { splitMarker } from '#functions/resume/layout/text/marker.ts'
import { splitBlocks } from './columns.ts'
import { rightOf, toRows, type Glyphs, type Page, type Row } from './glyphs.ts'

/** A gap of so many ems sets two cells of a line apart; a smaller one does where the look changes too. */
const CELL_GAP = 1.5
const LOOK_GAP = 0.7
const SPACE_GAP = 0.16

/** The lines of all pages in reading order, without page numbers and what every page repeats. */
export function toLines(pages: readonly Page[]): readonly DocumentLine[] {
  const repeated = repeatedMargins(pages)
  let block = 0
  return pages.flatMap((page) => {
    const furniture = new Set(
      toRows(page.glyphs)
        .filter((row) => isMargin(row, page) && isFurniture(row, page, repeated))
        .flatMap(({ glyphs }) => glyphs),
    )
    return splitBlocks(
      page,
      page.glyphs.filter((one) => !furniture.has(one)),
    ).flatMap((glyphs) => {
      block += 1
      return blockLines(toRows(glyphs), page.number, block)
    })
  })
}

/** What every page repeats is left out, but at the top the first page's: it may be the name. */
const isFurniture = (row: Row, page: Page, repeated: ReadonlySet<string>): boolean =>
  isPageNumber(plain(row)) || (repeated.has(marginKey(row)) && (page.number > 1 || row.y < page.height / 2))

const plain = (row: Row): string =>
  row.glyphs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
const marginKey = (row: Row): string => plain(row).replaceAll(/\d+/gu, '#')
const isMargin = (row: Row, page: Page): boolean => row.y > page.height * 0.92 || row.y < page.height * 0.08

/** What stands in the margins of several pages, page numbers left out of account. */
function repeatedMargins(pages: readonly Page[]): ReadonlySet<string> {
  const seen = new Map<string, number>()
  for (const page of pages) {
    for (const key of new Set(
      toRows(page.glyphs)
        .filter((row) => isMargin(row, page))
        .map(marginKey),
    ))
      seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  return new Set([...seen].filter(([, count]) => count > 1).map(([key]) => key))
}

const isPageNumber = (text: string): boolean =>
  /\b(?:page|seite|página) \d+ ?(?:of|von|de|\/) ?\d+\b/iu.test(text) ||
  /^(?:page\s*|seite\s*|[-–]\s*)?\d{1,2}(?:\s*(?:\/|of|von)\s*\d{1,2})?(?:\s*[-–])?$/iu.test(text)

function blockLines(rows: readonly Row[], page: number, block: number): readonly DocumentLine[] {
  const pitch = pitchOf(rows)
  const starts = commonStarts(rows)
  return rows.flatMap((row, index): readonly DocumentLine[] => {
    const above = rows[index - 1]
    const cells = toCells(row, starts)
    if (cells.length === 0) return []
    const gap =
      above === undefined ? 1 : Math.max(0, (above.y - row.y) / Math.max(pitch, row.size * 1.05) - 1)
    return [{ ...splitMarker(cells), page, block, gap, heading: false }]
  })
}

function pitchOf(rows: readonly Row[]): number {
  const gaps = rows
    .slice(1)
    .map((row, index) => (rows[index]?.y ?? 0) - row.y)
    .filter((gap) => gap > 0)
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 12
}

function commonStarts(rows: readonly Row[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const x = Math.round(row.glyphs[0]?.x ?? 0)
    counts.set(x, (counts.get(x) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= 4).map(([x]) => x))
}

function toCells(row: Row, starts: ReadonlySet<number>): readonly Cell[] {
  const groups: Glyphs[][] = []
  let edge = Number.NEGATIVE_INFINITY
  for (const one of row.glyphs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const ems = last === undefined ? CELL_GAP : last.look === one.look ? CELL_GAP : LOOK_GAP
    // What fills a margin touches the column beside it.
    const column =
      last !== undefined &&
      starts.has(Math.round(one.x)) &&
      one.x - (group?.[0]?.x ?? 0) > 60 &&
      (last.look !== one.look || one.x - edge < one.size * 0.1)
    if (group === undefined || column || one.x - edge > Math.max(one.size, last?.size ?? 0) * ems)
      groups.push([one])
    else group.push(one)
    edge = Math.max(edge, rightOf(one))
  }
  const spread = joinSpaced(groups)
  return spread.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    const runs = toRuns(group)
    return first === undefined || last === undefined || runs.every(({ text }) => text.trim() === '')
      ? []
      : [{ runs, x: first.x, right: rightOf(last) }]
  })
}

const letters = (group: readonly Glyphs[]): readonly string[] =>
  group.flatMap(({ text }) => text.trim().split(/\s+/u)).filter((part) => part !== '')

/**
 * Headings and names are set with wide letter-spacing: they come as letters, or pairs where the font kerns.
 */
const isSpaced = (group: readonly Glyphs[]): boolean => {
  const parts = letters(group)
  return (
    parts.length >= 4 &&
    parts.every((part) => /^[\p{L}&.’'-]{1,3}$/u.test(part)) &&
    parts.join('').length <= parts.length * 1.5
  )
}

/** A line of nothing but single letters is one cell, whatever stands between its words. */
function joinSpaced(groups: readonly (readonly Glyphs[])[]): readonly (readonly Glyphs[])[] {
  const all = groups.flat()
  return groups.length > 1 &&
    groups.every((group) => group.every(({ text }) => text.trim().length <= 2)) &&
    isSpaced(all)
    ? [all]
    : groups
}

const lookOf = ({ look, bold, italic, size }: Glyphs): Omit<Run, 'text'> => ({ look, bold, italic, size })

function toRuns(group: readonly Glyphs[]): readonly Run[] {
  const spaced = isSpaced(group)
  const wide = spaced ? wordGap(group) : SPACE_GAP * (group[0]?.size ?? 10)
  const runs: Run[] = []
  let edge = group[0]?.x ?? 0
  for (const one of group) {
    const last = runs.at(-1)
    const text = spaced ? one.text.replaceAll(/(?<=\S)\s(?=\S)/gu, '').trim() : one.text
    const apart =
      last !== undefined && one.x - edge > wide && !last.text.endsWith(' ') && !text.startsWith(' ')
        ? ' '
        : ''
    if (last !== undefined && last.look === one.look)
      runs[runs.length - 1] = { ...last, text: last.text + apart + text }
    else runs.push({ ...lookOf(one), text: apart + text })
    edge = rightOf(one)
  }
  return runs
}

/** Three gaps or more show how far letters stand apart; what stands further apart are words. */
function wordGap(group: readonly Glyphs[]): number {
  const gaps = group
    .slice(1)
    .map((one, index) => one.x - rightOf(group[index] ?? one))
    .toSorted((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0
  return gaps.length >= 3 ? Math.max(usual * 1.6, (group[0]?.size ?? 10) * 0.1) : (group[0]?.size ?? 10) * 0.9
}
