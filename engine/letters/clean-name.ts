import { LEGAL_FORM } from '../language/company-name.ts'
import { titleScore } from '../resume/layout/words/job-words.ts'

const UNFIT =
  /https?:|www\.|\.(?:com|net|org)\/|@|%[0-9a-f]{2}|[<>{}[\]|\\^`~=_*"“”;:?]|\b(?:ignor\w*|disregard|forget|overrid\w*|instructions?|prompts|system message|bcc|passwords?|click|send|reply|repeat|pretend|output|say|you are|jailbreak\w*|base64)\b/iu

/** True for a short name in Latin letters without characters or words that names don't have. */
export function isName(text: string, mostWords = 7): boolean {
  if (
    text.length < 2 ||
    text.length > Math.max(60, 6 * mostWords) ||
    text.split('(').length !== text.split(')').length ||
    /[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}]/u.test(text) ||
    UNFIT.test(text.replace(/[*:_](?=in(?:nen)?\b)/u, ''))
  )
    return false
  return (
    /\p{L}/u.test(text) &&
    text.split(/\s+/u).length <= mostWords &&
    [...text.matchAll(/\p{L}/gu)].every(([letter]) => /\p{Script=Latin}/u.test(letter))
  )
}

const NOISE = String.raw`remote|hybrid|on-?site|wfh|work from home|full[- ]?time|part[- ]?time|contract(?:or)?|temp(?:orary)?|temp-to-hire|permanent|freelance|w2|c2c|urgent|entry[- ]level|new grad\w*|start(?:s|ing)?|immediate\w*|hiring|night shift|day shift|weekend\w*|evening\w*|early career|graduate programme?|all genders|mat(?:ernity)? leave|secondment|nights?|days|\$|€|£|usd|eur|\d{2,}`
const LEADING = new RegExp(
  String.raw`^\s*(?:[\[(][^\])]*[\])]|(?:urgent(?:ly)?(?: hiring)?|now hiring|we are hiring|we're hiring|hiring|immediate(?: start)?|job|vacancy)(?=[\s:!|–—-])(?:\s?(?:hiring|need\w*))?\s*[:!|–—-]*|(?:${NOISE})\s*(?::|\||!|\s[–—-]))\s*`,
  'iu',
)
const BROAD =
  'manager|director|head|vp|svp|evp|president|vice president|lead|leader|chief|officer|coordinator|analyst|specialist|associate|assistant|engineer|consultant|executive|partner|administrator|supervisor|representative|intern|member|conseill(?:er|ère)|chargée?|direct(?:eur|rice)|responsable|gestionnaire|agente?|adjointe?|technicienn?e?|coordonn?at(?:eur|rice)|leit(?:er|erin|ung)|mitarbeiter(?:in)?|sachbearbeiter(?:in)?|referent(?:in)?|gerente|jef[ea]|directora|técnic[oa]|asesora?|encargad[oa]|coordinadora?'
/** Titles that say too little alone, in both forms too: "Conseillère ou conseiller". */
const HEAD = String.raw`(?:(?:senior|junior|regional|assistant|associate) )?(?:${BROAD})(?: (?:or|ou|oder|o) (?:${BROAD}))?`

