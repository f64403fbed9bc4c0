import type { Certificate } from '../../../values/resume-facts.ts'
import { isNotHeld, isUnfinished } from '../../../language/not-held.ts'
import { wordsFor } from '../../../language/initials.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { besideDates, findRange, findSingle, type DateRange } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { beginAlike, type Phrase, phrases } from '../words/phrases.ts'
import { isPlace } from '../words/places.ts'

export type CertificateDraft = Omit<Certificate, 'id'>

const CUT =
  /(?<!(?:führerschein|fahrerlaubnis|permis|conduire|conducir|conducción|manejo|driving licen[cs]e)(?:\([a-z]\))?)\t+|\s*[|•·]\s*|\s+[–—-]\s+(?!(?:associate|professional|expert|foundational?|practitioner|specialty|advanced|level|intermediate|fundamentals)\b)|,\s+(?<!\d\p{Ll}?,\s+(?=\d{1,2}(?!\d)))(?!(?:class|level|grade|tier|part|module|klasse|stufe|niveau|nivel)(?: |[A-Z\d](?!\p{Ll}))|[A-E][E\d]?(?:1E)?(?![\p{L}\d]))|;\s+|(?<!certified|certificate|certification|führerschein|fahrerlaubnis|permis|conduire|conducir|conducción|manejo|driving licen[cs]e):\s+(?=\p{Lu})/giu
