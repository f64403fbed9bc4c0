import { remember } from '../remember.ts'
import type { Posting } from '../values/posting.ts'

/** Words in the names of recruitment agencies only. */
const NAME_WORDS = [
  'recruit(?:ment|ing|ers?)|staffing|resourcing|headhunt\\w*|executive search|search partners',
  'talent (?:solutions|partners|group)|(?:employment|temp) agency',
  'personal(?:vermittlung|dienstleist\\w*|leasing|beratung|überlassung)|zeitarbeit\\w*|arbeitnehmerüberlassung',
  'intérim|travail temporaire|cabinet de recrutement',
  'recursos humanos|rr\\.? ?hh|capital humano|ressources humaines|trabajo temporal|selección (?:de|y) (?:personal|talento|directivos|formación)',
].join('|')

/** Large agencies whose names have none of those words. */
const KNOWN = [
  'manpower\\w*|randstad|adecco|robert half|robert walters|michael page|page personnel|pagegroup|kforce',
  'insight global|teksystems|aerotek|allegis|harnham|pertemps|kelly services|apex systems|cybercoders|jobot',
  'aya healthcare|hays (?:plc|ag|recruiting)|brunel (?:gmbh|international|energy|netherlands|australasia)|akkodis|morgan mckinley|eurofirms',
].join('|')

const NAME = new RegExp(`\\b(?:${NAME_WORDS}|${KNOWN})\\b`, 'iu')
/** Ordinary words that identify an agency only as the whole name or at its end. */
const NAME_AS_A_WHOLE =
  /^(?:hays|reed|brunel|harvey nash)$|\S\s(?:interim|recrutement|selección|\p{L}+personal)(?:,? (?:ag|gmbh)|,? (?:s\.?a\.?s?|s\.?a\.?r\.?l|s\.?l\.?u?)\.?)?$/iu

/** The words between "client" and the verb of searching, in one sentence. */
const BETWEEN = String.raw`\b[^.!?\n]{0,90}\b`

/** "Importante empresa del rubro requiere": an agency's client, or a firm that speaks of itself. */
const IMPORTANT = String.raw`importante (?:empresa|compañía)${BETWEEN}(?:buscamos?|solicita|requiere|búsqueda)`
const UNNAMED = new RegExp(String.raw`(?:^|[.!?:\n]\s*)${IMPORTANT}`, 'iu')

/** Each pattern needs the client and the search in one sentence, since any firm writes "our clients". */
const TEXT = new RegExp(
  [
    String.raw`(?<!\b(?:what|when|whenever|if|whether|how|that) )\b(?:our|my) client(?:,|\s(?:is|are|has|seeks?|needs?|requires?|who|an?|in)\b)`,
    String.raw`\b(?:recruiting|hiring|seeking|searching|looking|advertis(?:ing|ed))${BETWEEN}on behalf of\b`,
    String.raw`\bon behalf of (?:our|my|an?|one of our) (?:[\w-]+ ){0,3}clients?,? (?:we|i)\b`,
    String.raw`\bis (?:partnering|working) with an? (?:leading|growing|large|global|local|well)`,
    String.raw`\b(?:für (?:unseren|einen unserer|einen) |im auftrag (?:unseres|eines) )(?:[\p{L}-]+ )?(?:kunden|mandanten|auftraggebers?|partnerunternehmens?)${BETWEEN}(?:suchen|sucht)\b`,
    String.raw`\bfür (?:unsere|eine unserer) (?:[\p{L}-]+ )?(?:kundin(?:nen)?|mandantin(?:nen)?)${BETWEEN}such(?:en|t)\b`,
    String.raw`\bfür eine? (?:[\p{L}-]+ ){1,6}(?:unternehmen|unternehmensgruppe)${BETWEEN}suchen wir\b`,
    String.raw`\bsuchen wir${BETWEEN}(?:für unseren|für einen unserer|im auftrag unseres) (?:[\p{L}-]+ )?(?:kunden|mandanten|auftraggebers?)\b`,
    String.raw`(?:^|[.!?:\n]\s*)unsere? (?:kund(?:e|in)|mandant(?:in)?|auftraggeber)${BETWEEN}sucht\b`,
    String.raw`(?:^|[.!?:\n]\s*)notre client${BETWEEN}(?:recherche|recrute)\b`,
    String.raw`\bpour (?:le compte (?:de |d[’']))?(?:notre client|(?:l[’'])?un de nos clients)${BETWEEN}(?:recherch|recrut)(?:ons|e)\b`,
    String.raw`\b(?:recherch|recrut)ons${BETWEEN}pour (?:le compte (?:de |d[’']))?(?:notre client|(?:l[’'])?un de nos clients)\b`,
    String.raw`(?:^|[.!?:\n]\s*)nuestro cliente${BETWEEN}(?:busca|selecciona|precisa incorporar)\b`,
    String.raw`\bpara (?:nuestro cliente|uno de nuestros clientes)${BETWEEN}(?:buscamos|seleccionamos|se busca)\b`,
    String.raw`(?:^|[.!?:\n]\s*)para (?:una )?${IMPORTANT}`,
    String.raw`\b(?:buscamos|seleccionamos)${BETWEEN}para (?:nuestro cliente|uno de nuestros clientes)\b`,
  ].join('|'),
  'iu',
)

/** Cached because each version of a letter checks its posting. */
const isWrittenByAgency = remember((text) => TEXT.test(text), 500_000)

/**
 * Whether the posting's company is an agency that fills the job at another firm. Covers English, German,
 * French and Spanish; a firm's own recruiting department does not count.
 */
export const isAgency = ({ company, description }: Pick<Posting, 'company' | 'description'>): boolean =>
  NAME.test(company) ||
  NAME_AS_A_WHOLE.test(company.replace(/\([^()]*\)\s*$/u, '').trim()) ||
  isWrittenByAgency(description) ||
  (!description.includes(company) && UNNAMED.test(description))
