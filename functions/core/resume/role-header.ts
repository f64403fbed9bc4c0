import type { DateRange } from './dates.ts'
import { employerScore, isFunction, titleScore } from './job-words.ts'
import { isPlace, placeStart } from './places.ts'

/** A phrase of a role's first lines: one of title, employer and place, or `open` while unsure. */
export interface HeaderPart {
  readonly kind: 'title' | 'employer' | 'place' | 'open'
  readonly start: number
  readonly end: number
  readonly words: string
  readonly line: number
}

interface HeaderLine {
  readonly start: number
  readonly end: number
  readonly range: DateRange | null
}

const STRONG = /\t+| {2,}|\s+[|•·‣/]\s+|\s*\|\s*|\s+[–—-]{1,2}\s+|\s*[—]\s*|;\s+|\s+(?:@|at|bei|chez|bij)\s+(?=\p{Lu})/gu
const EMPLOYER_NEXT = /(?:@|at|bei|chez|bij)\s+$/u
const TERMS =
  /^\(?(?:present|current|now|today|heute|full[- ]time|part[- ]time|contract(?: role)?|temporary|temp|permanent|seasonal|vollzeit|teilzeit|cdi|cdd|stage|ref\.?.*|gpa.*|self[- ]employed|selbständig|\d+ (?:employees|beds|yrs?|years?|mos?|months?).*)\)?$/iu
const MAX_PART = 70
const LEGAL_FORM = /^(?:inc|llc|llp|ltd|limited|corp|co|plc|gmbh|ag|s\.?a|s\.?l|b\.?v|p\.?c|rn|bsn|msn|cpa|phd|md|jr|sr)\b\.?/iu

/** Splits the first lines of a role into phrases and tells each one's kind as far as its own words do. */
export function headerParts(text: string, lines: readonly HeaderLine[]): readonly HeaderPart[] {
  return lines.flatMap((line, index) => {
    const pieces: readonly (readonly [number, number])[] = line.range === null ? [[line.start, line.end]] : [[line.start, line.range.from], [line.range.to, line.end]]
    return pieces.flatMap(([from, to]) => (from < to ? splitStrong(text, from, to).flatMap((segment) => splitSegment(text, segment, index)) : []))
  })
}

interface Segment {
  readonly start: number
  readonly end: number
  readonly hinted: boolean
}

function splitStrong(text: string, from: number, to: number): readonly Segment[] {
  const piece = text.slice(from, to)
  const segments: Segment[] = []
  let start = from
  let hinted = false
  const push = (end: number) => {
    const raw = text.slice(start, end)
    const lead = /^[\s,()–—|·-]*/u.exec(raw)?.[0].length ?? 0
    const trail = /[\s,–—|·:-]*$/u.exec(raw.slice(lead))?.[0].length ?? 0
    let stop = end - trail
    // "Canoe Restaurant, Toronto. May 2019": the full stop ends the line's first half, it is no part of a name.
    if (/[\p{Ll})]{3,}\.$/u.test(text.slice(start + lead, stop)) && !/\b(?:Inc|Ltd|Corp|Bros|Dept|Univ|Assoc|Cie|Pvt|Pte|Intl|Mfg)\.$/u.test(text.slice(start + lead, stop))) stop -= 1
    if (text.slice(start + lead, stop).endsWith(')') && !text.slice(start + lead, stop).includes('(')) stop -= 1
    if (stop > start + lead) segments.push({ start: start + lead, end: stop, hinted })
  }
  for (const match of piece.matchAll(STRONG)) {
    push(from + match.index)
    start = from + match.index + match[0].length
    hinted = EMPLOYER_NEXT.test(match[0])
  }
  push(to)
  return segments
}

function splitSegment(text: string, segment: Segment, line: number): readonly HeaderPart[] {
  const words = text.slice(segment.start, segment.end)
  if (TERMS.test(words)) return []
  const bracket = /\s*\(([^()]+)\)$/u.exec(words)
  if (bracket?.[1] !== undefined && (TERMS.test(bracket[1]) || placeStart(bracket[1]) === 0)) {
    const inner = segment.start + bracket.index + bracket[0].indexOf('(') + 1
    const place = TERMS.test(bracket[1]) ? [] : [part(text, 'place', inner, inner + bracket[1].length, line)]
    return [...splitSegment(text, { ...segment, end: segment.start + bracket.index }, line), ...place]
  }
  // "HR Partner (promoted from Generalist)": a remark, no part of the title.
  if (bracket !== null && titleScore(words.slice(0, bracket.index)) === 2) return splitSegment(text, { ...segment, end: segment.start + bracket.index }, line)
  const placeAt = placeStart(words)
  if (placeAt === 0) return [part(text, 'place', segment.start, segment.end, line)]
  const end = placeAt < 0 ? segment.end : segment.start + words.slice(0, placeAt).replace(/[\s,]+$/u, '').length
  const place = placeAt < 0 ? [] : [part(text, 'place', segment.start + placeAt, segment.end, line)]
  if (segment.hinted) return [part(text, 'employer', segment.start, end, line), ...place]
  return [...splitCommas(text, segment.start, end, line), ...place]
}

