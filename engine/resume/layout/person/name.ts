import { nameKey } from '../../facts/same-name.ts'
import { looksLikeInstruction } from '../../instruction-like.ts'
import type { Fact } from '../../../values/resume-facts.ts'
import { HEADING_KEYS } from '../sections/heading-words.ts'
import type { Line } from '../text/lines.ts'
import { factAt } from '../words/fact.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { placeStart } from '../words/places.ts'
import { type Phrase, phrases } from '../words/phrases.ts'

/**
 * One credential at the end of a name. It matches only one at a time: a repeated group with two ways to match
 * each of thirty credentials would backtrack a billion times.
 */
const CREDENTIAL =
  /(?:,\s*(?:[A-Z]{2,5} ?\([A-Z][A-Z/, ]{1,11}\)[A-Z]{0,3}|B\.?(?:Sc|A|Eng|Ed) \(Hons\.?\))|,\s*\(?(?:[A-Z][A-Za-z.]{0,4}[A-Z]\.?[A-Za-z]{0,2}(?:[-/][A-Z]{1,4}){0,2}|[A-Z]\.[A-Z.]{1,6}|CSCP|Esq|Jr|Sr|II|III)\.?\)?|,?\s+\(?(?:Ph\.?D|M\.?D|R\.?N|RVN|BSN|MSN|LPN|CPA|CMA|CFA|MBA|PMP|M\.?Sc|B\.?Sc|M\.?Ed|M\.?Phil|Esq|SHRM-CP|PHR|CSCP|APRN|DNP|NE-BC|CNA|CCRN|CEN|ACCA|PE|LCSW)\.?\)?|\s\((?:Miss|Mrs?|Ms|Dr|Engr)\.?\))$/u
