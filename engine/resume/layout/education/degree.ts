import type { Fact } from '../../../values/resume-facts.ts'
import { factAt } from '../words/fact.ts'
import { employerScore } from '../words/job-words.ts'
import { phrases } from '../words/phrases.ts'
import { placeStart } from '../words/places.ts'

export const INSTITUTION =
  /(?<!\p{L})(?:university|universities|college|school|institute|institut|instituto|academy|polytechnic|centre de formation|centro de formación|handwerkskammer|conservatory|\p{L}*schule|universität|gymnasium|\p{L}*akademie|université|école|lycée|universidad|università|politecnico|politechnika|uniwersytet|akademia|universiteit|hogeschool|universitet|universitetet|universidade|(?:corporación|fundación|institución) universitaria|coláiste|seminary|bootcamp|apprenticeship program(?:me)?|kolleg|escuela|colegio|liceo|preparatoria|vidyalaya|berufskolleg|\p{L}*(?:bildungs|schulungs)zentrum|TAFE|c[ée]gep|collège|CFPPA|AFPA|faculté|facultad|faculdade|szkoła|liceum|technikum|IES|CIFP|IUT|IAE|IFSI|CFA|INSA|IHK|IIT|eth|mit(?! \p{L})|ucla|general assembly)(?!\p{L})/iu
/** Training at a company, whose name has no word of schools. */
export const APPRENTICESHIP = /^(?:(?:duale )?(?:berufs)?ausbildung|lehre|umschulung) (?:zu[mr]|als) /iu
/** A degree's short form behind it: "(M.Ed.)", "(Dr.-Ing.)". */
const SHORTENED = String.raw`\((?=[^()]{2,8}\))\p{Lu}[\p{L}. -]*[\p{Lu}.][\p{L}.]*\)`
const SUBJECT = String.raw`(?:arts|sciences?)(?! (?:and|&) )|\p{L}+(?: (?!(?:in|at|from|with|of|and|en)\s)\p{L}+)?(?: (?:and|&) \p{L}+)?`
const NAMED = String.raw`(?:executive |honou?rs )?(?:bachelor|master(?: [12]\b)?|associate(?=['’]?s| degree| of| in)|doctor)(?:['’]?s)?(?: degree)?(?: of (?:applied )?(?:${SUBJECT}))?(?: ${SHORTENED})?|juris doctor`
const SHORT = String.raw`[BM]\.(?:\p{Lu}\p{Ll}{0,3}\.){2,3}|B\.?\s?Sc\.?|B\.\s?E\.|M\.\s?E\.|M\.?S\.?E\.?|B\.?A\.?|B\.?S\.?[NW]?\.?|B\.?Eng\.?|B\.?Ed\.?|B\.?B\.?A\.?|B\.?Com\.?|BFA|M\.?\s?Sc\.?|M\.?A\.?|M\.?S\.?[NW]?\.?|M\.?Eng\.?|M\.?Ed\.?|(?:Executive )?M\.?B\.?A\.?|M\.?Phil\.?|M\.?P\.?[HPA]\.?|MFA|MHA|MLIS|LL\.?(?:B|M)\.?|J\.?D\.?|M\.?D\.?|Ph\.?\s?D\.?|Ed\.?D\.?|DNP|[BM]\.?\s?Tech\.?|A\.?A\.?S?\.?|A\.?S\.?|A\.?D\.?N\.?|GED`
const ACRONYM =
  '(?:HND|HNC|OND|NCE|SSCE|WASSCE|WAEC|HSC|SSC|BCA|MCA|GCSEs?|(?:BTEC|[NS]VQ|QQI|FETAC)(?: Level \\d)?|CAP|BEP|BTS|DUT|DEUG|DCG|DSCG|ESO|BPJEPS|DEJEPS|DEAES|DEAS|CFG[MS]|TSU|NCEA(?: Level \\d)?)'
