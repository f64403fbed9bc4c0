import { besideDates, type DateRange } from '../words/dates.ts'
import { employerScore, isFunction, titleScore } from '../words/job-words.ts'
import { isPlace, isRegion, looksLikeTown, placeStart } from '../words/places.ts'
import type { Line } from '../text/lines.ts'

export type Label = 'title' | 'employer' | 'place' | 'other'

/** A phrase of an entry's first lines that stands between separators. */
export interface Part {
  readonly start: number
  readonly end: number
  readonly words: string
  /**
   * Where it stands among the phrases of its entry and how it is set: phrases of one slot are alike in all
   * entries.
   */
  readonly slot: string
  readonly font: string
  /** It follows "at" or "@". */
  readonly afterAt: boolean
  /** What a label before it says it is: "Position: …". */
  readonly hint: Label | null
}

export interface HeadLine {
  readonly line: Line
  readonly range: DateRange | null
}

const STRONG =
  /\t+|\s+[|•·‣∙▪⋅]\s*|\s*\|\s*|\s+[–—-]{1,2}\s+|\s*—\s*|\s\/\s|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})(?!(?:Co|Inc|Ltd|Corp|LLC)\b)|;\s+|,?\s+(?:@|at|bei(?: de[rmn])?|chez|bij)\s+(?=\p{Lu})|:\s+(?=\p{L})/gu
const AT_FIRST = /^(?:@|at|bei(?: de[rmn])?|chez|bij)\s+(?=\p{Lu})/u
const AT_NEXT = /(?:@|at|bei(?: de[rmn])?|chez|bij)\s+$/u
/** What stands in entries' first lines and is neither title nor employer nor place. */
export const TERMS =
  /^\(?(?:present|current|now|today|heute|full[- ]?time|part[- ]?time|per diem|prn|contract(?: role| position)?|contractor|temporary|temp|permanent|seasonal|freelance|vollzeit|teilzeit|cdi|cdd|stage|ref\.?.*|gpa.*|self[- ]employed|selbständig|[\d,.+]+ (?:employees|beds|yrs?|years?|mos?|months?).*|dates? employed.*|(?:seit |since |for |total:? )?\d+\+? ?(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|mois|años?|mes(?:es)?)\b.*|[\p{L}\d -]+ (?:a|per|each) (?:week|month|year)|\.+)\)?$/iu
/** Times between jobs: no employer, no title. */
const BREAK =
  /\b(?:career break|(?:parental|maternity|paternity|family|medical) leave|sabbatical|gap year|elternzeit|congé parental|baja maternal)\b/iu

const trimmed = (text: string, from: number, to: number): readonly [number, number] => {
  const raw = text.slice(from, to)
  const lead = /^[\s,()–—|·•:;/-]*/u.exec(raw)?.[0].length ?? 0
  const trail = /[\s,–—|·•:;/(-]*$/u.exec(raw.slice(lead))?.[0].length ?? 0
  let stop = to - trail
  const kept = text.slice(from + lead, stop)
  // "Canoe Restaurant, Toronto. May 2019": the full stop ends the line's first half, it is no part of a name.
  if (
    /[\p{Ll})]{3,}\.$/u.test(kept) &&
    !/\b(?:Inc|Ltd|Corp|Bros|Dept|Univ|Assoc|Cie|Pvt|Pte|Intl|Mfg)\.$/u.test(kept)
  )
    stop -= 1
  if (text.slice(from + lead, stop).endsWith(')') && !text.slice(from + lead, stop).includes('(')) stop -= 1
  return [from + lead, stop]
}

/** Where the look changes between words: "**Firm**, *Title*". */
function lookChanges(line: Line, text: string): readonly number[] {
  return line.looks.slice(1).flatMap((span, index) => {
    const before = line.looks[index]
    const differs = before !== undefined && (before.bold !== span.bold || before.italic !== span.italic)
    return (differs && /^[\s,|–—-]$/u.test(text[span.start - 1] ?? '')) ||
      (differs && /^[\s,|–—-]/u.test(text.slice(span.start, span.start + 1)))
      ? [span.start]
      : []
  })
}