const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}’'.-]*|\p{Lo}[\p{Lo}\p{M}]*|de|del|della|di|da|dos|das|do|van|von|der|den|ter|ten|la|le|el|al|bin|ibn|y|zu|af)`
const NAME = new RegExp(String.raw`^${NAME_WORD}(?:\s+(?:${NAME_WORD}|[“"(]\p{L}+[”")]))+$`, 'u')
/** A last name goes on below. */
const PARTICLE_LAST = /\s(?:van|von|de|der|den|del|da|di)$/u
const NAME_SCRIPT = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u
/** "A M A R A   N W O S U": letter-spaced, with wider gaps between the words. */
const SPACED = /^\p{L}(?: \p{L}){2,}(?:\t\p{L}(?: \p{L})+)+$/u
const GIVEN = String.raw`(?:(?:(?:first|given|fore) ?names?|vornamen?|prénoms?|nombres?)(?:\(s\)|\(n\))?|vor-)`
const FAMILY = String.raw`(?:(?:last|family|sur) ?names?|(?:nach|familien|zu)?namen?|noms?(?: de famille)?|apellidos?)(?:\(s\)|\(n\))?`
const JOINT = String.raw`(?:\s*[/,&]\s*|\s(?:(?:and|und|et|y)\s)?)`
/** "Name:", "Surname(s) / First name(s)", in whatever order. */
const LABEL = new RegExp(
  String.raw`^(?:(?<isTurned>${FAMILY}${JOINT}${GIVEN})|${GIVEN}${JOINT}${FAMILY}|(?:full )?name|nom(?: complet)?|nombre(?: completo)?|(?:curriculum vitae|resume|cv) of|lebenslauf(?: von)?|(?:(?:hello|hi|hallo|bonjour|hola)[,!]? )?(?:I[’']m|I am|my name is|ich bin|je suis|soy))\s*[:|]?\s+`,
  'iu',
)
const GIVEN_ALONE = new RegExp(String.raw`^${GIVEN}\s*[:|\t]\s*`, 'iu')
const FAMILY_ALONE = new RegExp(String.raw`^${FAMILY}\s*[:|\t]\s*`, 'iu')
/** Last and first name below such a label: "Brandl, Katharina", "BRANDL Katharina". */
const TURNED = /^(?:([^,/]+?)\s*[,/]\s*([^,/]+)|(\p{Lu}[\p{Lu}’' -]+) (\p{Lu}\p{Ll}.*))$/u
/** Before the name at birth: "Andrea Kuhlmey, geb. Pützfeld", "Andrea Kuhlmey (geb. Pützfeld)". */
const BORN = /(?:,\s|\s\()(?:geb\.|geborene|née?|z domu|nacida)\s.*$/iu
const NOT_A_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|lebenslauf|page|confidential|street|road|avenue|list|invoice|shopping|dear|university|college|school|inc|llc|gmbh|the|and|of|for|bewerbung|phone|email|address|linkedin|github|available|references|license|certified|team|project|updated|present|seite|anlagen|hiring|position|objective|bsc|msc|bachelor|master|phd|diploma|hons|bio|biodata|data|particulars|details)\b|\d/iu

/** Longest phrase, in characters, that is searched for a name. */
const MAX_PHRASE = 200

function withoutCredentials(words: string): string {
  const rest = words.replace(CREDENTIAL, '')
  return rest === words ? words : withoutCredentials(rest)
}

/** The name in a phrase, without its label and the credentials or title after it; null when it is no name. */
function nameIn({ start, words: laidOut }: Phrase, locals: Locals): Phrase | null {
  if (laidOut.length > MAX_PHRASE) return null
  // First and last name may be in separate cells.
  const all = laidOut.replace(/^\p{Lu}[\p{L}’'-]+(?:\t\p{Lu}[\p{L}’'-]+){1,2}$/u, (apart) =>
    apart.replaceAll('\t', ' '),
  )
  const labelled = LABEL.exec(all)
  const label = labelled?.[0].length ?? 0
  // "Name: Kim Lee (student member)"
  const named = (label === 0 ? all : all.slice(label).replace(/\s\([^()]*\)$/u, '')).replace(BORN, '')
  const turned = labelled?.groups?.['isTurned'] === undefined ? null : TURNED.exec(named)
  const [before = '', title = ''] = turned?.slice(1).filter(Boolean) ?? named.split(/,\s+(.*)/u)
  const words = titleScore(title) === 2 ? before : withoutCredentials(named).replace(/[\s,|–—-]+$/u, '')
  const count = words.split(/\s+/u).filter((word) => /^\p{L}/u.test(word)).length
  // "NAME: OKORO, ADA GRACE"; without a label in capitals, as places and lists of firms are rarely written.
  const isSurnameFirst =
    (label > 0 ||
      (all === all.toUpperCase() &&
        !NOT_A_NAME.test(all) &&
        !isSomethingElse(all) &&
        employerScore(all) === 0 &&
        titleScore(all) === 0)) &&
    title.length > 2 &&
    titleScore(title) === 0 &&
    !CREDENTIAL.test(`, ${title}`) &&
    NAME.test(named.replace(/[,/]/u, ''))
  if (isSurnameFirst) {
    const given = start + label + named.lastIndexOf(title)
    return { start: start + label, end: given + title.length, words: `${title} ${before}` }
  }
  const isShaped =
    NAME_SCRIPT.test(words) ||
    SPACED.test(words) ||
    // "A L" is a monogram.
    (NAME.test(words) &&
      /\p{L}{2}/u.test(words) &&
      !PARTICLE_LAST.test(words) &&
      !words.includes('\t') &&
      count >= 2 &&
      count <= 5)
  return isShaped &&
    words.length <= 50 &&
    !NOT_A_NAME.test(words) &&
    !isSomethingElse(words) &&
    ((titleScore(words) === 0 && employerScore(words) === 0) || isEmailOf(words, locals))
    ? { start: start + label, end: start + label + words.length, words }
    : null
}

const isSomethingElse = (words: string): boolean =>
  looksLikeInstruction(words) ||
  placeStart(words) >= 0 ||
  words
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => HEADING_KEYS.has(word))

const valueOf = (words: string): string =>
  SPACED.test(words) ? words.replaceAll(' ', '').replaceAll('\t', ' ') : words.replaceAll(/\s+/gu, ' ')

/** Number of lines at the top that may hold the name whatever their size. */
const TOP = 8

/**
 * The person's name: of all phrases shaped like a name, the one with the most points. Large letters, a place
 * at the top of the first page, a label and an email address that contains the name give points.
 */
export function findName(text: string, lines: readonly Line[], emails: readonly Fact[]): Fact | null {
  const locals = emails.map(({ value }) => localOf(value))
  const first = lines.filter(({ page }) => page === 1)
  const sizes = first.map(({ size }) => size).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  const largest = sizes.at(-1) ?? usual
  const candidates = first.flatMap((line, index) => {
    const isLarge = line.size > usual * 1.15
    const inForm = nameInForm(line, first[index + 1])
    const isLabelled = LABEL.test(line.words) || inForm.length > 0
    if (index >= TOP && !isLarge && !isLabelled && !isInFull(line.words, locals)) return []
    const points =
      (isLarge ? 1 : 0) +
      (line.size >= largest * 0.9 && largest > usual * 1.2 ? 2 : 0) +
      (index < 3 ? 1.5 : index < TOP ? 0.8 : 0) +
      (isLabelled ? 3 : 0) -
      (line.marker === '' ? 0 : 3)
    return [line, ...phrases(text, line), ...acrossLines(text, first.slice(index, index + 3), locals)]
      .flatMap((phrase) => nameIn(phrase, locals) ?? [])
      .concat(inForm)
      .map((phrase) => ({
        ...phrase,
        points:
          points +
          (isInEmail(phrase.words, locals) ? 3 : 0) +
          (phrase.end > line.end && isInFull(line.words, locals) ? 0.1 : 0),
      }))
  })
  const best = candidates.toSorted((a, b) => b.points - a.points || a.start - b.start)[0]
  return best === undefined
    ? null
    : factAt(text, best.start, best.end, valueOf(best.words), Math.min(1, 0.4 + best.points * 0.15))
}

/** Last and first name below each other, each behind its label: "Name: Brandl", "Vorname: Katharina". */
function nameInForm(one: Line, other: Line | undefined): readonly Phrase[] {
  const both = other === undefined ? [] : [one, other]
  const behind = (label: RegExp) => both.find(({ words }) => label.test(words))?.words.replace(label, '')
  const words = `${behind(GIVEN_ALONE) ?? ''} ${behind(FAMILY_ALONE) ?? ''}`
  const [first] = /(?<=[:|\t]\s*)[^:|\s].*$/u.exec(one.words) ?? []
  return other === undefined || first === undefined || !NAME.test(words)
    ? []
    : [{ start: one.end - first.length, end: other.end, words }]
}

/** What stands before the @ of addresses, in letters alone. */
type Locals = readonly string[]
const localOf = (email: string): string => nameKey(email.split('@', 1)[0] ?? '')

const keysOf = (words: string): readonly string[] =>
  valueOf(words)
    .split(/[\s-]+/u)
    .map(nameKey)

/** Whether an email address contains one of the words of a name. */
const isInEmail = (words: string, locals: Locals): boolean =>
  keysOf(words).some((word) => word.length > 2 && locals.some((local) => local.includes(word)))

/** Whether an email address is that of somebody: "john.carter@…" of "John Carter", "jcook@…" of "Julia Cook". */
const isInFull = (words: string, locals: Locals): boolean => {
  const [given = '', more = ''] = words.split(/\s+(.*)/u)
  const first = nameKey(given)
  return locals.some(
    (local) =>
      (local.startsWith(first.slice(0, 1)) || local.includes(first)) &&
      keysOf(more).some((word) => word.length > 2 && local.includes(word)),
  )
}

/** Tells the name of the person to whom an email address belongs. */
export const ownerOf =
  (email: string) =>
  (words: string): boolean =>
    isInFull(words, [localOf(email)]) && nameIn({ start: 0, end: words.length, words }, []) !== null

/** Whether an email address is that of a name, though it reads like a title; the first name alone may do. */
const isEmailOf = (words: string, locals: Locals): boolean => {
  const [first = ''] = keysOf(words)
  return isInFull(words, locals) || (first.length > 2 && locals.some((local) => local.includes(first)))
}

const FEW_WORDS =
  /^(?:(?:de|del|da|dos|van|von|der|den|ter|ten|la|le|el|al|bin) )*\p{Lu}[\p{L}’'-]+(?: (?:van|der|den|de|\p{Lu}[\p{L}’'-]+)){0,2}$/u

