import occupations from '../../../data/occupations.json' with { type: 'json' }
import content from '../../../data/resume-words/jobs.json' with { type: 'json' }
import { titleStem } from '../../../language/title-stem.ts'
import { wordsOf } from '../../../language/words.ts'

const alternation = (list: string): string => list.split(' ').join('|')

/** A title and its feminine: "tesorera", "autora", "Leiterin", "cheffe". */
const TITLE_NOUNS = alternation(content.titles)
  .replaceAll(/(?<=\p{L}{4})o(?=\||$)/gu, '[oa]')
  .replaceAll(/or(?=\||$)/gu, 'or(?:a|in)?')
  .replaceAll(/(?<=chef)(?=\||$)/gu, '(?:fe|in)?')
  .replaceAll(/er(?=\||$)/gu, '(?:er(?:in)?|ère)')

// German writes a title as one word: Bilanzbuchhalter, Vertriebsleiterin, and as what they do: Filialleitung.
const COMPOUND = String.raw`\p{L}{3,}(?:buchhalter|leiter|entwickler|führer|ingenieur|berater|referent|assistent|lehrer|pfleger|kaufmann|kauffrau|meister|techniker|verkäufer|mitarbeiter|angestellte|fachkraft|manager|geselle|wart|praktikum|(?:mini|neben|ferien|studenten|schüler|aushilfs|sommer)job)(?:in|r)?|(?<!(?:der|die|zur) )\p{L}{3,}leitung`

// The same for trades, whose words stand alone as well: Fräser, Polymechaniker, Maschinenbedienerin.
const GERMAN_TRADE = String.raw`\p{L}*(?:mechaniker|mechatroniker|fräser|dreher|schlosser|einrichter|bediener|monteur|installateur|elektriker|elektroniker|zeichner|schreiner|tischler|maurer|schwei(?:ß|ss)er|lagerist|disponent|trainer|betreuer|erzieher|gärtner|bäcker|konstrukteur|prüfer|planer)(?:in)?`

// Words that end like professions and are none: "hauteur", "Methodist".
const NO_TRADE = alternation(content.noTitles)

// Trades and professions by their endings: epidemiologist, optician, bookkeeper, conducteur, especialista.
const TRADE = String.raw`\p{L}{3,}(?:ographer|iatrist|ician|keeper|smith|wright|monger|herapist|worker|handler|maker|operative|arbeiter|arbeiterin|erin|euse|trice|icien|icienne|acien|acienne|adora?|edora?|idora?|ologue|ólog[oa]|erapeuta?|eopathe?)|(?!(?:${NO_TRADE})s?(?!\p{L}))(?:\p{L}{2,}eur(?:in|e)?|\p{L}{4,}ist(?:in|e|a)?)`

const LEVEL = String.raw`(?:\s(?:I{1,3}|IV|V|[1-5]|[A-Z]|[JS]r\.?|trainee|emeritus))?`
const TITLE_END = new RegExp(
  String.raw`(?:^|[\s/-])(?:sub|vice|co-?)?(?:${TITLE_NOUNS}|${COMPOUND}|${GERMAN_TRADE}|${TRADE})${LEVEL}\s*(?:$|[,(/–—:-]|\s(?:(?:of|for|to|in|de|en|für|des|–|-)\s|d['’])|\s&|\sand\s)`,
  'iu',
)
const TITLE_ANY = new RegExp(
  String.raw`(?<![\p{L}])(?:${TITLE_NOUNS}|${COMPOUND}|${GERMAN_TRADE}|${TRADE})s?(?![\p{L}])`,
  'iu',
)
const SENIORITY =
  /^(?:senior|sr\.?|junior|jr\.?|lead|staff|principal|head of|vice president|deputy|interim|acting|associate|assistant|freelance|chief)\s/iu

const FUNCTIONS = new RegExp(
  `^(?:the )?(?:(?:global|group|internal|external|north america|emea|regional) )?(?:${alternation(content.functions)})(?:[ &].*)?$`,
  'iu',
)

