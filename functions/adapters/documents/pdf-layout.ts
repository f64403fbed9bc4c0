import { splitColumns } from './pdf-columns.ts'

/** A piece of text on a page; points, origin at the lower left. */
export interface Run {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

export interface Page {
  readonly width: number
  readonly height: number
  readonly runs: readonly Run[]
}

export interface TextLine {
  readonly runs: readonly Run[]
  readonly y: number
  readonly x: number
  readonly size: number
}

/** Runs on one baseline, from top to bottom, each line from left to right. */
export function toLines(runs: readonly Run[]): readonly TextLine[] {
  const groups: Run[][] = []
  for (const run of runs.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (group !== undefined && first !== undefined && Math.abs(first.y - run.y) < Math.min(first.size, run.size) * 0.45) group.push(run)
    else groups.push([run])
  }
  return groups.map((group) => {
    const sorted = withoutOverprint(group.toSorted((a, b) => a.x - b.x))
    return { runs: sorted, y: Math.max(...sorted.map((run) => run.y)), x: sorted[0]?.x ?? 0, size: Math.max(...sorted.map((run) => run.size)) }
  })
}

// Bold is sometimes made by printing the same letters twice, a hair apart.
const withoutOverprint = (runs: readonly Run[]): readonly Run[] =>
  runs.filter((run, index) => !runs.slice(0, index).some((other) => other.text === run.text && Math.abs(other.x - run.x) < run.size * 0.2))

/** The text of a line: a space where there is a gap, three where columns or right-set dates are apart. */
export function lineText(line: TextLine): string {
  let text = ''
  let edge = line.x
  for (const run of line.runs) {
    const gap = run.x - edge
    const spaced = text.endsWith(' ') || run.text.startsWith(' ')
    if (text !== '') text += gap > run.size * 1.5 ? '   ' : gap > run.size * 0.17 && !spaced ? ' ' : ''
    text += run.text
    edge = run.x + run.width
  }
  return joinSpacedLetters(text.trim())
}

/** Headings and names set with wide letter-spacing come as single letters; a wider gap among them parts two words. */
function joinSpacedLetters(text: string): string {
  return text.replaceAll(/(?<!\S)\p{L}(?: {1,4}\p{L}(?!\S)){3,}(?!\S)/gu, (run) => run.split(/ {2,}/u).map((word) => word.replaceAll(' ', '')).join(' '))
}

const isPageNumber = (text: string): boolean => /^(?:page\s*|seite\s*|[-–]\s*)?\d{1,2}(?:\s*(?:\/|of|von)\s*\d{1,2})?(?:\s*[-–])?$/iu.test(text)

/** The text of all pages in reading order: paragraphs apart by an empty line, bullets and what belongs to them set in. */
export function layOut(pages: readonly Page[]): string {
  const seen = new Set<string>()
  const out: string[] = []
  for (const page of pages) {
    const isMargin = (line: TextLine): boolean => line.y > page.height * 0.93 || line.y < page.height * 0.07
    for (const column of splitColumns(page)) {
      const lines = toLines(column).filter((line) => {
        const text = lineText(line)
        if (!isMargin(line)) return true
        const repeated = seen.has(text) && out.length > 0
        seen.add(text)
        return !repeated && !isPageNumber(text)
      })
      out.push(...columnText(lines))
    }
  }
  return out.join('\n')
}

function columnText(lines: readonly TextLine[]): readonly string[] {
  const left = Math.min(...lines.map((line) => line.x))
  const pitch = pitchOf(lines)
  return lines.flatMap((line, index) => {
    const above = lines[index - 1]
    const apart = above !== undefined && above.y - line.y > Math.max(pitch * 1.4, line.size * 1.45)
    const offset = line.x - left
    // Beyond an inch it is centred or set to the right, not set in.
    const indent = offset > 4 && offset < 72 ? Math.min(8, Math.max(1, Math.round(offset / 6))) : 0
    return [...(apart || (above === undefined && index === 0) ? [''] : []), ' '.repeat(indent) + lineText(line)]
  })
}

/** The usual distance between two lines of a paragraph: the lower quartile of all distances. */
function pitchOf(lines: readonly TextLine[]): number {
  const gaps = lines.flatMap((line, index) => {
    const above = lines[index - 1]
    return above === undefined || above.y <= line.y ? [] : [above.y - line.y]
  })
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 12
}