function pieces(
  text: string,
  line: Line,
  from: number,
  to: number,
): readonly { start: number; end: number; afterAt: boolean }[] {
  const area = text.slice(from, to)
  const cuts = [
    ...[...area.matchAll(STRONG)].map((match) => ({
      at: from + match.index,
      next: from + match.index + match[0].length,
      afterAt: AT_NEXT.test(match[0]),
    })),
    ...lookChanges(line, text)
      .filter((at) => at > from && at < to)
      .map((at) => ({ at, next: at, afterAt: false })),
  ].toSorted((a, b) => a.at - b.at)
  const lead = AT_FIRST.exec(area)?.[0].length ?? 0
  let start = from + lead
  let afterAt = lead > 0
  const found: { start: number; end: number; afterAt: boolean }[] = []
  for (const cut of [...cuts, { at: to, next: to, afterAt: false }]) {
    const [first, last] = trimmed(text, start, cut.at)
    if (first < last) found.push({ start: first, end: last, afterAt })
    start = Math.max(start, cut.next)
    afterAt = cut.afterAt
  }
  return found
}

/** Labels of forms, by what they name. */
const FORM_LABELS: Readonly<Record<Label, RegExp>> = {
  title:
    /^(?:occupation or position held|position(?: held)?|job title|title|role|tätigkeit|position\/funktion|poste(?: occupé)?|fonction|puesto|cargo)$/iu,
  employer:
    /^(?:name and address of employer|employer|company|organi[sz]ation|arbeitgeber|firma|unternehmen|employeur|entreprise|empresa)$/iu,
  place: /^(?:location|place|ort|lieu|lugar)$/iu,
  other:
    /^(?:dates?|period|duration|from|zeitraum|dauer|période|periodo|fechas?|type of business or sector|department|supervisor|series|pay plan|grade|may contact|contact me first|telephone|reason for leaving|reference|salary|hours(?: per week)?|main activities(?: and responsibilities)?|responsibilities)$/iu,
}

const formLabel = (words: string): Label | null =>
  (['title', 'employer', 'place', 'other'] as const).find((label) => FORM_LABELS[label].test(words)) ?? null

/** Takes the labels of a form out of the phrases of a line; the phrase after one is what it says. */
function withHints<P extends { readonly words: string; readonly start: number; readonly end: number }>(
  text: string,
  found: readonly P[],
): readonly (P & { readonly hint: Label | null })[] {
  return found.flatMap((piece, index) => {
    const [before, next] = [found[index - 1], found[index + 1]]
    const names = (label: P | undefined, said: P | undefined): boolean =>
      label !== undefined && said !== undefined && /[:\t]/u.test(text.slice(label.end, said.start))
    // What a label says may be a figure, which its line ends with, or dates, which are taken out before.
    if (formLabel(/^([^:]{3,40}):\s/u.exec(piece.words)?.[1] ?? piece.words) === 'other') return []
    if (formLabel(piece.words) !== null && names(piece, next)) return []
    return [{ ...piece, hint: before !== undefined && names(before, piece) ? formLabel(before.words) : null }]
  })
}

/** The phrases of an entry's first lines, dates left out. */
export function partsOf(text: string, head: readonly HeadLine[]): readonly Part[] {
  return head.flatMap(({ line, range }, index) => {
    const found = besideDates(range, line.start, line.end)
      .flatMap(([from, to]) => pieces(text, line, from, to))
      .map((piece) => ({ ...piece, words: text.slice(piece.start, piece.end) }))
    return withHints(text, found).map((piece, at): Part => {
      const look = line.looks.findLast(({ start }) => start <= piece.start)
      const font = `${(look?.look ?? '').split(' ')[0] ?? ''}${look?.bold === true ? 'b' : ''}${look?.italic === true ? 'i' : ''}`
      const cell = line.cells.findIndex(({ end }) => end >= piece.end)
      return { ...piece, slot: `${index}.${cell}.${at}.${font}`, font }
    })
  })
}

export interface Segment {
  readonly start: number
  readonly end: number
  readonly words: string
}

