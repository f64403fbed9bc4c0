import type { Cell, DocumentLine, Run } from '../../layout/document.ts'
import { splitMarker } from '../../layout/text/marker.ts'
import { splitBlocks } from './columns.ts'
import { CELL_GAP, rightOf, SPACE_GAP, toRows, type Glyphs, type Page, type Row } from './glyphs.ts'

/** The gap in ems that separates cells with different looks. */
const LOOK_GAP = 0.7

/** The lines of all pages in reading order, without page numbers and repeated headers and footers. */
export function toLines(pages: readonly Page[]): readonly DocumentLine[] {
  const repeated = repeatedMargins(pages)
  const blocks = pages.flatMap((page) => {
    // Repeated headers and footers are dropped, except the first page's header, which may be the name.
    const furniture = new Set(
      marginsOf(page)
        .filter(
          (row) =>
            PAGE_NUMBER.test(plain(row)) ||
            (repeated.has(marginKey(row)) && (page.number > 1 || row.y < page.height / 2)),
        )
        .flatMap(({ glyphs }) => glyphs),
    )
    const own = page.glyphs.filter((one) => !furniture.has(one))
    return splitBlocks(page, own).map((glyphs): Page => ({ ...page, glyphs }))
  })
  return overPages(blocks).flatMap(({ glyphs, number }, index) =>
    blockLines(toRows(glyphs), number, index + 1),
  )
}

const leftOf = (block: Page): number => Math.min(...block.glyphs.map(({ x }) => x))

/** A column that goes on alone on the next page is read to its end before the one beside it. */
function overPages(blocks: readonly Page[]): readonly Page[] {
  const ordered: Page[] = []
  for (const block of blocks) {
    const isAlone = blocks.filter(({ number }) => number === block.number).length === 1
    const [column, beside] = ordered.slice(-2).map((above) => Math.abs(leftOf(above) - leftOf(block)) < 3)
    ordered.splice(isAlone && column === true && beside === false ? -1 : ordered.length, 0, block)
  }
  return ordered
}

const PAGE_NUMBER =
  /(?:page|seite|página) ?\d{1,2}(?: ?(?:of|von|de|\/) ?\d+\b|$)|^(?:[-–]\s*)?\d{1,2}(?:\s*(?:\/|of|von)\s*\d{1,2})?(?:\s*[-–])?$/iu

const plain = ({ glyphs }: Row): string =>
  glyphs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
const marginKey = (row: Row): string => plain(row).replaceAll(/\d+/gu, '#')
const marginsOf = (page: Page): readonly Row[] =>
  toRows(page.glyphs).filter(({ y }) => y > page.height * 0.91 || y < page.height * 0.09)

/** Texts in the top and bottom margins of several pages, compared without their numbers. */
function repeatedMargins(pages: readonly Page[]): ReadonlySet<string> {
  const seen = pages.flatMap((page) => [...new Set(marginsOf(page).map(marginKey))])
  return new Set(
    [...Map.groupBy(seen, (key) => key)].flatMap(([key, { length }]) => (length > 1 ? [key] : [])),
  )
}

function blockLines(rows: readonly Row[], page: number, block: number): readonly DocumentLine[] {
  const pitch = pitchOf(rows)
  const starts = commonStarts(rows, isFirst)
  const values = commonStarts(rows, isApart)
  return rows.flatMap((row, index): readonly DocumentLine[] => {
    const above = rows[index - 1]
    const cells = toCells(row, starts, values)
    const gap = above ? (above.y - row.y) / Math.max(pitch, row.size * 1.05) - 1 : 1
    return cells.length === 0 ? [] : [{ ...splitMarker(cells), page, block, gap, heading: false }]
  })
}

/** Distance between the lines of a paragraph, in points. */
function pitchOf(rows: readonly Row[]): number {
  const gaps = rows.slice(1).map((row, index) => (rows[index]?.y ?? 0) - row.y)
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 12
}

