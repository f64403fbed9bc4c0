import { APART, type Cell, type DocumentLine } from '../document.ts'
import { splitMarker } from './marker.ts'

const cellText = ({ runs }: Cell): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()
const RANGE_START = /(?:19|20)\d\d\s*[–—-]$|[–—-]\s*\p{Lu}?\p{L}{2,9}\.?$/u
const RANGE_END =
  /^(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$|^\d{1,2}[./](?:19|20)\d\d$|^(?:present|current|today|now|heute|aujourd[’']hui|actualidad|actuel\p{L}*|pr[ée]sente?|oggi|attuale|laufend|jetzt)$/iu

/** Joins words with those on the line below; a hyphen and the beginning of an email address stay without a space. */
const joinCells = (one: Cell, other: Cell): Cell => {
  const space = /\p{L}-$|^\S+@\S+$/u.test(cellText(one)) ? '' : ' '
  const rest = other.runs.map((run, at) => (at === 0 ? { ...run, text: `${space}${run.text}` } : run))
  return { ...one, runs: [...one.runs, ...rest], right: other.right }
}

/** The cells of a date range that a narrow column wrapped: its beginning and, right below, its end. */
function wrappedRange(above: DocumentLine, line: DocumentLine): readonly [Cell, Cell] | null {
  const pairs = above.cells
    .slice(0, 2)
    .flatMap((one) => line.cells.slice(0, 2).map((other) => [one, other] as const))
  const isBelow = (one: Cell, other: Cell) =>
    Math.abs(one.right - other.right) < 40 || Math.abs(one.x - other.x) < 5
  return (
    pairs.find(
      ([one, other]) =>
        isBelow(one, other) && RANGE_START.test(cellText(one)) && RANGE_END.test(cellText(other)),
    ) ?? null
  )
}

/** Maximum length, in characters, of a phrase that a narrow column wrapped. */
const MAX_WRAPPED = 45
/** The end of a phrase that goes on below: "Centre hospitalier de", "Weißhaupt-". */
const CUT_OFF = /\s(?:of|and|for|&|[–—]|de|du|des|del|der|den|van|von|und|für)$|\([^()]*$|\p{Ll}-$/u
/** The beginning of a phrase that goes on from above: "LLP", "— Camden, NJ", "College", "in Nursing". */
const GOES_ON =
  /^(?:(?:College|University|Institute|School|Academy|Hospital|Center|Centre)$|(?:in|of|and|et|und|für|de|en|y) \p{Lu}|[–—]\s|(?:LLP|LLC|Inc|Ltd|GmbH|AG|PLC|S\.A\.)(?!\p{L}))/u
const SMALL_WORD = /(?<![\p{L}-])\p{Ll}{3,}/gu
const CUT_EMAIL = /^\S+@\S+$/u
/** The end of an address; after a hyphen its last name may be long. */
const EMAIL_END = /^\S+[^-]\n[\p{Ll}\d.]{1,12}$|-\n[\p{Ll}\d.-]{1,30}$/u

/** The cells of a phrase that a narrow column wrapped: its beginning and, right below in the font of its end, the rest. */
function wrappedPhrase(above: DocumentLine, line: DocumentLine): readonly [Cell, Cell] | null {
  const [other] = line.cells
  if (other === undefined || line.cells.length > 1 || line.marker !== '' || line.gap > APART) return null
  const between = above.cells.slice(1, -1).find(({ x, right }) => other.x > x - 5 && other.right < right + 5)
  const one = between ?? above.cells.find(({ x }) => Math.abs(x - other.x) < 5)
  if (one === undefined || above.marker !== '') return null
  const last = one.runs.at(-1)
  if (last === undefined || last.look !== other.runs[0]?.look) return null
  const [words, rest] = [last.text.trim(), cellText(other)]
  if (words.length > MAX_WRAPPED) return null
  if (words.includes('@'))
    return CUT_EMAIL.test(words) && EMAIL_END.test(`${words}\n${rest}`) ? [one, other] : null
  // Running text is joined as a paragraph.
  const isRunning = (words.match(SMALL_WORD) ?? []).length > 1
  return between !== undefined ||
    (!isRunning && (CUT_OFF.test(words) || GOES_ON.test(rest))) ||
    (/\([^()]*$/u.test(words) && /^[^()]*\)/u.test(rest))
    ? [one, other]
    : null
}

/** "Mar. 2020– Senior Firmware Engineer": a range that a narrow column beside the title wrapped. */
const OPEN_RANGE = /^(?:\p{L}{3,9}\.?\s|\d{1,2}[./])?(?:19|20)\d\d\s?[–—-]$/u

/** The line with its range completed by the one below, as cells of their own; null for other lines. */
function withRange(above: DocumentLine, line: DocumentLine): DocumentLine | null {
  const [cell, ...cells] = above.cells
  const [start, ...title] = cell?.runs ?? []
  const [end] = line.cells
  if (cell === undefined || start === undefined || end === undefined || title.length === 0) return null
  if (line.cells.length > 1 || line.marker !== '' || !OPEN_RANGE.test(start.text.trim())) return null
  if (!RANGE_END.test(cellText(end)) || end.right > cell.right || end.x - cell.x > 60) return null
  const range = { runs: [start, ...end.runs], x: cell.x, right: end.right }
  return { ...above, cells: [range, { ...cell, runs: title, x: end.right + 10 }, ...cells] }
}

/**
 * Moves the end of a wrapped date range, and of the phrase to its left, up to the line where it begins, and
 * likewise the end of a wrapped phrase.
 */
export function joinWrapped(lines: readonly DocumentLine[], wrapped: boolean): readonly DocumentLine[] {
  const joined: DocumentLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const isBelow = above !== undefined && above.block === line.block
    const found = isBelow
      ? (wrappedRange(above, line) ?? (wrapped ? wrappedPhrase(above, line) : null))
      : null
    const completed = found === null && isBelow ? withRange(above, line) : null
    if (completed !== null) {
      joined[joined.length - 1] = completed
      continue
    }
    if (above === undefined || found === null) {
      joined.push(line)
      continue
    }
    const [start, end] = found
    const rest = line.cells.filter((cell) => cell !== end)
    const [left, tail] = start === above.cells[0] || rest.length > 1 ? [] : [above.cells[0], rest[0]]
    const cells = above.cells.map((cell) => (cell === start ? joinCells(cell, end) : cell))
    joined[joined.length - 1] = {
      ...above,
      cells: cells.map((cell) => (cell === left && tail !== undefined ? joinCells(cell, tail) : cell)),
    }
    if (tail === undefined && rest.length > 0) joined.push({ ...line, ...splitMarker(rest) })
  }
  return joined
}
