import * as z from 'zod/mini'
import { type Cell, type DocumentLine, FOOTER, type ResumeDocument, type Run } from '../layout/document.ts'
import { cellText, withMarker } from '../layout/text/cells.ts'
import { cleanRun } from '../layout/text/clean-run.ts'
import { splitMarker } from '../layout/text/marker.ts'
import { type Columns, jobColumns, jobOfRow, lastHasDuties } from '../layout/text/table.ts'

// The parts of mammoth's document tree that are used.
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

/** Assumed width of a letter and of a tab, in points. */
const LETTER = 6
const TAB = 72
/** Table cells with at most this many lines are merged line by line with the cell beside them. */
const SHORT_CELL = 3

const PLAIN = { look: 'plain', bold: false, italic: false, size: 11 } as const

/** Paragraphs, rows or runs that are read per node, because a small file can contain a hundred thousand. */
const MAX_CHILDREN = 5_000

const childrenOf = (node: Node): readonly Node[] =>
  (node.children ?? []).slice(0, MAX_CHILDREN).flatMap((child) => Node.safeParse(child).data ?? [])

/** The deepest level of numbered paragraphs. */
const deepestNumber = (node: Node): number =>
  childrenOf(node).reduce(
    (deepest, child) => Math.max(deepest, deepestNumber(child)),
    node.numbering?.isOrdered === true ? Number(node.numbering.level) : -1,
  )

/** A tree in which only the deepest numbers are bullets: "1.0 Experience" and "1.1 Site Engineer" name what they number. */
const withoutOuterNumbers = (node: Node, deepest: number): Node => ({
  ...node,
  numbering:
    node.numbering?.isOrdered === true && Number(node.numbering.level) < deepest ? null : node.numbering,
  children: childrenOf(node).map((child) => withoutOuterNumbers(child, deepest)),
})

type Token = { readonly run: Run } | { readonly sign: 'tab' | 'break' }

/** `named` is the name of the heading's style: it may set a look that the runs do not repeat. */
function tokens(node: Node, above: Omit<Run, 'text'>, named: string): readonly Token[] {
  // Some programs write a tab as a character of the text.
  if (node.type === 'text')
    return (node.value ?? '')
      .split('\t')
      .flatMap((text, index): readonly Token[] => [
        ...(index > 0 ? [{ sign: 'tab' } as const] : []),
        { run: { ...above, text: cleanRun(text) } },
      ])
  if (node.type === 'tab' || node.type === 'break') return [{ sign: node.type }]
  const size = node.fontSize ?? above.size
  const [bold, italic] = [node.isBold ?? above.bold, node.isItalic ?? above.italic]
  const look = `${size} ${bold ? 'bold' : ''} ${italic ? 'italic' : ''} ${node.isAllCaps === true ? 'caps' : ''}${named}`
  return childrenOf(node).flatMap((child) =>
    tokens(child, node.type === 'run' ? { look, size, bold, italic } : above, named),
  )
}

function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last !== undefined && (last.look === run.look || run.text.trim() === ''))
    runs[runs.length - 1] = { ...last, text: last.text + run.text }
  else if (run.text !== '') runs.push(run)
}

/** Splits a paragraph into lines at breaks, and lines into cells at tabs and wide spaces. */
function rowsOf(found: readonly Token[], indent: number, outer = indent): readonly (readonly Cell[])[] {
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
      // Words before the first tab of a hanging indent stand left of it.
      const isHung = outer < indent && cells.length > 1
      const x = isHung && index === 0 ? outer : indent + (isHung ? index - 1 : index) * TAB
      return runs.every(({ text }) => text.trim() === '') ? [] : [{ runs, x, right: x + letters * LETTER }]
    }),
  )
}

const points = (twips: string | null | undefined): number => Math.round(Number(twips ?? 0) / 20) || 0

type Line = Omit<DocumentLine, 'page' | 'block' | 'gap'> | null

/** Dashes or underscores that draw a line. */
const RULE = /^[\sㅡ―_]*$/u

