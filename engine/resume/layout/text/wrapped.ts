import { APART, type Cell, type DocumentLine } from '../document.ts'
import { wordsFor } from '../../../language/initials.ts'
import { headingKind } from '../sections/headings.ts'
import { findRange, findSingle, isNow } from '../words/dates.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { beginAlike } from '../words/phrases.ts'
import { isPlace } from '../words/places.ts'
import { cellText, joined } from './cells.ts'
import { splitMarker } from './marker.ts'

const RANGE_START = /(?:19|20)\d\d\s*[–—-]$|[–—-]\s*\p{Lu}?\p{L}{2,9}\.?$/u
const RANGE_END = /^(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$|^\d{1,2}[./](?:19|20)\d\d$/iu
const endsRange = (words: string): boolean => RANGE_END.test(words) || isNow(words)

/** The end of a range with the word before it: "à aujourd’hui", "– 08/2020". */
const JOINED_END = /^(?:[–—-]|à|au|to|until|till|bis|hasta|a|al|tot)\s+\S/iu

const yearIn = (text: string): number => Number(/(?:19|20)\d\d/u.exec(text)?.[0])

/** A web address that may go on below. */
const LINK = /^(?:https?:\/\/|www\.)\S+$|^\S+\.\p{Ll}{2,}\/\S*$/iu

/** Joins words with those on the line below; a hyphen and the beginning of an address stay without a space. */
const joinCells = (one: Cell, other: Cell): Cell => {
  const begun = cellText(one)
  const isAddress = LINK.test(begun) && !cellText(other).startsWith('(')
  const space = isAddress || /\p{L}-$|\S@\S*$/u.test(begun) || cellText(other).startsWith('@') ? '' : ' '
  return joined(one, other, space)
}

/** The cells of a date range that a narrow column wrapped: its beginning and, right below, its end. */
function wrappedRange(above: DocumentLine, line: DocumentLine): readonly [Cell, Cell] | null {
  const pairs = above.cells
    .slice(0, 2)
    .flatMap((one) => line.cells.slice(0, 2).map((other) => [one, other] as const))
  const isWhole = (one: string, other: string) => {
    const all = `${one} ${other}`
    const range = JOINED_END.test(other) && /(?:19|20)\d\d$/u.test(one) ? findRange(all, 0, all.length) : null
    return range !== null && range.from === 0 && range.to === all.length
  }
  const isBelow = (one: Cell, other: Cell) =>
    Math.abs(one.right - other.right) < 40 || Math.abs(one.x - other.x) < 5
  return (
    pairs.find(
      ([one, other]) =>
        isBelow(one, other) &&
        (isWhole(cellText(one), cellText(other)) ||
          (RANGE_START.test(cellText(one)) && endsRange(cellText(other)))) &&
        // "2025 –" above another entry's "2023" is open.
        !(yearIn(cellText(one)) > yearIn(cellText(other))),
    ) ?? null
  )
}

/** The date that a margin has alone, "YYYY-MM", "YYYY" or "present"; null for other words. */
function dateOf(line: DocumentLine): string | null {
  const words = line.cells[0] === undefined ? '' : cellText(line.cells[0])
  const single = findSingle(words, 0, words.length)
  if (isNow(words)) return 'present'
  return single?.from === 0 && single.to === words.length ? (single.end?.value ?? null) : null
}

/** Pairs of dates that show that a margin has the end of each time below its beginning. */
const MIN_PAIRS = 2

/** The lines that begin with the end of a time whose beginning stands above: "2022 Oct", and below it "Now". */
function stackedEnds(lines: readonly DocumentLine[]): ReadonlySet<DocumentLine> {
  const stacked = [...Map.groupBy(lines, ({ block }) => block).values()].map((block) => {
    const dated = block.flatMap((line, at) => {
      const date = dateOf(line)
      return date === null ? [] : [{ line, at, date }]
    })
    const pairs = dated.flatMap((one, index) => (index % 2 === 0 ? [[one, dated[index + 1]] as const] : []))
    // Of times in a list, the next one ends before this one does; single years go up or down.
    const isOne = pairs.every(
      ([one, other], index) =>
        other?.at === one.at + 1 &&
        one.date <= other.date &&
        Math.abs((one.line.cells[0]?.x ?? 0) - (other.line.cells[0]?.x ?? 0)) < 3 &&
        (pairs[index + 1]?.[0].date ?? '') < other.date,
    )
    return isOne && pairs.length >= MIN_PAIRS ? pairs.flatMap(([, other]) => other?.line ?? []) : []
  })
  return new Set(stacked.flat())
}

/** The first cells of two lines. */
function firstCells(
  { cells: [one] }: DocumentLine,
  { cells: [other] }: DocumentLine,
): readonly [Cell, Cell] | null {
  return one === undefined || other === undefined ? null : [one, other]
}

/** Maximum length, in characters, of a phrase that a narrow column wrapped. */
const MAX_WRAPPED = 45
/** The end of a phrase that goes on below: "Centre hospitalier de", "Weißhaupt-". */
const CUT_OFF =
  /(?<!,)\s(?:of|and|for|&|[–—-]|de|du|des|del|der|den|van|von|und|für)$|\([^()]*$|\p{Ll}-$|,\s(?:höhere |haute )?\p{L}*(?:schule|universität|akademie)$/u
/** The end of an employer's name, however long the line above is. */
const NAME_END = /^(?:College|University|Institute|School|Academy|Hospital|Center|Centre)(?:,|$)/u
/** The beginning of a phrase that goes on from above: "LLP", "— Camden, NJ", "in Nursing". */
const GOES_ON =
  /^(?:[IVX]{1,4}$|(?:in|of|and|et|und|für|de|en|y) \p{Lu}|[–—]\s|(?:LLP|LLC|Inc|Ltd|GmbH|AG|PLC|S\.A\.)(?!\p{L}))/u
const SMALL_WORD = /(?<![\p{L}-])\p{Ll}{3,}/gu
/** An address that may go on below, perhaps behind its label: "E-Mail: ana.ruiz@". */
const CUT_EMAIL = /^(?:[\p{L}-]{1,9}[:.]?\s)?(?:\S+@\S*|[\p{L}\d._+-]+)$/u
/** The end of an address; after a hyphen its last name may be long, and after "@" stands a whole domain. */
const EMAIL_END =
  /@.*[^-@]\n[\p{Ll}\d.]{1,12}$|@.*-\n[\p{Ll}\d.-]{1,30}$|(?:@\n|\n@)[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)+$/u

/** The cells of a phrase that a narrow column wrapped: its beginning and, right below in the font of its end, the rest. */
function wrappedPhrase(above: DocumentLine, line: DocumentLine): readonly [Cell, Cell] | null {
  const other = line.cells.at(-1)
  const isBracket = other !== undefined && /^\([^()]+\)$/u.test(cellText(other))
  if (
    other === undefined ||
    line.cells.length > (isBracket ? 2 : 1) ||
    line.marker !== '' ||
    line.gap > APART
  )
    return null
  const one = above.cells.find(({ x }) => Math.abs(x - other.x) < 5)
  if (one === undefined || above.marker !== '') return null
  const last = one.runs.at(-1)
  if (last === undefined || last.look !== other.runs[0]?.look) return null
  const [words, rest] = [last.text.trim(), cellText(other)]
  // Beside it, the word before a date may go on, but no date.
  if (isBracket)
    return other === line.cells[0] || !/\d/u.test(cellText(above.cells[0] ?? one)) ? [one, other] : null
  if (words.length > MAX_WRAPPED && !NAME_END.test(rest)) return null
  if (words.includes('@') || rest.startsWith('@'))
    return CUT_EMAIL.test(words) && EMAIL_END.test(`${words}\n${rest}`) ? [one, other] : null
  // Running text is joined as a paragraph.
  const isRunning = (words.match(SMALL_WORD) ?? []).length > 1
  return (!isRunning && (CUT_OFF.test(words.toLowerCase()) || GOES_ON.test(rest) || NAME_END.test(rest))) ||
    (/\([^()]*$/u.test(words) && /^[^()]*\)/u.test(rest))
    ? [one, other]
    : null
}

/** The cells of an employer's name that goes on beside the place: "… – Larkfield", and "Dover, DE  Oats & Grains Ltd" below. */
function wrappedName(above: DocumentLine, line: DocumentLine): readonly [Cell, Cell] | null {
  const [[, one], [place, other, ...more]] = [above.cells, line.cells]
  if (one === undefined || place === undefined || other === undefined || more.length > 0) return null
  const begun =
    cellText(one)
      .split(/ [–—|-] /u)
      .at(-1) ?? ''
  return Math.abs(one.x - other.x) < 3 &&
    line.gap < APART &&
    isPlace(cellText(place)) &&
    titleScore(begun) + employerScore(begun) === 0 &&
    employerScore(cellText(other)) === 2
    ? [one, other]
    : null
}

/** Width in points below which a column is narrow: a side column, whose lines are short phrases. */
const NARROW = 220
/** Gaps that differ by more than this, in line heights, are set apart. */
const SAME_GAP = 0.1
/** The rest of a web address, perhaps with its kind: "lee-4417 (LinkedIn)". */
const LINK_END = /^[\p{Ll}\d-]+\/?(?: \([\p{L} ]+\))?$/u

/** A column: where its lines end, and the gap within a phrase of a narrow one if those between phrases are wider. */
interface Column {
  readonly edge: number
  readonly isNarrow: boolean
  readonly within: number | null
}

function columnsOf(lines: readonly DocumentLine[]): ReadonlyMap<number, Column> {
  return new Map(
    [...Map.groupBy(lines, ({ block }) => block)].map(([block, own]): readonly [number, Column] => {
      const cells = own.flatMap((line) => line.cells)
      const left = Math.min(...cells.map(({ x }) => x))
      // An address without a space may be longer than its column is wide.
      const edge = Math.max(...cells.flatMap((cell) => (cellText(cell).includes(' ') ? [cell.right] : [])))
      const gaps = own.slice(1).flatMap((line, at) => {
        const [one, other] = [own[at]?.cells[0]?.runs[0], line.cells[0]?.runs[0]]
        return line.gap < APART && one?.look === other?.look ? [line.gap] : []
      })
      const least = Math.min(...gaps)
      const wide = gaps.filter((gap) => gap > least + SAME_GAP).length
      const within = wide * 2 > gaps.length ? least : null
      return [block, { edge, isNarrow: edge - left < NARROW, within }]
    }),
  )
}

/** Signs between the items of a list in one line. */
const BETWEEN = [' / ', ' | ', '; ']

/** Whether a list in one line goes on below in the middle of an item: "Forklift / First aid / Site", and below it "card / CSTS". */
const isList = (begun: string, below: string): boolean =>
  BETWEEN.some((sign) => `${begun} `.split(sign).length > 2 && below.includes(sign)) &&
  !/\d{4}\)?$/u.test(begun) &&
  ![begun, below].some((words) => findRange(words, 0, words.length) !== null)

/** The cells of a phrase that a narrow column, or of a list that any column wrapped where its next word had no room. */
function wrappedInColumn(
  above: DocumentLine,
  line: DocumentLine,
  column: Column | undefined,
): readonly [Cell, Cell] | null {
  const [[one, ...others], [other, ...rest]] = [above.cells, line.cells]
  if (column === undefined || one === undefined || other === undefined) return null
  if (others.length + rest.length > 0 || `${above.marker}${line.marker}` !== '') return null
  if (Math.abs(one.x - other.x) > 3 || line.gap > APART) return null
  if (one.runs.at(-1)?.look !== other.runs[0]?.look) return null
  const [begun, below] = [cellText(one), cellText(other)]
  if (headingKind(begun) !== null || headingKind(below) !== null) return null
  if (LINK.test(begun)) return column.isNarrow && LINK_END.test(below) ? [one, other] : null
  // Running text is joined as a paragraph.
  if (begun.includes('@') || below.includes('@') || /^\p{Ll}/u.test(below)) return null
  if (beginAlike(begun, below)) return null
  const isListed = isList(begun, below)
  if (!column.isNarrow && !isListed) return null
  const letter = (other.right - other.x) / below.length
  const hasRoom = column.edge - one.right > ((below.split(/\s|(?<=\p{L}-)/u)[0] ?? '').length + 1) * letter
  if (hasRoom && !/\s[/|]$/u.test(begun)) return null
  const [, short] = /\(([^()]+)\)$/u.exec(below) ?? []
  const isName = short !== undefined && wordsFor(short, `${begun} ${below}`).length > 0
  return isListed || isName || (column.within !== null && line.gap <= column.within + SAME_GAP)
    ? [one, other]
    : null
}

/**
 * Moves the end of a wrapped date range, and of the phrase to its left, up to the line where it begins, and
 * likewise the end of a wrapped phrase.
 */
export function joinWrapped(lines: readonly DocumentLine[], wrapped: boolean): readonly DocumentLine[] {
  const made: DocumentLine[] = []
  const columns = wrapped ? columnsOf(lines) : new Map<number, Column>()
  const ends = wrapped ? stackedEnds(lines) : new Set<DocumentLine>()
  for (const line of lines) {
    const above = made.at(-1)
    const isBelow = above !== undefined && above.block === line.block
    const inPhrase = () =>
      isBelow && wrapped
        ? (wrappedPhrase(above, line) ??
          wrappedName(above, line) ??
          wrappedInColumn(above, line, columns.get(line.block)))
        : null
    const isEnd = ends.has(line)
    const inRange = isEnd ? firstCells : wrappedRange
    const found = isBelow ? (inRange(above, line) ?? inPhrase()) : null
    if (above === undefined || found === null) {
      made.push(line)
      continue
    }
    const [start, end] = found
    const rest = line.cells.filter((cell) => cell !== end)
    const [left, tail] = start === above.cells[0] || rest.length > 1 ? [] : [above.cells[0], rest[0]]
    const cells = above.cells.map((cell) =>
      cell !== start ? cell : isEnd ? joined(cell, end, ' – ') : joinCells(cell, end),
    )
    made[made.length - 1] = {
      ...above,
      cells: cells.map((cell) => (cell === left && tail !== undefined ? joinCells(cell, tail) : cell)),
    }
    if (tail === undefined && rest.length > 0) made.push({ ...line, ...splitMarker(rest) })
  }
  return made
}
