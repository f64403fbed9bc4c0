import { factAt } from './fact.ts'
import { titleScore } from './job-words.ts'
import type { Line } from './lines.ts'
import type { Fact } from './model.ts'
import { placeStart, withoutZip } from './places.ts'
import { headingKind } from './sections.ts'

interface Piece {
  readonly start: number
  readonly end: number
  readonly words: string
}

const DIVIDER = /\s*(?:[|•·●■◆▪‣∙⋅]|\t| {2,}|\s[–—-]\s|\s\/\s)\s*/gu

/** Parts of a line between bars, bullets, dashes and wide gaps. */
export function pieces(text: string, line: Line): readonly Piece[] {
  const words = text.slice(line.start, line.end)
  const cuts = [...words.matchAll(DIVIDER)]
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const ends = [...cuts.map((cut) => cut.index), words.length]
  return starts.flatMap((from, index) => {
    const to = ends[index] ?? words.length
    return from < to ? [{ start: line.start + from, end: line.start + to, words: words.slice(from, to) }] : []
  })
}

const CREDENTIALS = /(?:,?\s+\(?(?:Ph\.?D|M\.?D|R\.?N|BSN|MSN|LPN|CPA|CMA|CFA|MBA|PMP|M\.?Sc|B\.?Sc|M\.?A|B\.?A|M\.?Ed|Esq|SHRM-CP|PHR|CSCP|APRN|DNP|NE-BC|CNA|ACCA|PE|LCSW)\.?\)?)+$/u
const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}’'.-]*|\p{Lo}[\p{Lo}\p{M}]*|de|del|della|di|da|dos|das|do|van|von|der|den|ter|ten|la|le|el|al|bin|ibn|y|zu|af)`
const NAME = new RegExp(String.raw`^${NAME_WORD}(?:\s+(?:${NAME_WORD}|[“"(]\p{L}+[”")]))+$`, 'u')
const NAME_SCRIPT = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u
const NOT_A_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|lebenslauf|page|confidential|street|road|avenue|list|invoice|shopping|dear|university|college|school|inc|llc|gmbh|the|and|of|for|bewerbung|phone|email|address)\b/iu

function nameIn(piece: Piece): Piece | null {
  const label = /^(?:name|full name|nom|nombre)\s*:\s*/iu.exec(piece.words)?.[0].length ?? 0
  const bare = piece.words.slice(label)
  const words = bare.replace(CREDENTIALS, '').replace(/,$/u, '').trim()
  const spaced = /^\p{L}(?: \p{L}){2,}(?: {2,}\p{L}(?: \p{L}){2,})+$/u.test(words)
  const count = words.split(/\s+/u).filter((word) => /^\p{L}/u.test(word)).length
  const shaped = NAME_SCRIPT.test(words) || spaced || (NAME.test(words) && !/\t| {2}/u.test(words) && count >= 2 && count <= 5)
  if (!shaped || words.length > 50 || NOT_A_NAME.test(words)) return null
  if (headingKind(words) !== null || titleScore(words) > 0 || placeStart(words) >= 0) return null
  const start = piece.start + label
  return { start, end: start + words.length, words }
}

const SEARCHED_LINES = 6

const nameValue = (words: string): string =>
  /^\p{L}(?: \p{L}){2,} {2,}/u.test(words) ? words.split(/ {2,}/u).map((part) => part.replaceAll(' ', '')).join(' ') : words.replaceAll(/\s+/gu, ' ')

/** The person's name: the first phrase at the top that is shaped like one; one that the email address confirms goes first. */
export function findName(text: string, top: readonly Line[], emails: readonly Fact[]): Fact | null {
  const first = top.slice(0, SEARCHED_LINES)
  const candidates = first.flatMap((line) => [line, ...pieces(text, line)].flatMap((piece) => nameIn(piece) ?? [])).concat(twoLines(text, first, emails))
  const best = candidates.find((candidate) => confirmed(candidate.words, emails)) ?? candidates[0]
  return best === undefined ? null : factAt(text, best.start, best.end, nameValue(best.words))
}

function confirmed(words: string, emails: readonly Fact[]): boolean {
  const locals = emails.map((email) => fold(email.value.split('@')[0] ?? ''))
  return words.split(/\s+/u).some((word) => word.length > 2 && locals.some((local) => local.includes(fold(word))))
}

const fold = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[łŁ]/gu, 'l').replaceAll(/[øØ]/gu, 'o').toLowerCase().replaceAll(/[^\p{L}]/gu, '')

// First and last name set one above the other: believed only when the address bears one of them.
function twoLines(text: string, first: readonly Line[], emails: readonly Fact[]): readonly Piece[] {
  const [a, b] = first
  if (a === undefined || b === undefined || ![a, b].every((line) => /^\p{Lu}[\p{L}’'-]+$/u.test(line.words))) return []
  const words = `${a.words} ${b.words}`
  if (headingKind(a.words) !== null || headingKind(b.words) !== null || titleScore(b.words) > 0 || !confirmed(words, emails)) return []
  return [{ start: a.start, end: b.end, words: text.slice(a.start, b.end) }]
}

const CONTACT_PIECE = /@|https?:|www\.|\d{3}/iu

/** Where the person lives, from the lines at the top: the place alone, without street. */
export function findLocation(text: string, top: readonly Line[]): Fact | null {
  for (const line of top) {
    for (const piece of pieces(text, line)) {
      const label = /^(?:address|location|adresse|wohnort|based in|city)\s*:?\s*/iu.exec(piece.words)?.[0].length ?? 0
      const words = piece.words.slice(label).replace(/[\s,]+$/u, '')
      const at = words.length > 100 || /[.!?]\s/u.test(words) ? -1 : placeStart(words)
      if (at < 0 || (at > 0 && !/\d|^[\p{L} .]+,/u.test(words))) continue
      const place = withoutZip(words.slice(at))
      const start = piece.start + label + at + words.slice(at).indexOf(place)
      return factAt(text, start, start + place.length)
    }
  }
  return null
}

/** What the person calls themselves under the name: a line, or the part of one, that is a job title. */
export function findHeadline(text: string, top: readonly Line[], name: Fact | null): Fact | null {
  for (const line of top.slice(0, SEARCHED_LINES + 2)) {
    if (name !== null && line.end <= name.span.start) continue
    const from = name !== null && name.span.start >= line.start && name.span.end <= line.end ? afterName(text, name.span.end, line.end) : line.start
    const words = text.slice(from, line.end)
    if (words.length > 120 || /[.!?]$/u.test(words) || words === '') continue
    const titled = pieces(text, { ...line, start: from, words }).filter((piece) => !CONTACT_PIECE.test(piece.words))
    const first = titled.find((piece) => titleScore(piece.words) > 0)
    if (first === undefined) continue
    const whole = !CONTACT_PIECE.test(words) && titleScore(titled[0]?.words ?? '') > 0
    return whole ? factAt(text, from, line.end) : factAt(text, first.start, first.end)
  }
  return null
}

function afterName(text: string, from: number, end: number): number {
  const rest = text.slice(from, end)
  const skipped = /^(?:,\s*[A-Z][\p{L}.-]{1,8}(?=[,\s|]|$))*[\s|,•·–—-]*/u.exec(rest)?.[0].length ?? 0
  return from + skipped
}
