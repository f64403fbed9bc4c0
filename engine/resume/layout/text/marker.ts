import type { Cell, Run } from '../document.ts'

/** Signs before the items of a list that stand nowhere else. */
export const BULLETS = '•·▪▫◦‣⁃●○■□◆◇►▶▸➢➤➔→✓✔✦★❖∙⋆⚬'
const MARKER = new RegExp(
  String.raw`^(?:[${BULLETS}§Ø]\s*|(?:[-–—*+~>»›.]|o)(?=\s)\s*|[-–](?=\p{L}{2})|\(?\d{1,2}[.)](?=\s+\p{L})(?!\s+(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|de[zc]))\s*)`,
  'iu',
)
const ALONE = new RegExp(String.raw`^(?:[${BULLETS}§Ø–—*+~>»›o-]|\(?\d{1,2}[.)])$`, 'u')

/** "ii." in a cell before an employer, which is no bullet. */
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|x)[.)]$/u

const textOf = (cell: Cell): string => cell.runs.map(({ text }) => text).join('')

function cutStart(runs: readonly Run[], count: number): readonly Run[] {
  let left = count
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length)
    left -= cut
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }]
  })
}

/** Splits the bullet or number from the beginning of a line; `outer` is its position in points. */
export function splitMarker(cells: readonly Cell[]): {
  cells: readonly Cell[]
  marker: string
  outer: number
} {
  const [first, ...rest] = cells
  if (first === undefined) return { cells, marker: '', outer: 0 }
  const text = textOf(first)
  const lead = text.length - text.trimStart().length
  // A bullet far before its words is a cell of its own.
  if (ALONE.test(text.trim()) && rest.length > 0) return { cells: rest, marker: text.trim(), outer: first.x }
  if (ROMAN.test(text.trim()) && rest.length > 0) return { cells: rest, marker: '', outer: first.x }
  const found = MARKER.exec(text.trimStart())
  if (found === null || found[0].length >= text.trim().length) return { cells, marker: '', outer: first.x }
  const runs = cutStart(first.runs, lead + found[0].length)
  const share = (lead + found[0].length) / text.length
  return {
    cells: [{ ...first, runs, x: first.x + (first.right - first.x) * share }, ...rest],
    marker: found[0].trim(),
    outer: first.x,
  }
}