/** The lines of a paragraph; null for an empty one. */
function linesOf(node: Node): readonly Line[] {
  const level = node.numbering ? Number(node.numbering.level) : -1
  const indent = Math.max(points(node.indent?.start), (level + 1) * 18)
  const outer = indent - (points(node.indent?.hanging) || (level < 0 ? 0 : 18))
  const heading = /^(?:heading|title|überschrift|titre|título)/iu.test(node.styleName ?? '')
  const rows = rowsOf(
    tokens(node, PLAIN, heading ? ` ${node.styleName}` : ''),
    indent,
    level < 0 ? outer : indent,
  )
  if (rows.every((cells) => cells.length === 0)) return [null]
  return rows.map((cells, index): Line => {
    if (cells.every(({ runs }) => runs.every(({ text }) => RULE.test(text)))) return null
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

type Cells = readonly (readonly Line[])[]

const cellsOf = (row: Node): Cells =>
  childrenOf(row)
    .map((cell) => childrenOf(cell).flatMap(content))
    .filter((lines) => filled(lines).length > 0)

/** The job in a row of three cells or more of which one has several lines; null for other rows. */
function jobIn(cells: Cells): Columns | null {
  const columns = cells.map((lines, column) =>
    filled(lines).flatMap((line) => withMarker(shift(line, column * 2 * TAB)).cells),
  )
  const isLong = columns.some(({ length }) => length > 1)
  return isLong ? jobColumns(columns) : null
}

/** The rows of a table, each as its blocks. */
function tableBlocks(table: Node): readonly (readonly (readonly Line[])[])[] {
  const rows = childrenOf(table).map((row) => {
    const cells = cellsOf(row)
    return { cells, job: jobIn(cells) }
  })
  const hasDuties = lastHasDuties(rows.flatMap(({ job }) => (job === null ? [] : [job])))
  const lineOf = (some: readonly Cell[]) => ({ ...splitMarker(some), heading: false })
  return rows.map(({ cells, job }) => (job === null ? rowBlocks(cells) : [jobOfRow(job, hasDuties, lineOf)]))
}

/** A table row as lines, or its cells as separate blocks when more than one of them is long. */
function rowBlocks(cells: Cells): readonly (readonly Line[])[] {
  const long = cells.findIndex((lines) => filled(lines).length > SHORT_CELL)
  const others = cells.filter((_, index) => index !== long)
  if (others.some((lines) => filled(lines).length > SHORT_CELL)) return cells
  const columns = cells.map((lines, index) => (index === long ? lines : filled(lines)))
  const height = Math.max(0, ...columns.map((lines) => lines.length))
  const beside = Array.from({ length: height }, (_, index): readonly Line[] => {
    const parts = columns.flatMap((lines, column) => {
      const line = lines[index]
      return line === undefined || line === null ? [] : [shift(line, column * 2 * TAB)]
    })
    const [first] = parts
    if (first === undefined) return [null]
    // A bulleted line is kept; the heading or date beside the first stands above it, and else what is beside it is dropped.
    const bullet = parts.slice(1).findLast(({ marker }) => marker !== '')
    if (bullet !== undefined) return index === 0 && first.marker === '' ? [first, bullet] : [bullet]
    return [{ ...first, cells: parts.flatMap((line) => line.cells) }]
  })
  return [beside.flat()]
}

function content(node: Node): readonly Line[] {
  if (node.type === 'paragraph') return linesOf(node)
  if (node.type === 'table') return tableBlocks(node).flat(2)
  return childrenOf(node).flatMap(content)
}

/** Blocks of a document; a table with long cells side by side is read column by column. */
function blocks(node: Node): readonly (readonly Line[])[] {
  if (node.type !== 'table')
    return node.type === 'document' ? childrenOf(node).flatMap(blocks) : [content(node)]
  const rows = tableBlocks(node)
  if (rows.every((row) => row.length <= 1)) return rows.flat()
  const columns = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: columns }, (_, column) =>
    rows.flatMap((row) => (row.length === 1 && column > 0 ? [] : (row[column] ?? []))),
  )
}

/** A document's lines in reading order; `root` is mammoth's tree, `headers` and `footers` are lines of the pages' margins. */
export function docxDocument(
  root: unknown,
  { headers, footers }: { readonly headers: readonly string[]; readonly footers: readonly string[] },
): ResumeDocument {
  const lines: DocumentLine[] = []
  const add = (found: readonly Line[], block: number): void => {
    let gap = lines.at(-1)?.block === block ? 0 : 1
    for (const line of found) {
      if (line !== null) lines.push({ ...line, page: 1, block, gap })
      gap = line === null ? gap + 1 : 0
    }
  }
  const ofMargin = (text: string, look: string): readonly Line[] =>
    rowsOf([{ run: { ...PLAIN, look, text: cleanRun(text) } }], 0).map((cells) =>
      cells.length === 0 ? null : { ...splitMarker(cells), heading: false },
    )
  for (const header of headers) add(ofMargin(header, 'header'), 0)
  let block = 1
  let before = 0
  const tree = Node.parse(root)
  for (const found of blocks(withoutOuterNumbers(tree, deepestNumber(tree)))) {
    // Consecutive paragraphs form one block; the columns of a table are blocks of their own.
    if (before > 0 && Math.max(found.length, before) > SHORT_CELL) block += 1
    add(found, block)
    before = found.length
  }
  // Most footers repeat the name and the address.
  const said = lines.map(({ cells }) => cells.map(cellText).join(' ')).join('\n')
  for (const footer of footers.filter((text) => !said.includes(text)))
    add(ofMargin(footer, FOOTER), block + 1)
  return { lines, wrapped: false }
}
