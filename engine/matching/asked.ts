import { namesLanguage } from '../language/language-names.ts'
import type { PostingFact, PostingFacts } from '../postings/reading/model.ts'
import { anyOf } from '../postings/reading/patterns.ts'

/** What a posting says of the job, and not of the company or of how to apply. */
export const ofJob = ({ facts }: Pick<PostingFacts, 'facts'>): readonly PostingFact[] =>
  facts.filter(({ kind }) => kind !== 'company' && kind !== 'apply')

/** Requirements that no line of work answers: years of experience, and papers (a certificate, a degree, a language). */
export type Asked = 'years' | 'papers'

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const YEARS = anyOf(
  String.raw`\b(\d{1,2}|${NUMBERS.join('|')})\s?\+?\s*(?:(?:[-–]|to|or)\s*(?:\d{1,2}|more)\s?\+?\s*)?
    (?:years?|yrs|jahre?n?|ans|années?|años?)(?!\p{L})`,
)
/** Words for certificates and degrees. */
const PAPERS = anyOf(
  String.raw`\bcertificat|certified|\bcerts?\b|\blicen[cs]e[sd]?\b|\blicensure|\bregistration\b|registered nurse`,
  String.raw`\bmembership|führerschein|approbation|zertifikat|zulassung als|\bpermis [a-e]\b`,
  String.raw`habilitation`,
  String.raw`diplôme d['’]état|matr[ií]cula|carn[eé]t? de|\blicencia de`,
  String.raw`\b(?:bachelor|master)(?:['’]?s)?\b|\bdegree\b|\bdiploma\b|\bph\.?d\b|\bG\.?E\.?D\b`,
  String.raw`high school`,
  String.raw`abgeschlossene[sn]? |studium|\bbac ?\+|\bdiplôme\b|licenciatura|\btítulo`,
  String.raw`secundario completo|enseñanza media`,
)
/** Words for the level of a language. */
const KNOWN = anyOf(
  String.raw`fluen|native|speak|spoken|proficien|command|language|mother|bilingual|level|must|good`,
  String.raw`\bplus\b|\b[abc][12]\b|kenntnis|sprach|sprich|fließend|verhandlungssicher|niveau|courant`,
  String.raw`maîtrise|langue|nivel|idioma|fluid|avanzad`,
)

/** The number of years in a text; null when it has none. */
export function yearsIn(text: string): number | null {
  const figure = YEARS.exec(text)?.[1]?.toLowerCase()
  if (figure === undefined) return null
  return /\d/u.test(figure) ? Number(figure) : NUMBERS.indexOf(figure) + 1
}

/** The kind of requirement that a posting's fact is; null when a line of work can answer it. */
export function askedOf({ kind, text }: PostingFact): Asked | null {
  if (kind === 'goal' || kind === 'need') return null
  if (yearsIn(text) !== null && (kind === 'requirement' || /^minimum|^at least|^mind/iu.test(text)))
    return 'years'
  if (kind !== 'requirement') return null
  return PAPERS.test(text) || (KNOWN.test(text) && namesLanguage(text)) ? 'papers' : null
}
