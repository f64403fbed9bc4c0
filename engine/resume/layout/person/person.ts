import { factAt } from '../words/fact.ts'
import { titleScore } from '../words/job-words.ts'
import type { Line } from '../text/lines.ts'
import type { Fact } from '../../../values/resume-facts.ts'
import { placeStart, withoutZip } from '../words/places.ts'
import { phrases } from '../words/phrases.ts'

const SEARCHED_LINES = 8

/** An address, or a number of three or more digits that is no year ("registered since 2020"). */
const CONTACT_PIECE = /@|https?:|www\.|(?<!\d)(?!(?:19|20)\d\d(?!\d|\s*[–—-]))\d{3}/iu

const LABEL = /^(?:\p{L}[\p{L} -]{2,20}:\s*|(?:address|location|adresse|wohnort|based in|city)\s+)/iu

/** The person's place of residence, without the street, from the lines at the top; null when not given. */
export function findLocation(text: string, top: readonly Line[], name: Fact | null): Fact | null {
  for (const line of top) {
    // "Sex: Male" is no capital of the Maldives, and who comes from a place may live in another.
    if (
      /^(?:sex|gender|sexe|sexo|geschlecht|(?:state|place) of (?:origin|birth)|geburtsort|lieu de naissance|lugar de nacimiento)\b/iu.test(
        line.words,
      )
    )
      continue
    for (const piece of phrases(text, line)) {
      const label = LABEL.exec(piece.words)?.[0].length ?? 0
      const words = piece.words.slice(label).replace(/(?:\s\(\p{L}+\))?[\s,]*$/u, '')
      const at = words.length > 100 || /[.!?]\s/u.test(words) ? -1 : placeStart(words)
      if (at < 0 || (at > 0 && !/\d|^[\p{L} .]+,/u.test(words))) continue
      const place = withoutZip(words.slice(at))
      const start = piece.start + label + at + words.slice(at).indexOf(place)
      // "Kim Lee RN" is no town in Rio Grande do Norte.
      if (name !== null && start < name.span.end && name.span.start < start + place.length) continue
      return factAt(text, start, start + place.length)
    }
  }
  return null
}

/** By which a line tells of its writer, as the sentences of a resume in prose do. */
const SELF = /(?<!\p{L})(?:I(?=\s)|[Ii]ch\s|[Jj]e\s|[Jj]['’]|[Ss]oy\s|[Ff]ui\s|[Tt]rabaj[oé]\s)/u

/** The headline near the name: a line, or part of a line, that is a job title; null when there is none. */
export function findHeadline(text: string, top: readonly Line[], name: Fact | null): Fact | null {
  for (const line of top.slice(0, SEARCHED_LINES)) {
    const isNamed = name !== null && name.span.start >= line.start && name.span.end <= line.end
    const start = isNamed ? afterName(text, name.span.end, line.end) : line.start
    const words = text.slice(start, line.end)
    if (
      words.length > 120 ||
      /[.!?]$/u.test(words) ||
      SELF.test(words) ||
      line.end <= (name?.span.start ?? 0)
    )
      continue
    const parts = phrases(text, { start, end: line.end }).filter(
      (phrase) => !CONTACT_PIECE.test(phrase.words),
    )
    const title = parts.find((phrase) => titleScore(phrase.words) > 0)
    if (title !== undefined)
      return title === parts[0] && !CONTACT_PIECE.test(words)
        ? factAt(text, start, line.end)
        : factAt(text, title.start, title.end)
  }
  return null
}

/** Offset of the first words after a name and its credentials. */
const afterName = (text: string, from: number, end: number): number =>
  from +
  (/^(?:,\s*(?:[A-Z][\p{L}.-]{0,7}[A-Z.]|[JS]r|Esq)(?=[,\s|]|$))*[\s|,•·–—-]*/u.exec(
    text.slice(from, end),
  )?.[0].length ?? 0)
