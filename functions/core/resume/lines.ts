import { startsAction } from './statements.ts'

/** One line that is not empty. Offsets are those of the whole text; `start` is where the words begin, after indent and bullet. */
export interface Line {
  readonly start: number
  readonly end: number
  readonly words: string
  readonly indent: number
  readonly bullet: boolean
  readonly blankBefore: boolean
  /** Offset of the bullet, or `start` where there is none. */
  readonly outer: number
}

const BULLET = /^(?:[•·▪▫◦‣⁃●○■□◆◇►▶▸➢➤➔→✓✔✦★❖∙]\s*|(?:[-–—*+]|o)\s+|[-–](?=\p{Lu}\p{Ll})|\d{1,2}[.)]\s+(?=\p{L}))(?=\S)/u

/** The lines of a text with their offsets; a tab counts as four columns of indent. */
export function readLines(text: string): readonly Line[] {
  const lines: Line[] = []
  let at = 0
  let blankBefore = true
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim()
    if (trimmed === '') {
      blankBefore = true
    } else {
      const lead = raw.length - raw.trimStart().length
      const marker = BULLET.exec(trimmed)?.[0].length ?? 0
      const outer = at + lead
      lines.push({
        start: outer + marker,
        end: outer + trimmed.length,
        words: trimmed.slice(marker),
        indent: raw.slice(0, lead).replaceAll('\t', '    ').length,
        bullet: marker > 0,
        blankBefore,
        outer,
      })
      blankBefore = false
    }
    at += raw.length + 1
  }
  return lines
}

const LOWER_START = /^[\p{Ll}(&]/u

/**
 * Whether a line goes on with the bullet or sentence above it: set in deeper than the bullet, or begun in lower case, or the line
 * above is full and stops in mid-sentence.
 */
export function continues(line: Line, above: Line, fullWidth: number): boolean {
  if (line.bullet || line.blankBefore) return false
  if (LOWER_START.test(line.words)) return true
  if (above.bullet && line.indent !== above.indent) return line.indent > above.indent
  if (line.indent < above.indent || /[.!?:]$/u.test(above.words)) return false
  if (above.bullet) return above.words.length >= fullWidth * 0.85
  // A line that begins like a new one goes on only where the one above has no room left or stops in mid-phrase.
  const full = /^\p{Lu}/u.test(line.words) && !/(?:,|\b(?:and|or|of|for|to|in|on|at|by|with|from|the|an?|de|der|und|et))$/iu.test(above.words) ? 0.75 : 0.6
  return above.words.length >= fullWidth * full && !startsAction(line.words)
}

/** Length of the long lines of a text: where its right margin is. */
export function fullWidthOf(lines: readonly Line[]): number {
  const lengths = lines.map((line) => line.words.length).toSorted((a, b) => a - b)
  return Math.max(60, lengths[Math.floor(lengths.length * 0.95)] ?? 60)
}