/** Acronyms that are also words, months or firms: they begin a line, before what was learned. */
const LEADING = '(?:BP|BUT|BM|CQP|DEC|DEP|DES|AEC|CFC|FP)'
const OTHER = String.raw`${ACRONYM}|[AT][- ]levels?|bac(?: pro\p{L}*)?|mittlere reife|fachabitur|(?:allgemeine )?(?:fach)?hochschulreife|bachillerato|bachiller(?: (?:académico|técnico|comercial|industrial))?|bacheli(?:er|ère)|graduat|(?:\p{L}{4,} mit )?eidg(?:\.|enössische[mrs]?) (?:fachausweis|diplom)|(?:brevet|diplôme) fédéral|(?<=^[^\p{L}\d]*)(?:profesional(?= en )|\p{L}{4,}(?:/-?in)? (?:EFZ|EBA)|\p{L}{4,}(?: (?:de|en) \p{L}+)? CFC)|técnico superior|diplomado|máster(?: oficial| universitario)?|Diplom(?:-\p{L}+)?|high school diploma|leaving cert(?:ificate)?|(?:grade 1[0-2]|matric(?:ulation)?)(?: \(matric\))?|national senior certificate|N[1-6] (?:national )?certificate|secundario completo|graduad[oa] en ESO|(?:\p{L}+er )?\p{L}*schulabschluss|bacharelado|licenciatura|pós-graduação|mestrado|doutorado|ensino médio|(?:(?:higher )?national )?diploma|(?:post)?graduate certificate|PGCE|PGCert|PGDip|cert\.(?= in )|cert\.? [IV]{1,3}(?= in )|certificate(?: [IV]{1,3})?|abitur|matura|doktorat|licence(?: professionnelle)?|licenci(?:atura|ad[oa])|lic\.(?= en )|(?:(?:FP|formación profesional|ciclo formativo)(?: de)? )?grado(?: medio| superior)?|FP (?:II?|básica)|maestría|especialización|doctorado|ingenier(?:ía|[oa])(?: técnica| superior)?|técnico(?: universitario| profesional| de nivel superior)?|tecnólog[oa]|tecnicatura|diplôme d[’']état|diplôme d[’']ingénieur|mastère(?: spécialisé)?|doctorat|maîtrise|titre professionnel|baccalauréat|laurea(?: magistrale)?|magister|inżynier|staatsexamen|ausbildung|\p{L}*studium|lehre|sekundarschule|baccalauréat général|fachweiterbildung|umschulung|apprenticeship|meister(?:brief|prüfung)|gesellen(?:brief|prüfung)|facharbeiter(?:brief|prüfung)|staatlich (?:geprüfte|anerkannte)[rn]? \p{L}+|brevet (?:professionnel|de maîtrise|de technicien(?: supérieur)?|d[’']études professionnelles)|certificat (?:d[’']aptitude|de qualification) professionnelle|diplôme d[’']études (?:professionnelles|collégiales|secondaires|universitaires)|diplôme universitaire|attestation d[’']études collégiales|mention complémentaire|foundation degree|city (?:and|&) guilds(?: level \d)?|promotion|reife- und diplomprüfung|(?:matura|reife|diplom)prüfung|lehrabschluss(?:prüfung)?|dipl\. \p{L}{5,}(?:in)?(?: in \p{L}+(?: und \p{L}+)?)?|dipl\.(?:-\p{L}+\.?)?|(?<=^[^\p{L}\d]*|\s[–—-]\s)${LEADING}(?=(?:,| [–—-])? (?:en |de |d[’'])?\p{L}{3})`
const DEGREE = new RegExp(
  String.raw`(?<![\p{L}.]|\p{Lu}{2}[-/])(?:${NAMED}|${SHORT}|${OTHER})(?: \(hon(?:our)?s\.?\)| hons)?(?![\p{L}])`,
  'giu',
)
/** "BTEC Level 3 Extended Diploma", "Bachelor of Engineering - BE" */
const AGAIN = new RegExp(
  String.raw`^\s${SHORTENED}|^(?:\s*[,(–—-]\s*|\s)(?:\p{Lu}\p{Ll}+ )?(?:${SHORT}|${OTHER}|(?<=[–—-]\s)[A-Z]\w{1,4})\)?(?=\s*(?:[,;:(|–—-]|$))`,
  'iu',
)
/** Exams in several subjects; what follows is no field. */
const WITHOUT_FIELD = /^(?:high school|A[- ]level|GCSE|[HS]SC|SSCE|W[AE]|abitur|ESO$)|(?:abschluss|reife)$/iu
/** Acronyms in small letters are words: "eso", "cap", "but". */
const IS_ACRONYM = new RegExp(`^(?:${ACRONYM}|${LEADING})$`, 'iu')
const CASED_SHORT = /^[A-Z][A-Za-z.\s]{0,5}$/u

export const SEPARATOR =
  /(?<=\p{Ll}{3}\)?)(?<!eidg)\.\s+(?=\p{Lu})|[,:]\s+|\s+[|•·–—-]\s+|\s+\/\s+(?=\S+ \S)|\t+| {2,}|;\s+/gu