/** Positions where at least four rows begin, or begin anew after a gap. */
function commonStarts(rows: readonly Row[], begins: typeof isApart): ReadonlySet<number> {
  const all = rows.flatMap(({ glyphs }) =>
    glyphs.filter((one, index) => begins(one, glyphs[index - 1])).map(({ x }) => Math.round(x)),
  )
  return new Set([...Map.groupBy(all, (x) => x)].flatMap(([x, { length }]) => (length >= 4 ? [x] : [])))
}

const isFirst = (_: Glyphs, before: Glyphs | undefined): boolean => before === undefined

const isApart = (one: Glyphs, before: Glyphs | undefined): boolean =>
  before !== undefined && one.x - rightOf(before) > LOOK_GAP * one.size

const BULLET = /^\s*[•◦▪●○■□]/u

function toCells(row: Row, starts: ReadonlySet<number>, values: ReadonlySet<number>): readonly Cell[] {
  const groups: Glyphs[][] = []
  let edge = Number.NEGATIVE_INFINITY
  for (const one of row.glyphs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const gap = (last?.look === one.look ? CELL_GAP : LOOK_GAP) * Math.max(one.size, last?.size ?? 0)
    // Text that fills a margin may touch the column beside it.
    const isColumn =
      starts.has(Math.round(one.x)) &&
      one.x - (group?.[0]?.x ?? one.x) > 60 &&
      (last?.look !== one.look || one.x - edge < one.size * 0.1)
    // A date in the margin ends close to the bullet of the line beside it.
    const isBullet = BULLET.test(one.text) && starts.has(Math.round(one.x)) && one.x - edge > one.size * 0.2
    const isValue = values.has(Math.round(one.x)) && isApart(one, last)
    if (group === undefined || isColumn || isBullet || isValue || one.x - edge > gap) groups.push([one])
    else group.push(one)
    edge = Math.max(edge, rightOf(one))
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    const runs = toRuns(group)
    return first === undefined || last === undefined || runs.every(({ text }) => text.trim() === '')
      ? []
      : [{ runs, x: first.x, right: rightOf(last) }]
  })
}

/** True for text with wide letter-spacing: it comes as single letters, or as pairs where the font kerns. */
const isSpaced = (group: readonly Glyphs[]): boolean => {
  const parts = group.flatMap(({ text }) => text.trim().split(/\s+/u))
  return (
    parts.length >= 4 &&
    parts.every((part) => /^[\p{L}&.’'-]{1,3}$/u.test(part)) &&
    parts.join('').length <= parts.length * 1.5
  )
}

function toRuns(group: readonly Glyphs[]): readonly Run[] {
  const spaced = isSpaced(group)
  const wide = spaced ? wordGap(group) : SPACE_GAP * (group[0]?.size ?? 10)
  const runs: Run[] = []
  let edge = group[0]?.x ?? 0
  for (const one of group) {
    const last = runs.at(-1)
    const text = spaced ? one.text.replaceAll(/(?<=\S)\s(?=\S)/gu, '').trim() : one.text
    const isWord = last && one.x - edge > wide && !last.text.endsWith(' ') && !text.startsWith(' ')
    const said = `${isWord === true ? ' ' : ''}${text}`
    const { look, bold, italic, size } = one
    if (last?.look === look) runs[runs.length - 1] = { ...last, text: last.text + said }
    else runs.push({ look, bold, italic, size, text: said })
    edge = rightOf(one)
  }
  return runs
}

/** The gap between words of letter-spaced text; three gaps or more show the usual gap between letters. */
function wordGap(group: readonly Glyphs[]): number {
  const size = group[0]?.size ?? 10
  // "P A S T R Y", "C H E F": pieces of several letters are words.
  const words = group.filter(({ text }) => /\S\s\S\s\S/u.test(text)).length
  if (words > 1 && words * 2 > group.length) return size * SPACE_GAP
  const gaps = group.slice(1).map((one, index) => one.x - rightOf(group[index] ?? one))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return gaps.length >= 3 ? Math.max(usual * 1.6, size * 0.1) : size * 0.9
}
