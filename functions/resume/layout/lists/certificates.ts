import type { Certificate } from '../../model.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { besideDates, findRange, findSingle, type DateRange } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { type Phrase, phrases } from '../words/phrases.ts'
import { isPlace } from '../words/places.ts'

export type CertificateDraft = Omit<Certificate, 'id'>

const CUT =
  /\t+|\s*[|•·]\s*|\s+[–—-]\s+(?!(?:associate|professional|expert|foundational?|practitioner|specialty|advanced|level|intermediate|fundamentals)\b)|,\s+|;\s+|(?<!certified|certificate|certification):\s+(?=\p{Lu})/giu
const NUMBER =
  /^(?:(?:license|licence|certificate|cert|credential|lic|id|nr|no|reg)\b.*\d|#?\s*[A-Z]{0,4}[\d-]{4,}|active|current|(?:valid|renewed|.*expires?$).*|level \d|exp(?:ires|iry|iration|\.)?\b.*|renew.*|issued.*|in progress|pending|compact.*|multi-?state.*)$/iu
/** What stands before the date that a certificate ends on. */
const RUNS_OUT =
  /(?:exp(?:\.|ir\p{L}*)?|(?:valid|renew\p{L}*)(?: until| through| to)?|gültig bis|valable jusqu\p{L}*)[:\s]*$/iu
const REGION = /^(?:state of |commonwealth of )?/iu
const NAMED =
  /\b(?:certif\w*|licen[sc]\w*|registered|zertifi\w*|diploma|accredit\w*|chartered|approved|scrum|lean|six sigma|fachkundig\w*|schein|permis|habilitation)\b|\([A-Z][A-Za-z-]{1,9}\)|^[A-Z]{2,6}(?:-[A-Z]{1,4})?$/u

const ACRONYM = /^[A-Z][A-Z\d/+-]{1,9}$/u

const trimmed = (text: string, from: number, to: number): readonly [number, number] => {
  const raw = text.slice(from, to)
  const lead = /^[\s,;:–—|·•-]*/u.exec(raw)?.[0].length ?? 0
  const tail = /(?:\s\((?:valid|renew|exp)[\p{L} ]*)?[\s,;:–—|·•.-]*$/u.exec(raw.slice(lead))?.[0].length ?? 0
  return [from + lead, to - tail]
}

/** Whether as many brackets were closed as opened before it. */
const isOutsideBrackets = (words: string, index: number): boolean =>
  words.slice(0, index).split('(').length === words.slice(0, index).split(')').length

/** Phrases of text[start, end) between separators that stand outside brackets. */
const phrasesOf = (text: string, start: number, end: number): readonly Phrase[] =>
  phrases(text, { start, end }, CUT, isOutsideBrackets).flatMap((piece) => {
    const [first, last] = trimmed(text, piece.start, piece.end)
    return first < last ? [{ start: first, end: last, words: text.slice(first, last) }] : []
  })

/**
 * One paragraph holds one certificate with its issuer and dates, or a list of short ones: "BLS, ACLS, PALS".
 */
function certificatesOf(text: string, { start, end }: Paragraph): readonly CertificateDraft[] {
  const range = findRange(text, start, end) ?? findSingle(text, start, end)
  const found = besideDates(range, start, end)
    .flatMap(([from, to]) => phrasesOf(text, from, to))
    .filter(({ words }) => !NUMBER.test(words) && /\p{L}{2}/u.test(words))
  const [first, ...rest] = found
  if (first === undefined) return []
  const named = found.filter(({ words }) => NAMED.test(words))
  const barred =
    /\s[|•·]\s|;\s/u.test(text.slice(start, end)) && found.every(({ words }) => words.length < 70)
  const list =
    found.length > 1 &&
    (barred ||
      found.every(({ words }) => ACRONYM.test(words)) ||
      (named.length === found.length &&
        (ACRONYM.test(first.words) || found.every(({ words }) => !ACRONYM.test(words)))))
  if (list) return found.flatMap((piece) => draft(text, piece, [], range) ?? [])
  // A label before the name: "Licensure: Registered Nurse".
  const labelled =
    named[0] !== undefined && !NAMED.test(first.words) && /^\s*:/u.test(text.slice(first.end, first.end + 2))
  return [
    draft(text, labelled ? (rest[0] ?? first) : first, labelled ? rest.slice(1) : rest, range) ?? [],
  ].flat()
}

function draft(
  text: string,
  name: Phrase,
  rest: readonly Phrase[],
  range: DateRange | null,
): CertificateDraft | null {
  const fact = factAt(text, name.start, name.end)
  if (fact === null || fact.value.length > 120) return null
  const region = rest.find(({ words }) => isPlace(words.replace(REGION, '')))
  const issuer = rest.find((piece) => piece !== region && !/^\p{Ll}/u.test(piece.words))
  return {
    name: fact,
    issuer: issuer === undefined ? null : factAt(text, issuer.start, issuer.end),
    region: region === undefined ? null : factAt(text, region.start, region.end),
    year:
      range === null ||
      RUNS_OUT.test(
        text.slice(Math.max(0, range.from - 25), (range.start ?? range.end)?.span.start ?? range.from),
      )
        ? null
        : (range.start ?? range.end),
    span: { start: name.start, end: Math.max(name.end, ...rest.map(({ end }) => end)) },
  }
}

/** A course that is not at its end, an exam that is still to come. */
export const UNDER_WAY = /\b(?:(?:planned|registered|scheduled) for|under way|begun|started)\b/iu

/** Certificates and licences of their own sections. */
export function readCertificates(
  text: string,
  paragraphs: readonly Paragraph[],
): readonly CertificateDraft[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.words.split(' ').length > 25 || UNDER_WAY.test(paragraph.words)
      ? []
      : certificatesOf(text, paragraph),
  )
}
