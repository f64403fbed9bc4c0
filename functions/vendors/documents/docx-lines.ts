import * as z from 'zod/mini'
import type { Cell, DocumentLine, ResumeDocument, Run } from '#functions/resume/layout/document.ts'
import { cleanRun } from '#functions/resume/layout/text/clean-run.ts'
import { splitMarker } from '#functions/resume/layout/text/marker.ts'

// The part of mammoth's document tree that lines are made of.
const Node = z.object({
  type: z.string(),
  value: z.optional(z.string()),
  children: z.optional(z.array(z.unknown())),
  numbering: z.nullish(z.object({ level: z.union([z.string(), z.number()]), isOrdered: z.boolean() })),
  indent: z.nullish(z.object({ start: z.nullish(z.string()), hanging: z.nullish(z.string()) })),
  styleName: z.nullish(z.string()),
  isBold: z.optional(z.boolean()),
  isItalic: z.optional(z.boolean()),
  isAllCaps: z.optional(z.boolean()),
  fontSize: z.nullish(z.number()),
})
type Node = z.infer<typeof Node>

/** Points that a letter takes, and that a tab goes on. */
const LETTER = 6
const TAB = 72
/**
 * A cell of a table that stands beside another with at most so many lines is set beside its lines one by one.
 */
const BESIDE = 3

const PLAIN = { look: 'plain', bold: false, italic: false, size: 11 } as const

/** Paragraphs, rows, or runs of a line that are read: a small file can hold a hundred thousand. */
const MAX_CHILDREN = 5_000

const childrenOf = (node: Node): readonly Node[] =>
  (node.children ?? []).slice(0, MAX_CHILDREN).flatMap((child) => Node.safeParse(child).data ?? [])

type Token = { readonly run: Run } | { readonly sign: 'tab' | 'break' }

function tokens(node: Node, above: Omit<Run, 'text'>): readonly Token[] {
  if (node.type === 'text') return [{ run: { ...above, text: cleanRun(node.value ?? '') } }]
  if (node.type === 'tab' || node.type === 'break') return [{ sign: node.type }]
  const size = node.fontSize ?? above.size
  const [bold, italic] = [node.isBold ?? above.bold, node.isItalic ?? above.italic]
  const look = `${size} ${bold ? 'bold' : ''} ${italic ? 'italic' : ''} ${node.isAllCaps === true ? 'caps' : ''}`
  return childrenOf(node).flatMap((child) =>
    tokens(child, node.type === 'run' ? { look, size, bold, italic } : above),
  )
}

function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last !== undefined && (last.look === run.look || run.text.trim() === ''))
    runs[runs.length - 1] = { ...last, text: last.text + run.text }
  else if (run.text !== '') runs.push(run)
}

/** The lines of a paragraph: a break ends one, tabs and wide spaces set cells apart. */
function rowsOf(found: readonly Token[], indent: number): readonly (readonly Cell[])[] {
  const rows: Run[][][] = [[[]]]
  for (const token of found) {
    const cells = rows.at(-1) ?? []
    if ('run' in token) {
      for (const [index, text] of token.run.text.split(/ {3,}/u).entries()) {
        if (index > 0) cells.push([])
        addRun(cells.at(-1) ?? [], { ...token.run, text })
      }
    } else if (token.sign === 'tab') cells.push([])
    else rows.push([[]])
  }
  return rows.map((cells) =>
    cells.flatMap((runs, index) => {
      const letters = runs.reduce((sum, { text }) => sum + text.length, 0)
      const x = indent + index * TAB
      return runs.every(({ text }) => text.trim() === '') ? [] : [{ runs, x, right: x + letters * LETTER }]
    }),
  )
}

const points = (twips: string | null | undefined): number => Math.round(Number(twips ?? 0) / 20) || 0

type Line = Omit<DocumentLine, 'page' | 'block' | 'gap'> | null