/** The degree and its field in text[from, to), and the offset at which they end; null without a degree. */
export function readDegree(
  text: string,
  from: number,
  to: number,
): { degree: Fact | null; field: Fact | null; end: number } | null {
  const area = text.slice(from, to)
  const match = [...area.matchAll(DEGREE)].find((found) => plausible(found[0], area, found.index))
  if (match === undefined) return null
  const degreeEnd = from + match.index + match[0].length
  const degree = factAt(text, from + match.index, degreeEnd)
  const after = text.slice(degreeEnd, to)
  const end = degreeEnd + (AGAIN.exec(after)?.[0].length ?? 0)
  const rest = text.slice(end, to)
  const field =
    /^(?:[ \n]+(?:degree\s+)?(?:in|IN|of|OF|en|EN|de|DE|im(?: Fach)?|zu[mr]|als|der|des|w zakresie)\s+| d[’']| *[,:–—-] *|(?<cell> \| |\t)| +\(?| *\()(?:(?:[Dd]ouble|[Dd]ual) [Mm]ajor(?: in)? )?(?<field>\p{L}[^,;|•·–—()\t]*?(?:, (?:\p{Ll}[^,;|•·–—()\t]*|\p{Lu}\p{Ll}+) (?:et|y|und|and) (?:\p{Ll}[^,;|•·–—()\t]*?|\p{Lu}\p{Ll}+))?)(?=\s*(?:[,;|•·–—()\t]| - | {2,}|$)|(?<=\p{L}{3})\.\s|\s+(?:(?:at|from)\s|with (?=\p{Lu}{2})|(?:& |and )?[Mm]inor |\d[:.]\d))/du.exec(
      rest,
    )
  const at = field?.indices?.groups?.['field']
  const words = field?.groups?.['field'] ?? ''
  const isField =
    words.length >= 3 &&
    // Beside the school, a cell of its own names the field.
    (field?.groups?.['cell'] === undefined || INSTITUTION.test(text.slice(from, to))) &&
    !INSTITUTION.test(words) &&
    placeStart(words) !== 0 &&
    !WITHOUT_FIELD.test(match[0]) &&
    !/^(?:gpa|note|level|with|magna|summa|cum|honou?rs|first|second|minor|expected|completed|candidate|student|grade)\b/iu.test(
      words,
    )
  return at === undefined || !isField
    ? { degree, field: fieldBefore(text, from, from + match.index), end }
    : { degree, field: factAt(text, end + at[0], end + at[1]), end: end + at[1] }
}

/** The field before a degree: "Kommunikationsdesign, Bachelor of Arts", "Carpentry apprenticeship". */
function fieldBefore(text: string, from: number, to: number): Fact | null {
  const isTrade = /^apprenticeship/iu.test(text.slice(to, to + 20))
  const before = isTrade
    ? /^\s*(?!(?:completed|modern|intermediate|advanced|higher|degree) )(\p{Lu}[\p{L} &/-]{3,40}) $/iu
    : /^\s*(\p{Lu}[\p{L} &-]{3,40})(?:,\s|\s\()$/u
  const [, words = ''] = before.exec(text.slice(from, to)) ?? []
  const isName = INSTITUTION.test(words) || employerScore(words) > 0 || placeStart(words) >= 0
  return words === '' || isName ? null : factAt(text, from, to - (isTrade ? 1 : 2))
}

// "As", "Ma" and "ba" are words, not degrees.
function plausible(degree: string, area: string, at: number): boolean {
  const after = area.slice(at + degree.length)
  // The codes of Massachusetts, Mississippi and Maryland look like degrees.
  const isState = /^(?:MA|MS|MD)$/u.test(degree) && /\p{Ll}, $/u.test(area.slice(0, at))
  if (isState && /^\s*(?:$|\d{5}|[|–—-]|USA?\b|United States)/u.test(after)) return false
  if (IS_ACRONYM.test(degree) && !/^\p{Lu}{2}/u.test(degree)) return false
  if (/^\s+program(?:me)?(?!\p{L})/iu.test(after) && INSTITUTION.test(`${degree}${after}`)) return false
  if (degree.length > 5) return !(/^certificate$/iu.test(degree) && at > 25)
  return CASED_SHORT.test(degree) && !/^\s+(?:University|College|School)/u.test(after)
}

/** Words of schools that name what was finished there, and heads of a table's columns: "Board / University". */
const NO_SCHOOL =
  /^(?:high school diploma|sekundarschule|primarschule|grundschule|realschule|hauptschule|secondary school|abschluss .*)$|^(?:name of |last |tertiary )+(?:school|college|institution)(?: attended)?$|^(?:board|school|college|university|institute)(?:\s*[/&]\s*(?:board|school|college|university|institute))+$|^school$/iu

/** What a bracket behind the name says, or a comma that a wrapped line ends with: "(First Class)", "(university)". */
const TAIL = /\s\((?:\p{L}?\p{Ll}+(?:[\s,]+|(?=\))))+\)[\s.]*$|[\s,]+$/u

/** The institution in text[from, to), or null; `degreeEnd` is the end of a degree in that range. */
export function readInstitution(text: string, from: number, to: number, degreeEnd: number): Fact | null {
  const found = phrases(text, { start: from, end: to }, SEPARATOR).find(
    ({ words }) => INSTITUTION.test(words.replaceAll(/\s\([^()]*\)/gu, '')) && !NO_SCHOOL.test(words.trim()),
  )
  if (found === undefined) return null
  const { start, words } = found
  const end = found.end - (TAIL.exec(words)?.[0].length ?? 0)
  const [joined] = /^.*\s(?:at|from)\s+(?=\p{Lu})/u.exec(words) ?? []
  // "University of Illinois at Urbana-Champaign" is one name.
  if (joined !== undefined && !INSTITUTION.test(joined)) return factAt(text, start + joined.length, end)
  if (start >= degreeEnd || degreeEnd >= end) return factAt(text, start, end)
  // Without a separator, the institution follows the degree directly. "Senior School Certificate (WASSCE)" names
  // an exam.
  const behind = degreeEnd + (/^[^()]*\)/u.exec(text.slice(degreeEnd, end))?.[0].length ?? 0)
  return /\p{L}/u.test(text.slice(behind, end)) ? factAt(text, behind, end) : null
}
