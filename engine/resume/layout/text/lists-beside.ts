import { APART, type Cell, type DocumentLine } from '../document.ts'
import { isLanguageItem } from '../lists/languages.ts'
import { cellText, inOneCell, isMarked, joined, withMarker } from './cells.ts'
import { splitMarker } from './marker.ts'

/** Lines of two lists. */
const MAX_LENGTH = 60
/** Points by which the words of an item may begin left of the bullets of its list. */
const TOLERANCE = 4

/** The items of one of the lists: what begins with a bullet, with what has none below it. */
const itemsOf = (rows: readonly (readonly Cell[])[]): readonly Cell[] =>
  rows.flatMap(inOneCell).reduce<readonly Cell[]>((items, cell) => {
    const above = items.at(-1)
    return above === undefined || isMarked(cell)
      ? [...items, cell]
      : [...items.slice(0, -1), joined(above, cell, ' ')]
  }, [])

/** Rearranges two lists with bullets beside each other, which are read one after the other. Other lines stay as they are. */
export function withoutListsBeside(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const marked = lines.map(withMarker)
  const made: DocumentLine[] = []
  for (let at = 0; at < lines.length; ) {
    const [first, second] = marked[at]?.cells ?? []
    const line = lines[at]
    if (line === undefined) break
    if (first === undefined || second === undefined || !isMarked(first) || !isMarked(second)) {
      made.push(line)
      at += 1
      continue
    }
    const edge = second.x - TOLERANCE
    const next = marked.slice(at, at + MAX_LENGTH)
    const end = next.findIndex(
      ({ cells, gap }, index) =>
        (index > 0 && gap > APART) || cells.some(({ x, right }) => x < edge && right > edge),
    )
    const own = end === -1 ? next : next.slice(0, Math.max(1, end))
    const lists = [
      own.map(({ cells }) => cells.filter(({ x }) => x < edge)),
      own.map(({ cells }) => cells.filter(({ x }) => x >= edge)),
    ]
    const items = lists.flatMap(itemsOf)
    made.push(
      ...items.map((cell, index) => ({ ...line, ...splitMarker([cell]), gap: index === 0 ? line.gap : 0 })),
    )
    at += own.length
  }
  return made
}

/** Whether a cell names a language, perhaps with its level or behind the label of a list: "Langues : Anglais (B2)". */
const isLanguage = (cell: Cell): boolean =>
  isLanguageItem(
    cellText(cell)
      .replace(/^\p{L}+ ?: /u, '')
      .split(',')[0] ?? '',
  )

/** Languages beside each other as lines of their own, each with its level. */
export const withLanguagesApart = (lines: readonly DocumentLine[]): readonly DocumentLine[] =>
  lines.flatMap((line) => {
    if (line.cells.length < 2) return [line]
    const [, ...others] = line.cells.flatMap((cell, at) => (isLanguage(cell) ? [at] : []))
    const x = line.cells[0]?.x ?? 0
    return [0, ...others].map((from, at): DocumentLine => {
      const cells = line.cells.slice(from, others[at])
      const [first, ...rest] = cells
      return from === 0 || first === undefined
        ? { ...line, cells }
        : { ...line, cells: [{ ...first, x, right: x + first.right - first.x }, ...rest], gap: 0 }
    })
  })
