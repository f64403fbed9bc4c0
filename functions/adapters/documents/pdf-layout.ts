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

interface TextLine {
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
  if (isLetterSpaced(line)) return closeUp(line)
  let text = ''
  let edge = line.x
  for (const run of line.runs) {
    const gap = run.x - edge
    const spaced = text.endsWith(' ') || run.text.startsWith(' ')
    if (text !== '') text += gap > run.size * 1.5 ? '   ' : gap > run.size * 0.17 && !spaced ? ' ' : ''
    text += run.text
    edge = run.x + run.width
  }
  return text.trim()
}

const lettersOf = (run: Run): readonly string[] => run.text.trim().split(/\s+/u)

/** Headings and names are set with wide letter-spacing: they come as letters, or pairs where the font kerns. */
function isLetterSpaced(line: TextLine): boolean {
  const letters = line.runs.flatMap(lettersOf)
  return letters.length >= 4 && letters.every((letter) => /^[\p{L}&]{1,3}$/u.test(letter)) && letters.join('').length <= letters.length * 1.5
}

function closeUp(line: TextLine): string {
  const gaps = line.runs.slice(1).map((run, index) => run.x - ((line.runs[index]?.x ?? 0) + (line.runs[index]?.width ?? 0)))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  // Three gaps or more show how far letters stand apart; fewer are gaps between words.
  const wide = gaps.length >= 3 ? usual * 1.6 : line.size * 0.4
  return line.runs.map((run, index) => ((gaps[index - 1] ?? 0) > wide ? ' ' : '') + lettersOf(run).join('')).join('')
}

const isPageNumber = (text: string): boolean => /\b(?:page|seite) \d+ (?:of|von|\/) \d+\b/iu.test(text) || /^(?:page\s*|seite\s*|[-–]\s*)?\d{1,2}(?:\s*(?:\/|of|von)\s*\d{1,2})?(?:\s*[-–])?$/iu.test(text)

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
  return joinDates(out.join('\n'))
}

// A span of time that the margin cut in two is read as one.
function joinDates(text: string): string {
  return text.replaceAll(/(\b(?:19|20)\d\d *[–—-]+(?: *\p{Lu}\p{Ll}{2,8}\.?)?)\n *(?=(?:present|current|today|now|(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d)\b)/giu, '$1 ')
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