/** Whether an email address has the initial of the line below behind a name: "ochoav@…" of "Ana Ochoa" above "Villa". */
const goesOnBelow = (words: string, below: Line | undefined, locals: Locals): boolean => {
  const initial = nameKey(below?.words ?? '').slice(0, 1)
  return initial !== '' && locals.some((local) => local.includes(`${keysOf(words).at(-1)}${initial}`))
}

/** First and last name on lines of their own, in letters of the same size, or the last name also in an email address. */
const acrossLines = (text: string, lines: readonly Line[], locals: Locals): readonly Phrase[] =>
  [lines, lines.slice(0, 2)].flatMap((some) => {
    const [first, last] = [some[0], some.at(-1)]
    const isAlike = some.every(
      ({ words, size }) =>
        FEW_WORDS.test(words) &&
        (!isInFull(words, locals) || goesOnBelow(words, some[1], locals)) &&
        (Math.abs(size - (first?.size ?? 0)) < 0.5 ||
          (some.length === 2 && isInEmail(last?.words ?? '', locals))),
    )
    if (first === undefined || last === undefined || first === last || !isAlike) return []
    const words = text.slice(first.start, last.end).replaceAll(/-\n+/gu, '-').replaceAll(/\n+/gu, ' ')
    return [{ start: first.start, end: last.end, words }]
  })
