import { looksLikeInstruction } from '../instruction-like.ts'
import type { Fact, ResumeFacts, Span } from '../model.ts'

const MAX_LENGTH = 300
/** Links, addresses and phone numbers, which a letter has in its signature. */
const CONTACT = /@|https?:|www\.|\.(?:com|net|org|io|example)\b|\+?\d[\d ().-]{7,}\d/iu
/** "EXPERIENCE", "Work history": a short line without a figure or a mark. */
const HEADING = /^[\p{L}\p{M}&/ ’'-]{2,40}:?$/u

/** A line of dates or durations alone: "April 2023 - Present (3 years 8 months)". */
const DATES =
  /^(?:[\d\s.,()/·–—-]|\b(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|present|today|heute|actualidad|années?|ans?|mois|years?|yrs?|mo(?:nth)?s?|jahre?|monate?|años?|meses)\p{L}*)+$/iu
/** Age, family and the like, which no letter tells. */
const PRIVATE =
  /\b(?:date of birth|born|geboren|geburts\p{L}+|né[e]? le|nacid[oa]|marital|married|verheiratet|ledig|célibataire|mari[ée]+|casad[oa]|solter[oa]|children|kinder|enfants|hijos|nationality|religion|state of origin)\b|\b\d\d (?:ans|años|years old|jahre alt)\b/iu

/** Every single fact, without the records that they belong to. */
const factsOf = (facts: ResumeFacts): readonly Fact[] =>
  [
    facts.name,
    facts.location,
    facts.headline,
    ...facts.emails,
    ...facts.phones,
    ...facts.links,
    ...facts.skills,
    ...facts.languages,
    ...facts.roles.flatMap(({ title, employer, location, start, end }) => [
      title,
      employer,
      location,
      start,
      end,
    ]),
    ...facts.education.flatMap(({ institution, degree, field, start, end }) => [
      institution,
      degree,
      field,
      start,
      end,
    ]),
    ...facts.certificates.flatMap(({ name, issuer, region, year }) => [name, issuer, region, year]),
    ...facts.lines.map(({ statement }) => statement),
  ].filter((fact) => fact !== null)

/** Letters of a line that no fact holds, up to which it says no more than its facts: "at", "bis", "and". */
const MAX_LEFT = 6

/**
 * The lines of a resume that say more than the facts do: a driving licence below the studies, the level behind a
 * language. `read` are the facts as they were read, `kept` those that their owner left as they are: a line with
 * another is not among them.
 */
export function unreadLines(text: string, read: ResumeFacts, kept: ResumeFacts = read): readonly Span[] {
  const [facts, own] = [factsOf(read), factsOf(kept)]
  const isKept = ({ span, value }: Fact) =>
    own.some((fact) => fact.span.start === span.start && fact.span.end === span.end && fact.value === value)
  return [...text.matchAll(/[^\n\r]*\S[^\n\r]*/gu)].flatMap(({ 0: line, index: start }) => {
    const end = start + line.length
    const inside = facts.filter(({ span }) => span.start < end && span.end > start)
    const left = [...line].filter(
      (letter, at) =>
        /\p{L}/u.test(letter) &&
        !inside.some(({ span }) => span.start <= start + at && span.end > start + at),
    )
    const said = line.trim()
    return (inside.length > 0 && left.length <= MAX_LEFT) ||
      !inside.every(isKept) ||
      said.length > MAX_LENGTH ||
      !/\p{L}{2}/u.test(said) ||
      (HEADING.test(said) && said.split(/\s+/u).length <= 3) ||
      CONTACT.test(said) ||
      DATES.test(said) ||
      PRIVATE.test(said) ||
      looksLikeInstruction(said)
      ? []
      : [{ start, end }]
  })
}
