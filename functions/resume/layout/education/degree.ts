import type { Fact } from '../../model.ts'
import { factAt } from '../words/fact.ts'
import { placeStart } from '../words/places.ts'

export const INSTITUTION =
  /(?<!\p{L})(?:university|universities|college|school|institute|institut|instituto|academy|polytechnic|conservatory|hochschule|fachhochschule|universität|gymnasium|université|école|lycée|universidad|università|politecnico|politechnika|uniwersytet|akademia|universiteit|hogeschool|universitet|universitetet|universidade|seminary|bootcamp|berufsschule|kolleg|eth|mit|ucla|general assembly)(?!\p{L})/iu
/**
 * A pattern whose letters stand for both cases; classes in it hold no letters. Instead of the flag `i` with a
 * part exempt from it, `(?-i:…)`: in some processes V8 13.6 compiled that so that nothing matched in a text
 * beyond Latin-1.
 */
const anyCase = (pattern: string): string =>
  pattern.replaceAll(/\\p\{\w+\}|\\.|\p{L}/gu, (part) =>
    part.startsWith('\\') ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`,
  )

const SUBJECT = String.raw`\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: (?:${anyCase('and')}|&) \p{Lu}\p{L}+)?`
const DEGREE = new RegExp(
  [
    String.raw`(?<![\p{L}.])(?:`,
    anyCase(
      String.raw`(?:executive |honou?rs )?(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)?(?: of (?:applied )?`,
    ),
    String.raw`${SUBJECT})?(?: \([A-Z][\p{L}.]+\))?`,
    anyCase(
      String.raw`|B\.?\s?Sc\.?|B\.?A\.?|B\.?S\.?N?\.?|B\.?Eng\.?|B\.?Ed\.?|B\.?B\.?A\.?|B\.?Com\.?|BFA|M\.?\s?Sc\.?|M\.?A\.?|M\.?S\.?N?\.?|M\.?Eng\.?|M\.?Ed\.?|M\.?B\.?A\.?|M\.?P\.?H\.?|MFA|MPA|LL\.?(?:B|M)\.?|J\.?D\.?|M\.?D\.?|Ph\.?\s?D\.?|Ed\.?D\.?|DNP|A\.?A\.?S?\.?|A\.?S\.?|A\.?D\.?N\.?|GED|Diplom(?:-\p{L}+)?|high school diploma|diploma|(?:post)?graduate certificate|PGCE|certificate|abitur|licence|licenciatura|grado|baccalauréat|laurea(?: magistrale)?|magister|inżynier|staatsexamen|ausbildung zu(?:m|r) \p{L}+|dipl\.(?:-\p{L}+\.?)?`,
    ),
    anyCase(String.raw`)(?: \(hon(?:our)?s\.?\)| hons)?`),
    String.raw`(?![\p{L}])`,
  ].join(''),
  'gu',
)
const CASED_SHORT = /^[A-Z][A-Za-z.\s]{0,5}$/u

const pieceStarts = /[,:]\s+|\s+[|•·–—-]\s+|\t+| {2,}|;\s+/gu

/** The degree and its field in text[from, to), and where they end. */
export function readDegree(
  text: string,
  from: number,
  to: number,
): { degree: Fact | null; field: Fact | null; end: number } | null {
  const area = text.slice(from, to)
  const match = [...area.matchAll(DEGREE)].find((found) => plausible(found[0], area, found.index))
  if (match === undefined) return null
  let end = from + match.index + match[0].length
  const degree = factAt(text, from + match.index, end)
  const rest = text.slice(end, to)
  // "Office Administration Diploma, SAIT": the subject stood before, what follows the comma is the school.
  if (/^(?:diploma|certificate)$/iu.test(match[0]) && match.index > 0 && /^\s*,/u.test(rest))
    return { degree, field: null, end }
  const field =
    /^(?:[ \n]+(?:degree\s+)?(?:in|IN|of|OF|en|EN|im Fach|w zakresie)\s+| *[,:–—-] *| +\(?| *\()(?<field>\p{L}[^,;|•·–—()\t]*?)(?=\s*(?:[,;|•·–—()\t]| - | {2,}|$)|\s+(?:at|from)\s)/du.exec(
      rest,
    )
  const at = field?.indices?.groups?.['field']
  const words = at === undefined ? '' : rest.slice(at[0], at[1])
  if (
    at === undefined ||
    words.length < 3 ||
    words.length > 60 ||
    INSTITUTION.test(words) ||
    placeStart(words) === 0 ||
    /^(?:gpa|with|magna|summa|cum|honou?rs|first|second|minor|expected|grade)\b/iu.test(words)
  ) {
    return { degree, field: null, end }
  }
  const fact = factAt(text, end + at[0], end + at[1])
  end += at[1]
  return { degree, field: fact, end }
}

// "As", "Ma" or "BA" in lower case are words, not degrees.
function plausible(degree: string, area: string, at: number): boolean {
  // "Certified Associate in …" is a certificate.
  if (/certified\s$/iu.test(area.slice(0, at))) return false
  // Massachusetts, Mississippi and Maryland are written like degrees.
  if (
    /^(?:MA|MS|MD)$/u.test(degree) &&
    /\p{Ll}, $/u.test(area.slice(0, at)) &&
    /^\s*(?:$|\d{5}|[|–—-])/u.test(area.slice(at + 2))
  )
    return false
  if (degree.length > 5)
    return !/^(?:minor|major)/iu.test(degree) && !(/^certificate$/iu.test(degree) && at > 25)
  return (
    CASED_SHORT.test(degree) && !/^\s+(?:University|College|School)/u.test(area.slice(at + degree.length))
  )
}

/** The institution in text[from, to); `degreeEnd` is where a degree in it ends. */
export function readInstitution(text: string, from: number, to: number, degreeEnd: number): Fact | null {
  const area = text.slice(from, to)
  const cuts = [...area.matchAll(pieceStarts)]
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const ends = [...cuts.map((cut) => cut.index), area.length]
  const index = starts.findIndex(
    (start, at) =>
      INSTITUTION.test(area.slice(start, ends[at])) &&
      !/^high school diploma$/iu.test(area.slice(start, ends[at]).trim()),
  )
  if (index < 0) return null
  let start = starts[index] ?? 0
  const stop = ends[index] ?? area.length
  const joined = /^.*\s(?:at|from)\s+(?=\p{Lu})/u.exec(area.slice(start, stop))
  // "University of Illinois at Urbana-Champaign" is one name.
  if (joined !== null && !INSTITUTION.test(joined[0])) start += joined[0].length
  // Degree and institution without a separator: what follows the degree is the institution.
  else if (from + start < degreeEnd && degreeEnd < from + stop) start = degreeEnd - from
  // "University of California, Berkeley": the campus belongs to the name, a city with its state does not.
  const campus =
    /^,\s(?:Berkeley|Los Angeles|San Diego|Davis|Irvine|Santa Barbara|Santa Cruz|Riverside|Chapel Hill|Austin|Madison|Twin Cities|Knoxville)(?=\s*(?:$|[|–—\t]| {2}))/u.exec(
      area.slice(stop),
    )
  return factAt(text, from + start, from + stop + (campus?.[0].length ?? 0))
}