/** How well a phrase is said to be each of the four, by its own words. */
export function scoresOf(words: string, afterAt: boolean): Record<Label, number> {
  const [title, employer] = [titleScore(words), employerScore(words)]
  const count = words.split(/\s+/u).length
  const lower = /^\p{Ll}/u.test(words)
  const place = isPlace(words)
  const unit = isFunction(words.split(',', 1)[0] ?? '')
  const tail =
    words
      .replace(/\s*\([^()]*\)$/u, '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  const remark =
    TERMS.test(words) || BREAK.test(words) || /^[\d\s.,%+/()-]+(?: ?\p{Ll}[\p{Ll} -]*)?$/u.test(words)
  return {
    title:
      ([-1.5, 1.2, 3][title] ?? 0) +
      (isPlace(words.split(',', 1)[0] ?? '') || isRegion(words.split(',', 1)[0] ?? '') ? -2 : 0),
    employer:
      ([0.3, 1.7, 3][employer] ?? 0) +
      (title === 2 && employer === 0 ? -2 : title === 1 && employer === 0 ? -0.5 : 0) +
      (lower ? -2 : 0) +
      (afterAt ? 2.5 : 0) +
      (count > 9 ? -1.5 : 0) +
      (place ? -1.5 : 0) +
      (isRegion(words) ? -3 : 0) +
      (unit && employer < 2 ? -1.2 : 0) +
      (words.includes(',') && employer < 2 && looksLikeTown(tail) && employerScore(tail) === 0 ? -1 : 0) +
      (/[.!?]$/u.test(words) && employer < 2 ? -1 : 0),
    place: place ? 2.5 : looksLikeTown(words) && title === 0 && employer === 0 && !unit ? -0.3 : -4,
    other: (remark ? 4 : -0.2) + (lower && count > 3 ? 1 : 0) + (count > 10 ? 1.5 : 0),
  }
}

/** Ways to take what a bracket at the end holds: whole, or cut at a place or its first comma. */
const MAX_INSIDE = 2

/** The ways to take a part: as a whole, or cut at commas and brackets. */
export function waysToCut(part: Part): readonly (readonly Segment[])[] {
  const { words, start } = part
  const segment = (from: number, to: number): Segment => {
    const raw = words.slice(from, to)
    const lead = /^[\s,(]*/u.exec(raw)?.[0].length ?? 0
    const trail =
      raw.includes('(') && raw.indexOf('(') > lead
        ? (/[\s,]*$/u.exec(raw)?.[0].length ?? 0)
        : (/[\s,)]*$/u.exec(raw)?.[0].length ?? 0)
    return { start: start + from + lead, end: start + to - trail, words: raw.slice(lead, raw.length - trail) }
  }
  const bracket = /\s*\(([^()]+)\)$/u.exec(words)
  if (bracket !== null && bracket.index > 0) {
    // "Hill Hospital, Leeds (three wards, 80 beds)": the commas in the bracket part nothing outside it.
    const inside = segment(bracket.index, words.length)
    const outside = waysToCut({ ...part, words: words.slice(0, bracket.index) })
    const cut = waysToCut({ ...part, ...inside }).slice(0, MAX_INSIDE)
    return [[segment(0, words.length)], ...outside.flatMap((way) => cut.map((rest) => [...way, ...rest]))]
  }
  const ways: (readonly Segment[])[] = [[segment(0, words.length)]]
  const placeAt = placeStart(words)
  const head = placeAt > 0 ? words.slice(0, placeAt).replace(/[\s,]+$/u, '').length : words.length
  const tail = placeAt > 0 ? [segment(placeAt, words.length)] : []
  if (placeAt > 0) ways.push([segment(0, head), ...tail])
  const commas = [...words.slice(0, head).matchAll(/,\s+/gu)].map(({ index }) => index).slice(0, 4)
  for (const [index, at] of commas.entries()) {
    ways.push([segment(0, at), segment(at, head), ...tail])
    for (const later of commas.slice(index + 1)) {
      ways.push([segment(0, at), segment(at, later), segment(later, head), ...tail])
      for (const last of commas.slice(commas.indexOf(later) + 1))
        ways.push([segment(0, at), segment(at, later), segment(later, last), segment(last, head), ...tail])
    }
  }
  return ways.filter((way) => way.every((one) => one.words !== ''))
}