/** The lines of a paragraph; null for an empty one. */
function linesOf(node: Node): readonly Line[] {
  const level = node.numbering ? Number(node.numbering.level) : -1
  const indent = Math.max(points(node.indent?.start), (level + 1) * 18)
  const outer = indent - (points(node.indent?.hanging) || (level < 0 ? 0 : 18))
  const heading = /^(?:heading|title|überschrift|titre|título)/iu.test(node.styleName ?? '')
  const rows = rowsOf(tokens(node, PLAIN), indent)
  if (rows.every((cells) => cells.length === 0)) return [null]
  return rows.map((cells, index): Line => {
    if (cells.length === 0) return null
    const split = splitMarker(cells)
    if (split.marker !== '') return { ...split, outer, heading }
    return level >= 0 && index === 0 ? { cells, marker: '•', outer, heading } : { ...split, heading }
  })
}

const filled = (lines: readonly Line[]): readonly NonNullable<Line>[] => lines.flatMap((line) => line ?? [])

const shift = (line: NonNullable<Line>, by: number): NonNullable<Line> => ({
  ...line,
  cells: line.cells.map((cell) => ({ ...cell, x: cell.x + by, right: cell.right + by })),
  outer: line.outer + by,
})

/** A row of a table as lines, or its cells as blocks of their own where more than one of them is long. */
function rowBlocks(row: Node): readonly (readonly Line[])[] {
  const cells = childrenOf(row)
    .map((cell) => childrenOf(cell).flatMap(content))
    .filter((lines) => filled(lines).length > 0)
  const long = cells.findIndex((lines) => filled(lines).length > BESIDE)
  const others = cells.filter((_, index) => index !== long)
  if (others.some((lines) => filled(lines).length > BESIDE)) return cells
  const columns = cells.map((lines, index) => (index === long ? lines : filled(lines)))
  const height = Math.max(0, ...columns.map((lines) => lines.length))
  const beside = Array.from({ length: height }, (_, index): Line => {
    const parts = columns.flatMap((lines, column) => {
      const line = lines[index]
      return line === undefined || line === null ? [] : [shift(line, column * 2 * TAB)]
    })
    const [first] = parts
    if (first === undefined) return null
    // Words with a bullet stay lines of their own, whatever stands beside them.
    const bullet = parts.slice(1).findLast(({ marker }) => marker !== '')
    return bullet ?? { ...first, cells: parts.flatMap((line) => line.cells) }
  })
  return [beside]
}

function content(node: Node): readonly Line[] {
  if (node.type === 'paragraph') return linesOf(node)
  if (node.type === 'table') return childrenOf(node).flatMap(rowBlocks).flat()
  return childrenOf(node).flatMap(content)
}

/** Blocks of the whole: a table with long cells side by side is read column by column. */
function blocks(node: Node): readonly (readonly Line[])[] {
  if (node.type !== 'table')
    return node.type === 'document' ? childrenOf(node).flatMap(blocks) : [content(node)]
  const rows = childrenOf(node).map(rowBlocks)
  if (rows.every((row) => row.length <= 1)) return rows.flat()
  const columns = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: columns }, (_, column) =>
    rows.flatMap((row) => (row.length === 1 && column > 0 ? [] : (row[column] ?? []))),
  )
}

/** Paragraphs in reading order; `headers` are those of its page headers, `root` is mammoth's tree. */
export function docxDocument(root: unknown, headers: readonly string[]): ResumeDocument {
  const lines: DocumentLine[] = []
  const add = (found: readonly Line[], block: number): void => {
    let gap = lines.at(-1)?.block === block ? 0 : 1
    for (const line of found) {
      if (line !== null) lines.push({ ...line, page: 1, block, gap })
      gap = line === null ? gap + 1 : 0
    }
  }
  for (const header of headers)
    add(
      rowsOf([{ run: { ...PLAIN, look: 'header', text: cleanRun(header) } }], 0).map(
        (cells): Line => (cells.length === 0 ? null : { ...splitMarker(cells), heading: false }),
      ),
      0,
    )
  let block = 1
  let before = 0
  for (const found of blocks(Node.parse(root))) {
    // Paragraphs of the text follow each other; the columns of a table do not.
    if (before > 0 && Math.max(found.length, before) > BESIDE) block += 1
    add(found, block)
    before = found.length
  }
  return { lines, wrapped: false }
}