const ORG_SUFFIX =
  /^(?:\p{Lu}\p{Ll}?\. ?)+\p{Lu}[\p{L}'’-]+, (?:solicitor|barrister|notary|notar|dentist|architect)$|^\p{Lu}[\p{L}-]+ & \p{Lu}[\p{L}-]+ (?:steuerberater|rechtsanwälte|architekten|notare|avocats|abogados)$|\s(?:&|and|und) (?:sons?|daughters?|partners?|bros\.?|brothers|associates)$|, (?:chartered (?:accountants|surveyors)|solicitors|advocates|architects|surveyors)$|(?:^|[\s,])(?:inc|llc|llp|ltd|limited|corp|corporation|company|co|plc|gmbh|ag|kg|asbl|vzw|se|s\.?a\.?(?: de c\.?v\.?)?|s\.?r\.?l|s\.?l(?:\.?[lu])?|s\.?p\.?a|gGmbH|b\.?v|n\.?v|oy|ab|a\/s|as|pty|sas|sarl|sp\. z o\.?o|e\.? ?[vk]|lp)\.?$/iu
/** "Quickbox Couriers", "Rheidol Surveyors": a firm named after its trade. */
const FIRM = new RegExp(String.raw`\s(?:${TITLE_NOUNS}|${TRADE})s(?:$|,)`, 'iu')
const ORG_WORDS = new RegExp(
  String.raw`(?<![\p{L}])(?:${alternation(content.organisations)})s?(?![\p{L}])`,
  'iu',
)

/** Occupation names that also name the work itself; alone they are no title. */
const WORK_NAMES = new Set(
  'warehouse picking payroll accountancy facturacion facturation commercial helpdesk runner rider administrative'.split(
    ' ',
  ),
)
const MIN_LETTERS = 5
const NAMES: ReadonlySet<string> = new Set(
  Object.values<Readonly<Record<string, { readonly names: readonly string[] }>>>(occupations)
    .flatMap((field) => Object.values(field))
    .flatMap(({ names }) => names.flatMap((line) => line.split(', ')))
    .filter((name) => name.length >= MIN_LETTERS && /^\p{L}+$/u.test(name))
    .map(titleStem),
)

const isOccupation = (word: string): boolean =>
  word.length >= MIN_LETTERS && !WORK_NAMES.has(word) && NAMES.has(titleStem(word))

/** 2 for an occupation alone ("Soudeur", "Cajera"), 1 for a phrase that begins or ends with one. */
function occupationScore(phrase: string): 0 | 1 | 2 {
  const words = wordsOf(phrase)
  if (![words[0], words.at(-1)].some((word) => word !== undefined && isOccupation(word))) return 0
  return words.length === 1 ? 2 : 1
}

/** How surely a phrase is a job title: 0 no sign, 1 contains a title word, 2 begins or ends like a title. */
export function titleScore(phrase: string): 0 | 1 | 2 {
  if (
    /^(?:head of|vice president|vp\b|chief \p{L}+ officer|working student\b|(?:security|crossing|safety) guard\b)/iu.test(
      phrase,
    )
  )
    return 2
  // "Employee of the month" is an award.
  if (
    ORG_SUFFIX.test(phrase) ||
    FIRM.test(phrase) ||
    /\bof the (?:week|month|quarter|year|season)\b/iu.test(phrase)
  )
    return 0
  const named = occupationScore(phrase)
  if (named === 2 || TITLE_END.test(phrase) || (SENIORITY.test(phrase) && TITLE_ANY.test(phrase))) return 2
  return TITLE_ANY.test(phrase) ? 1 : named
}

/** How surely a phrase is an organisation: 0 no sign, 1 contains a typical word, 2 ends with a legal form. */
export function employerScore(phrase: string): 0 | 1 | 2 {
  if (ORG_SUFFIX.test(phrase)) return 2
  return ORG_WORDS.test(phrase) || FIRM.test(phrase) ? 1 : 0
}

/** A field of work after a comma, as in `VP, Sales`: part of the title, not an employer. */
export const isFunction = (phrase: string): boolean => FUNCTIONS.test(phrase) && employerScore(phrase) < 2

/** Parts of a house, in the languages of letters. */
const UNITS = [
  String.raw`(?:\p{L}+ ){0,3}(?:units?|wards?|department|dept\.?|division|shift|section|desk|(?:intensive )?care)(?: \w{1,2})?`,
  String.raw`(?:operating |main |day )?theatres?|[NP]?ICU|ITU|CCU|A&E|emergency|(?:peri|pre|post)operative|(?:out|in)patients?|(?:general |day )?surgery|surgical services|maternity`,
  String.raw`pa?ediatrics?|geriatrics?|orthopa?edics?|psychiatry|p[äé]diatrie|pediatría|\p{L}{4,}olog(?:y|ie|ía)`,
  String.raw`(?:key stage |KS|year |grade )\d{1,2}(?: (?:and|&) (?:KS)?\d{1,2})?|early years|(?:front|back) office|housekeeping|food (?:and|&) beverage`,
  String.raw`(?:\p{L}+)?(?:station|abteilung|ambulanz)(?: \w{1,3})?|chirurgie|innere(?: medizin)?|intensiv(?:pflege|medizin)?|notaufnahme|nachtdienst`,
  String.raw`(?:service|unité|pôle|rayon|équipe|département) \p{L}.*|bloc(?: opératoire)?|urgences|réanimation`,
  String.raw`(?:unidad|servicio|departamento|área|sección|planta|turno)(?: de)? \p{L}.*|quirófanos?|urgencias|UCI`,
].join('|')
const UNIT = new RegExp(`^(?:${UNITS})$`, 'iu')

/** Whether words are a part of a house or a field of work, which belong to a title: "Operating Theatre". */
const isUnit = (phrase: string): boolean =>
  UNIT.test(phrase) || (isFunction(phrase) && employerScore(phrase) === 0)

/** How many such phrases stand between a title and its employer: "Nurse", "Operating Theatre", "Hill Hospital". */
export function unitsBehind([title = '', ...others]: readonly string[]): number {
  const count = others.findIndex((phrase) => !isUnit(phrase))
  const isNamed = count > 0 && others.slice(count).some((phrase) => employerScore(phrase) > 0)
  return isNamed && titleScore(title) === 2 ? count : 0
}
