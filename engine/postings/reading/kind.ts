import { LEADS, taskForm } from './leads.ts'
import type { PostingFactKind } from './model.ts'
import type { Part } from './parts.ts'
import { unbroken } from './patterns.ts'

interface PartKind {
  readonly kind: PostingFactKind
  readonly lead: number
}

const NEEDS = [
  new RegExp(
    unbroken(String.raw`\b(?:looking for|seeking|seeks|hiring|recruiting|searching for|
    we need)\b[^.;:!?]{3,150}?[\s)](?:to|who will|who can) (?:help (?:us )?)?(?=(\p{Ll}+)\s)`),
    'iu',
  ),
  /\b(?:recherch|cherch|recrut)\p{L}*\b[^.;:!?]{3,150}?\s(?:pour|afin de|afin d['’]) ?(?=(\p{Ll}+)\s)/iu,
  /\b(?:busca|buscamos|requiere|necesita|necesitamos|búsqueda)\b[^.;:!?]{3,150}?\spara (?=(\p{Ll}+)\s)/iu,
]
const NO_NEED = new RegExp(
  unbroken(String.raw`^(?:join|apply|work|be|become|have|start|rejoindre|intégrer|compléter|
    sumar(?:se)?|unirse|incorporar(?:se)?|integrar(?:se)?|formar|trabajar|desempeñar(?:se)?)$`),
  'iu',
)

/** "We are opening six beds": a sentence with the reason for the job. */
const CHANGES = new RegExp(
  unbroken(String.raw`^(?:we(?:['’]re| are) (?:now |currently )?(?:opening|expanding|launching|
    moving|building (?:a|an|the|out|up)|replacing|migrating|introducing|scaling|setting up|rolling out)|
    wir (?:eröffnen|erweitern|modernisieren|digitalisieren|ersetzen|(?:bauen|führen|stellen)\b(?=[^.;:]*
    (?:auf|aus|um|ein|neu)\.?$))|nous (?:ouvrons|
    lançons|modernisons|remplaçons|déployons)|estamos (?:abriendo|ampliando|lanzando|implementando))\b`),
  'iu',
)
const FOR_WHICH = /^(?:zur|zum) (?!nächst|sofort|verstärkung|frühest|\d)[^.;:]{10,110}?(?= such(?:en|t) )/iu
const WHO_DOES =
  /\bsuch(?:en|t)\b[^.;:]{5,120}?, (?:der|die|das) (?!gern|mit uns|uns |zu uns)(?=[^.;:]{15,})/iu

const ABOUT_TEAM = new RegExp(
  unbroken(String.raw`\b(?:team of|our team|the team|you(?:['’]ll| will) join|reports? to|
    reporting to|unser team|teil (?:des|eines|unseres)|notre équipe|l['’]équipe|rattach|nuestro equipo|
    reportar)\b`),
  'iu',
)
const ABOUT_COMPANY = new RegExp(
  unbroken(String.raw`^(?:we\b|at \p{Lu}|founded|wir\b|bei \p{Lu}|mit rund|nous\b|chez \p{Lu}|
    somos\b|\p{Lu}[\p{L}\p{N}'’&.-]*(?: \p{Lu}[\p{L}\p{N}'’&.-]*){0,4} (?:is|has|are|ist|hat|est|a|es)\b|
    as (?:a|the|one)|als \p{L}+ der|das \p{Lu}|die \p{Lu}|der \p{Lu}|our (?:products?|customers?)|
    l['’]\p{Lu}|empresa)`),
  'iu',
)
/** Sentences about the company that follow the duties in postings without line breaks. */
const IS_COMPANY = new RegExp(
  unbroken(String.raw`^(?:bei \p{Lu}[^:]* (?:arbeiten|sind)\b|wir (?!\p{L}+ mit\b)|nous |somos |\p{L}+(?:amos|emos|imos)\b|
    en \p{Lu}[^:]* (?:somos|trabajamos)\b|chez \p{Lu}|\p{Lu}[\p{L}\p{N}'’&.-]*(?: \p{Lu}[\p{L}\p{N}'’&.-]*){0,4}
    (?:réunit|compte|emploie|beschäftigt)\b)`),
  'iu',
)
const ASKS = new RegExp(
  unbroken(String.raw`\b(?:experience|expertise|knowledge of|proficien\p{L}+|fluen\p{L}+|
    familiarity|background in|licen[cs]e|certif\p{L}+|degree|erfahrung|kenntnisse|ausbildung|studium|
    expérience|diplômé?|connaissance|maîtrise|experiencia|conocimientos?|título|matrícula)\b`),
  'iu',
)

/** "Marriott International has": a sentence about a company by its name. */
const NAMED = /^(?:At )?\p{Lu}[\p{L}&.-]+(?: \p{Lu}[\p{L}&.-]+)* (?:is|has|are|offers|provides)\b/u
const USES_WE = /\b(?:we|our|us|wir|unser\p{L}*|nous|nos|notre|nuestr\p{L}+)\b/iu

const leadOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0

function needOf(text: string, language: string): PartKind | null {
  for (const pattern of NEEDS) {
    const match = pattern.exec(text)
    if (match?.[1] !== undefined && !NO_NEED.test(match[1]) && taskForm(match[1], language) !== null)
      return { kind: 'need', lead: match.index + match[0].length }
  }
  const german = WHO_DOES.exec(text)
  if (german !== null) return { kind: 'need', lead: german.index + german[0].length }
  return CHANGES.test(text) || FOR_WHICH.test(text) ? { kind: 'need', lead: 0 } : null
}

/** The kind of a sentence by its beginning, whatever its section; null when the beginning does not tell. */
function byLead({ text, section }: Part, language: string): PartKind | null {
  for (const { kind, pattern } of LEADS) {
    const lead = leadOf(pattern, text)
    if (lead > 0 && lead < text.length - 8 && !(kind === 'goal' && section === 'company'))
      return { kind, lead }
  }
  return section === 'requirements' || section === 'nice' ? null : needOf(text, language)
}

const beginsTask = (text: string, language: string): boolean =>
  taskForm(/^\p{L}+/u.exec(text)?.[0] ?? '', language) !== null

/**
 * Beginnings of sentences on the reader's tasks ("Sie planen Projekte"); for French the exceptions among
 * sentences with "vous … -ez".
 */
const TELLS_TASK: Readonly<Record<string, RegExp>> = {
  deu: new RegExp(
    unbroken(String.raw`^(?:du|sie) (?!bist|sind|hast|haben|such|will|woll|möcht|mag|mög|brenn|kann|könn|bekomm|
      erhält|erhalt|profitier|find|freu|lieb|wirst|werden|bring|verfüg|besitz|kenn|sprich|sprech|leb|denk|
      fühl|hältst|weißt|wissen|lern|genieß|steh|arbeit\p{L}+ (?:gern|selbst|eigen))\p{Ll}+(?:st|en) `),
    'iu',
  ),
  fra: new RegExp(
    unbroken(String.raw`^vous (?:avez|êtes|souhait|aim|recherch|cherch|dispos|possé|maîtris|sav|justif|bénéfic|
      voul|rejoin|intégr|fer|ser|aur|pouv|connaiss|trouv|partag|évolu|appréci)\p{L}*`),
    'iu',
  ),
  spa: /^(?:(?:te|se|además|también|ocasionalmente) ){0,2}\p{L}{3,}(?:ará|erá|irá)s?(?= )/iu,
}
const NO_TASK =
  /^(?:te |se )?(?:ser|estar|tendr|trabajar|formar|recibir|contar|podr|deber|ofrecer|valorar|integrar|incorporar|requerir|habr)[aá]s?(?= )|^.{0,20}valorará/iu

function tellsTask(text: string, language: string): boolean {
  const pattern = TELLS_TASK[language]
  if (pattern === undefined) return false
  if (language === 'fra') return /^vous \p{Ll}+ez /iu.test(text) && !pattern.test(text)
  return pattern.test(text) && !NO_TASK.test(text)
}

/** Nouns that end like infinitives. */
const NO_INFINITIVE = new RegExp(
  unbroken(String.raw`^(?:notre|votre|premier|dernier|atelier|leader|titre|centre|autre|entre|contre|métier|
    cadre|poste|lugar|taller|hogar|líder|lider|bienestar|mujer|ser|ayer)\b`),
  'iu',
)
const ROMANCE: ReadonlySet<string> = new Set(['fra', 'spa'])

/** The kind of a part and the length of its lead-in; null when a letter has no use for it. */
export function kindOf(part: Part, language: string): PartKind | null {
  const { text, section, bulleted } = part
  const led = byLead(part, language)
  if (text.endsWith(':')) return null
  if (section === 'apply') return { kind: 'apply', lead: 0 }
  if (led !== null && !(led.kind === 'duty' && (section === 'requirements' || section === 'company')))
    return led
  if (section === 'requirements' || section === 'nice') {
    if (!bulleted && !ASKS.test(text)) {
      if (NAMED.test(text)) return { kind: 'company', lead: 0 }
      if (USES_WE.test(text)) return null
    }
    return { kind: 'requirement', lead: 0 }
  }
  if (section === 'duties') return { kind: !bulleted && IS_COMPANY.test(text) ? 'company' : 'duty', lead: 0 }
  if (section === 'goals') return { kind: 'goal', lead: 0 }
  if (section === 'tools') return { kind: 'tool', lead: 0 }
  if (section === 'team') return { kind: 'team', lead: 0 }
  const isTask =
    beginsTask(text, language) && !USES_WE.test(text) && !NO_NEED.test(/^\p{L}+/u.exec(text)?.[0] ?? '')
  if (section === 'role' && (bulleted || isTask || tellsTask(text, language)))
    return { kind: 'duty', lead: 0 }
  if (section === 'intro' && isTask && ROMANCE.has(language) && !NO_INFINITIVE.test(text))
    return { kind: 'duty', lead: 0 }
  if (section !== 'company' && ABOUT_TEAM.test(text)) return { kind: 'team', lead: 0 }
  if (section !== 'company' && ASKS.test(text) && !ABOUT_COMPANY.test(text))
    return { kind: 'requirement', lead: 0 }
  if (section === 'company' || ABOUT_COMPANY.test(text)) return { kind: 'company', lead: 0 }
  return bulleted && beginsTask(text, language) ? { kind: 'duty', lead: 0 } : null
}