function splitCommas(text: string, start: number, end: number, line: number): readonly HeaderPart[] {
  const words = text.slice(start, end)
  const cuts = [...words.matchAll(/,\s+/gu)].filter((match) => !LEGAL_FORM.test(words.slice(match.index + match[0].length)))
  const starts = [0, ...cuts.map((match) => match.index + match[0].length)]
  const ends = [...cuts.map((match) => match.index), words.length]
  const pieces = starts.map((from, index) => words.slice(from, ends[index]))
  const titleAt = pieces.findIndex((piece) => titleScore(piece) === 2)
  // Behind "Bramble & Co," stands a town, known or not.
  const town = pieces.length - 1
  const house = pieces[town - 1] ?? ''
  if (town > titleAt && town > 0 && (employerScore(house) === 2 || (employerScore(house) === 1 && town - 1 > titleAt && titleScore(house) < 2 && !PART_OF_HOUSE.test(house))) && isTownShaped(pieces[town] ?? '')) {
    return [...splitCommas(text, start, start + (ends[town - 1] ?? 0), line), part(text, 'place', start + (starts[town] ?? 0), end, line)]
  }
  // "Telemetry, Massachusetts General Hospital" behind a title: the ward is no part of the house's name.
  if (titleAt < 0 && pieces.length > 1 && isFunction(pieces[0] ?? '') && employerScore(pieces[1] ?? '') > 0) return splitCommas(text, start + (starts[1] ?? 0), end, line)
  if (titleAt < 0) return [part(text, kindOf(words), start, end, line)]
  let last = titleAt
  while (last + 1 < pieces.length && (isFunction(pieces[last + 1] ?? '') || titleScore(pieces[last + 1] ?? '') === 2)) last += 1
  const title = part(text, 'title', start + (starts[titleAt] ?? 0), start + (ends[last] ?? 0), line)
  const before = titleAt > 0 ? [rest(text, start, start + (ends[titleAt - 1] ?? 0), line)] : []
  const after = last + 1 < pieces.length ? [rest(text, start + (starts[last + 1] ?? 0), end, line)] : []
  return [...before, title, ...after]
}

/** What a house has several of: behind its comma stands the house rather than a town. */
const PART_OF_HOUSE = /\b(?:department|dept|division|library|club|society|council|faculty|school|college|institute|union|association|center|centre|laborator(?:y|ies)|labs?|services|clinic|store|office)\b/iu

const isTownShaped = (words: string): boolean => /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u.test(words) && employerScore(words) === 0 && titleScore(words) === 0 && !isFunction(words)

function rest(text: string, start: number, end: number, line: number): HeaderPart {
  const kind = kindOf(text.slice(start, end))
  return part(text, kind === 'title' ? 'open' : kind, start, end, line)
}

function kindOf(words: string): HeaderPart['kind'] {
  const title = titleScore(words)
  const employer = employerScore(words)
  if (employer === 2) return 'employer'
  if (title === 2) return 'title'
  if (employer === 1) return 'employer'
  return title === 1 ? 'title' : 'open'
}

const part = (text: string, kind: HeaderPart['kind'], start: number, end: number, line: number): HeaderPart => ({ kind, start, end, words: text.slice(start, end), line })

export interface Header {
  readonly title: HeaderPart | null
  readonly employer: HeaderPart | null
  readonly place: HeaderPart | null
  /** Phrases that may be either: decided by the layout of the resume's other roles, or left out. */
  readonly open: readonly HeaderPart[]
}

// A year within a phrase is a date that was not understood: what it is part of cannot be trusted.
const dated = (candidate: HeaderPart): boolean => /\b(?:19|20)\d\d\b/u.test(candidate.words)

// Time without an employer: what stands beside it is neither title nor employer.
const GAP = /\b(?:career break|parental leave|maternity|paternity|sabbatical|gap year|elternzeit|unemployed|family care)\b/iu

const usable = (candidate: HeaderPart): boolean => candidate.words.length <= MAX_PART && /\p{Lu}|\p{Lo}|\d/u.test(candidate.words[0] ?? '') && !isFunction(candidate.words)

/** Chooses title, employer and place among the phrases; what only position could tell stays open. */
export function chooseHeader(all: readonly HeaderPart[]): Header {
  const parts = all.some(({ words }) => GAP.test(words)) ? [] : all.filter((candidate) => !dated(candidate))
  const place = parts.find((candidate) => candidate.kind === 'place') ?? null
  const titles = parts.filter((candidate) => candidate.kind === 'title' && candidate.words.length <= MAX_PART)
  const title = titles.find((candidate) => titleScore(candidate.words) === 2) ?? titles[0] ?? null
  const employers = parts.filter((candidate) => candidate.kind === 'employer' && candidate.words.length <= MAX_PART)
  const open = parts.filter((candidate) => candidate.kind === 'open' && usable(candidate))
  const employer = employers[0] ?? null
  if (title !== null && employer === null) {
    // "Nurse, Day Ward" under a line of its own: the ward is where in the house, the other line is the house.
    const apart = open.find((candidate) => candidate.line !== title.line)
    return { title, employer: apart ?? open[0] ?? secondTitle(titles, title) ?? houseIn(place), place, open: [] }
  }
  if (title === null && employer !== null && open.length === 1) return { title: open[0] ?? null, employer, place, open: [] }
  return { title, employer, place, open }
}

// "Salesforce, Singapore": where nothing else names the house and the first word is no town that is known, it is the house.
function houseIn(place: HeaderPart | null): HeaderPart | null {
  const [house = '', ...region] = place?.words.split(/,\s+/u) ?? []
  if (place === null || region.length !== 1 || isPlace(house) || /^[A-Z]{2,3}$/u.test(region[0] ?? '')) return null
  return { ...place, kind: 'employer', end: place.start + house.length, words: house }
}

// "Head Coach" of "Young Leader": only one that ends less like a title can be the employer's name.
function secondTitle(titles: readonly HeaderPart[], title: HeaderPart): HeaderPart | null {
  const others = titles.filter((candidate) => candidate !== title && titleScore(candidate.words) < 2)
  return others.length === 1 ? (others[0] ?? null) : null
}