const NUMBER =
  /^(?:(?:(?:license|licence|certificate|cert|credential|lic|id|nr|no|reg|pin|number|nummer)\b[\s.:#]*)+[A-Z]{0,4}[\d-][\dA-Z /-]*|#?\s*[A-Z]{0,4}-?\d[\d-]{3,}|active|current|present|(?:valid|renewed|vigente|gültig bis|valable jusqu|.*expires?$).*|level \d|exp(?:ires|iry|iration|\.)?\b.*|renew.*|issued.*|auffrischung.*|refresh.*|updated.*|recycl.*|actualiz.*|\d{1,4} ?(?:hrs?|hours?|days?|h|std|stunden|tage|heures|jours|horas|días)\.?|in progress|pending|compact.*|multi-?state.*)$/iu
/** "Disponibilidad para viajar" */
const OFFER = /^(?:disponib\p{L}*|availab\p{L}*|willing\p{L}*|bereit\p{L}*)\s/iu
/** Words before an expiry date. */
const RUNS_OUT =
  /(?:exp(?:\.|ir\p{L}*)?|(?:good|valid|renew\p{L}*)(?: until| through| thru| to)?|thru|through|gültig bis|valable jusqu\p{L}*|,\s(?:to|until|till|bis|hasta))[:\s]*$/iu
/** What is left of a name before a date: "(staff", "good thru", "exp". */
const BEFORE_DATE =
  /(?:\s*\([^()]*|[\s,;]+(?:exp(?:\.|ir\p{L}*)?|(?:(?:good|valid|renew\p{L}*|completed|issued)\s?)?(?:thru|through|until|till|since)?|gültig bis|seit|valable jusqu\p{L}*|depuis|vence|desde|in|im|en))?[\s,;:–—|·•./-]*$/iu
/** Signs and words before the name: "Certificate: Internal Auditor", "Restored to the register of nurses". */
const LEAD =
  /^[\s,;:–—|·•/-]*(?:(?:certificat(?:e|ion)s?|certificats?|certificados?|zertifikate?|licen[sc]es?|lizenz(?:en)?)\s*:\s*|(?:restored|readmitted) to (?:the )?)?/iu
const REGION = /^(?:state of |commonwealth of )?/iu
const NAMED =
  /\b(?:certif\w*|licen[sc]\w*|registered|zertifi\w*|carn[eé]t?|carte|CACES|CDL|endorsement|ticket|card|first aid|erste hilfe|CPR|permit|diploma|accredit\w*|chartered|approved|scrum|lean|six sigma|fachkundig\w*|\w{3,}(?:schein|berechtigung|tauglichkeit)|permis|habilitation)\b/iu
const ABBREVIATED = /\([A-Z][A-Za-z-]{1,9}\)|^[A-Z]{2,6}(?:-[A-Z]{1,4})?$/u

const ACRONYM = /^[A-Z][A-Z\d/+-]{1,9}$/u

/** « Payroll from A to Z – Quebec » is one name. */
const isQuoted = ({ index, input }: RegExpExecArray): boolean =>
  /«[^»]*$/u.test(input.slice(0, index)) && input.includes('»', index)

/** Phrases of text[start, end) without surrounding punctuation; licence numbers and remarks are left out. */
const phrasesOf = (text: string, start: number, end: number): readonly Phrase[] =>
  phrases(text, { start, end }, CUT, isQuoted).flatMap((phrase) => {
    const lead = LEAD.exec(phrase.words)?.[0].length ?? 0
    const own = phrase.words.slice(lead).replace(BEFORE_DATE, '')
    const from = phrase.start + lead
    return /\p{L}{2}|^\p{Lu}\d$/u.test(own) && !NUMBER.test(own) && !OFFER.test(own) && !isNotHeld(own)
      ? [{ start: from, end: from + own.length, words: own }]
      : []
  })

/** Bodies that are named behind what they award: "BLS, AHA". */
const ISSUER = /^(?:AHA|ARC|ANCC|AACN|ABNN|BCEN|NREMT|PMI|ISACA|ASQ|IHK|HWK|TÜV|DKG|ICW|WIFI|EASA|FAA)$/u
/** Whether an item of a list is by its words a certificate or a permit. */
export const namesCertificate = (words: string): boolean =>
  (NAMED.test(words) || ABBREVIATED.test(words)) && !ISSUER.test(words) && !/^driving/iu.test(words)
/** "Texas (compact license)" is where the license before it is valid. */
const isNamed = ({ words }: Phrase): boolean =>
  namesCertificate(words) && !isPlace(words.replace(/ \([^()]*\)$/u, ''))
const isAcronym = ({ words }: Phrase): boolean => ACRONYM.test(words) && !ISSUER.test(words)

/** A name with its awarder, behind which stands a field: "SAP Certified Associate - Sales". */
const IS_AWARDED = /^\p{Lu}.* certified\b/iu
const isAwarder = (words: string): boolean =>
  employerScore(words) > 0 || ISSUER.test(words) || ACRONYM.test(words) || isPlace(words.replace(REGION, ''))

/** Signs between the certificates of one line; a slash is one in a list: "ODP card / H2S Alive / CSTS". */
const BETWEEN = /\s+[|•·]\s+| ?;\s+/gu
const BETWEEN_ALL = new RegExp(String.raw`${BETWEEN.source}|\s+/\s+`, 'gu')

/** The parts of a paragraph between such signs. */
export const itemsOf = (text: string, paragraph: Phrase): readonly Phrase[] =>
  phrases(text, paragraph, / \/ .* \/(?: |$)/u.test(paragraph.words) ? BETWEEN_ALL : BETWEEN)

/** A paragraph, or each part of it between bars, is one certificate with its issuer and dates, or a list. */
const certificatesOf = (text: string, paragraph: Paragraph): readonly CertificateDraft[] =>
  itemsOf(text, paragraph)
    .flatMap((item) => listedIn(text, item))
    .flatMap((item) => (isUnfinished(item.words) ? [] : oneOrList(text, item)))

/** Behind a comma it is no name: who awarded it, where or when, or a remark. */
const isBehindName = ({ words }: Phrase): boolean =>
  /^\P{Lu}/u.test(words) ||
  NUMBER.test(words) ||
  (isAwarder(words) && !REMARKED.test(words)) ||
  findSingle(words, 0, words.length)?.from === 0
/** A year or a remark in brackets at the end: "CKA (2022, renewed 2025)". */
const REMARKED = /\([^()]*\)$/u
const DATED = /\([^()]*(?:19|20)\d\d[^()]*\)$/u
const MIN_LISTED = 3
/** A paper, and what it is for in small letters: "Droit de prescrire : plaies, vaccination". */
const WITH_PARTS = /^\p{Lu}[\p{L} ]{8,40} ?: (?=\p{Ll})[^:\d]*,[^:\d]*$/u

/** The certificates of a list in one line, each with its own year: "CKA (2022), ITIL (2021)"; else the whole line. */
function listedIn(text: string, item: Phrase): readonly Phrase[] {
  const { end } = item
  const parts = phrases(text, item, /,\s+(?![^()]*\))/gu)
  const names = parts.filter((part) => !isBehindName(part))
  const sure = names.filter((part) => REMARKED.test(part.words) || isNamed(part))
  const isList = names.length >= (names.every(({ words }) => REMARKED.test(words)) ? 2 : MIN_LISTED)
  const isSure = sure.length * 2 >= names.length || DATED.test(names[0]?.words ?? '')
  if (!isList || names[0] !== parts[0] || !isSure) return [item]
  return names.map(({ start }, index) => {
    const next = names[index + 1]
    const stop = (next && parts.findLast((part) => part.start < next.start)?.end) ?? end
    return { start, end: stop, words: text.slice(start, stop) }
  })
}

/** One certificate with its issuer and dates, or a list of short ones: "BLS, ACLS, PALS". */
function oneOrList(text: string, { start, end, words }: Phrase): readonly CertificateDraft[] {
  if (WITH_PARTS.test(words)) return wholeName(text, { start, end, words })
  const range = findRange(text, start, end) ?? findSingle(text, start, end)
  const found = besideDates(range, start, end).flatMap(([from, to]) => phrasesOf(text, from, to))
  const [first, second] = found
  const isList =
    (found.every(isAcronym) && !(range !== null && words.includes('\t'))) ||
    (range === null && found.every(isNamed) && (found.slice(0, 1).some(isAcronym) || !found.some(isAcronym)))
  if (!isList && isNotHeld(words)) return []
  if (first === undefined || isList) return found.flatMap((phrase) => draft(text, phrase, [], range) ?? [])
  // A label before the name: "Licensure: Registered Nurse".
  const isLabel =
    second !== undefined &&
    found.some(isNamed) &&
    !isNamed(first) &&
    /^\s*:/u.test(text.slice(first.end, second.start))
  const [name = first, next, ...rest] = isLabel ? found.slice(1) : found
  // "Oracle Certified Professional, Java Developer": a role is no issuer.
  const isWhole =
    next !== undefined &&
    (titleScore(next.words) === 2 ||
      /\bcertificates?$/iu.test(next.words) ||
      wordsFor(name.words, next.words)[0] === next.words ||
      (IS_AWARDED.test(name.words) && !isAwarder(next.words)))
  const whole = isWhole ? { ...name, end: next.end, words: text.slice(name.start, next.end) } : name
  const others = next === undefined || isWhole ? rest : [next, ...rest]
  const certificate = draft(text, whole, others, range)
  return certificate === null ? [] : [certificate]
}

function draft(
  text: string,
  name: Phrase,
  rest: readonly Phrase[],
  range: DateRange | null,
): CertificateDraft | null {
  const fact = factAt(text, name.start, name.end)
  const region = rest.find(({ words }) => isPlace(words.replace(REGION, '')))
  const issuer = rest.find((phrase) => phrase !== region && !/^\p{Ll}/u.test(phrase.words))
  const date = range && (range.start ?? range.end)
  const runsOut =
    date !== null && RUNS_OUT.test(text.slice(Math.max(0, date.span.start - 25), date.span.start))
  return (
    fact && {
      name: fact,
      issuer: issuer === undefined ? null : factAt(text, issuer.start, issuer.end),
      region: region === undefined ? null : factAt(text, region.start, region.end),
      year: runsOut ? null : date,
      span: { start: name.start, end: Math.max(name.end, ...rest.map((phrase) => phrase.end)) },
    }
  )
}

/** Whether the line between these names who issued the certificate above: "Issued May 2020" is below it. */
const isIssuer = (above: Paragraph | undefined, below: Paragraph | undefined): boolean =>
  above !== undefined && !NUMBER.test(above.words) && /^issued\b/iu.test(below?.words ?? '')

/**
 * Certificates that stand below or beside their dates, each with its issuer on the line below; none when one is set
 * otherwise.
 */
function besideYears(text: string, paragraphs: readonly Paragraph[]): readonly CertificateDraft[] {
  const runs: { range: DateRange; x: number; lines: Phrase[] }[] = []
  for (const { start, end, words, first } of paragraphs) {
    const range = findRange(text, start, end) ?? findSingle(text, start, end)
    const run = runs.at(-1)
    const x = first.cells[1]?.x ?? first.x
    if (range !== null && range.from > start + 1) return []
    if (range !== null)
      runs.push({ range, x, lines: range.to < end ? [{ start: range.to, end, words }] : [] })
    else if (run !== undefined && Math.abs(x - run.x) < 3) run.lines.push({ start, end, words })
    else return []
  }
  return runs.every(({ lines }) => lines.length === 2)
    ? runs.flatMap(({ range, lines: [name, issuer] }) =>
        name && issuer && !isUnfinished(name.words) ? (draft(text, name, [issuer], range) ?? []) : [],
      )
    : []
}

/** A profile as LinkedIn saves it: its sidebar has "Top Skills", and each certificate's name alone. */
const LINKEDIN = /^Top Skills$/mu

/** A line of about the width of the sidebar, below which a name goes on. */
const FULL_LINE = /^.{34,45}(?<!\))$/u

/** Part of a column's width that a full line has at least; a name that was put together ends with a short one. */
const FULL_PART = 0.75

/** The names of a sidebar, with what goes on below a full line. */
function sidebarNames(paragraphs: readonly Paragraph[]): readonly Phrase[] {
  const edge = Math.max(...paragraphs.map(({ first }) => first.right))
  return paragraphs.reduce<readonly Phrase[]>((names, { start, end, words, first }, index) => {
    const above = names.at(-1)
    const right = paragraphs[index - 1]?.lines.at(-1)?.right ?? 0
    return above !== undefined &&
      FULL_LINE.test(above.words) &&
      right > edge * FULL_PART &&
      !beginAlike(above.words, words) &&
      first.gap < 0.1
      ? [...names.slice(0, -1), { start: above.start, end, words: `${above.words} ${words}` }]
      : [...names, { start, end, words }]
  }, [])
}

function wholeName(text: string, { start, end, words }: Phrase): readonly CertificateDraft[] {
  const certificate =
    NUMBER.test(words) || isUnfinished(words) || isNotHeld(words)
      ? null
      : draft(text, { start, end, words }, [], null)
  return certificate === null ? [] : [certificate]
}

/** Words of a paragraph that is no list. */
const MAX_WORDS = 25

/** Whether the first row of a table names its columns, "Item  Status": a short one without a date above rows with dates. */
const hasColumnNames = ([head, ...rows]: readonly Paragraph[]): boolean =>
  head !== undefined &&
  head.first.cells.length > 1 &&
  head.words.split(/\s/u).length <= head.first.cells.length * 2 &&
  !/\d/u.test(head.words) &&
  rows.every(({ first }) => first.cells.length === head.first.cells.length) &&
  rows.filter(({ words }) => /\d{4}/u.test(words)).length * 2 > rows.length

/** The certificates and licences of a section; long paragraphs are skipped. */
export function readCertificates(
  text: string,
  paragraphs: readonly Paragraph[],
): readonly CertificateDraft[] {
  const named = paragraphs
    .slice(hasColumnNames(paragraphs) ? 1 : 0)
    .filter(
      (one, index) =>
        one.words.split(' ').length <= MAX_WORDS * Math.ceil(itemsOf(text, one).length / 2) &&
        !isIssuer(paragraphs[index - 1], paragraphs[index + 1]),
    )
  const dated = besideYears(text, named)
  if (dated.length > 0) return dated
  return LINKEDIN.test(text)
    ? sidebarNames(named).flatMap((name) => wholeName(text, name))
    : named.flatMap((paragraph) => certificatesOf(text, paragraph))
}