const TRAILING = [
  // "Hauswart 80–100 %"
  /\s+\(?\d{2,3} ?%? ?(?:[–-]|bis) ?\d{2,3} ?%.*$/u,
  // "Scientist (m/w/d) für Blechumformung": the text after the gender mark names the unit.
  /(?<=\p{L})\s*\((?:[mwfhdx](?:\s?\/\s?[mwfhdx]){1,3}|all genders)\).*$/iu,
  // "Éducateur spécialisé(e)" keeps its other form.
  /\s*(?<!\p{L}(?=\(\p{Ll}{1,6}\)))[([][^()[\]]*[)\]]?\s*$/u,
  new RegExp(String.raw`\s*,\s*(?:${NOISE})[^,]*$`, 'iu'),
  // A comma breaks a sentence ("Electrician, Core Services"), but "Manager, Operations" needs its second part.
  new RegExp(String.raw`(?<!^\s*${HEAD}),\s.*$`, 'iu'),
  // "Executive – Patient Relations" and "Librarian – head of the children's library" say too little without it.
  new RegExp(String.raw`(?<!^\s*${HEAD})\s+[–—-]{1,2}\s(?!(?:${BROAD})(?!\p{L})).*$`, 'iu'),
  new RegExp(String.raw`\s+[–—-]{1,2}\s(?:${NOISE})(?!\p{L}).*$`, 'iu'),
  /\s*\|.*$|\s+@\s.*$|\s+\/\/.*$/u,
  /\s+(?:#\s?\d+|req(?:uisition)?\s?(?:id)?\s?#?\d+|\$[\d,.]+.*|\d{4}|x\s?\d{1,2}|\d{1,2}x|at \$.*|m\/[fw](?:\/[dx])?|w\/m\/d|f\/m\/x|h\/f|f\/h|remote|!+)\s*$/iu,
  // "Éducateur spécialisé / Éducatrice spécialisée" is cut after the first form; "Chargé / Chargée de
  // mission" cannot be, and "Site Engineer / Junior Foreman" has two titles.
  /(?<=^\s*(\p{L}{3})\S*\s.*\S)\s\/\s\1.*$|(?<=^\s*(\p{L}{3})\S*)\s\/\s\2\S*$/iu,
  new RegExp(String.raw`\s\/\s(?:${NOISE})(?!\p{L}).*$`, 'iu'),
  // "Registered Nurse / RN"
  /\s\/\s\p{Lu}{2,5}\s*$/u,
  /[\s,.:;!–—-]+$/u,
]

const ACRONYMS =
  /^(?:\p{L}{2}|SEO|SEM|PPC|LPN|CNA|CEO|CTO|CFO|COO|CMO|API|ICU|SVP|SQL|AWS|SAP|ERP|CRM|PHP|IOS|III|B2B|B2C|DBA|CAD|CNC|HVAC|GIS|EHS|R&D|SRE|SDR|BDR|FP&A|M&A|[^AEIOUYÀ-ÖØ-Ý\d]{3,4})$/u

const SMALL_WORDS =
  /^(?:of|and|for|the|to|in|at|by|on|or|de|des|du|la|le|les|et|en|au|aux|un|y|e|el|al|del|los|las|para|und|für|der|die|das|im|am|zu|von)$/u

/** Changes titles in capitals to normal case. The length stays the same. */
export function calm(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{5}/u.test(text)) return text
  const made = text.replaceAll(/[\p{L}&'’]+/gu, (word, at: number) => {
    const lower = word.toLowerCase()
    const isSmall = SMALL_WORDS.test(lower)
    // "OPERADOR(A)"
    const isEnding = at > 1 && text[at - 1] === '(' && /\p{L}/u.test(text[at - 2] ?? '')
    if ((at > 0 && isSmall) || isEnding) return lower
    // Two letters are a state or an abbreviation: "COLUMBUS, OH"; "ST." is not.
    if (ACRONYMS.test(word) && !isSmall && text[at + 2] !== '.') return word
    // "L'ARDÈCHE"
    const from = /^[dl]['’](?=\p{L})/u.exec(lower)?.[0].length ?? 0
    return `${at > 0 ? lower.slice(0, from) : word.slice(0, from)}${word.slice(from, from + 1)}${lower.slice(from + 1)}`
  })
  return made.length === text.length ? made.replaceAll('Sp. Z O.O.', 'Sp. z o.o.') : text
}

/** The name without what the patterns find, each of which begins or ends it. */
function settle(raw: string, patterns: readonly RegExp[]): string {
  let name = raw.split(/[\r\n]/u, 1)[0] ?? ''
  for (let before = ''; before !== name; ) {
    before = name
    for (const pattern of patterns) {
      const next = name.replace(pattern, '')
      if (/\p{L}[\p{L}\p{N}]/u.test(next) && !/(?:^the|&|\band)$/iu.test(next.trim())) name = next
    }
  }
  return name.trim()
}

/** "Claims Administrator: Legal Expenses & Personal Lines" without what stands behind the colon. */
function withoutField(name: string): string {
  const [head = ''] = name.split(/ ?:\s/u, 1)
  return titleScore(head) === 2 && !new RegExp(`^\\s*${HEAD}$`, 'iu').test(head) ? head : name
}

/**
 * The job title without pay, place, gender marks and reference numbers, or null when the rest is not a
 * title.
 */
export function cleanTitle(title: string): string | null {
  const name = calm(withoutField(settle(title, [LEADING, ...TRAILING])))
  // "Chargé / Chargée de mission" has each word twice, and signs count as words.
  return isName(name, / [/–—-] /u.test(name) ? 11 : 7) ? name : null
}

/** Placeholders of job boards for employers that stay anonymous. */
const NAMELESS =
  /^(?:(?:company |employer |client )?(?:confidential|undisclosed|anonymous|unnamed|hidden|withheld)(?: (?:company|client|employer|search|careers|jobs))?|(?:our|a|the) client|private (?:advertiser|employer)|(?:not )?(?:available|disclosed|specified)|n\/?a|various|multiple|unknown|recruiter|employer|company name)$/iu

/**
 * The company's name without its legal form, bracketed remark or trade-name note, or null when no name fit
 * for a sentence is left.
 */
export function cleanCompany(company: string): string | null {
  const name = settle(company, [/\s*[([][^()[\]]*[)\]]?\s*$/u, LEGAL_FORM, /\s+\d?\*+$/u, /[\s,;:–—-]+$/u])
  if (!isName(calm(name), 6) || NAMELESS.test(name)) return null
  return / |^\p{Lu}{8}/u.test(name) ? calm(name) : name
}
