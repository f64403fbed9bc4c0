import { remember } from '#platform/remember.ts'

/** Canonical words for abbreviations, variants and foreign words in titles. */
const MEANS: Readonly<Record<string, string>> = {
  sr: 'senior',
  snr: 'senior',
  jr: 'junior',
  jnr: 'junior',
  mgr: 'manager',
  mgmt: 'management',
  manger: 'manager',
  mngr: 'manager',
  mktg: 'marketing',
  mkt: 'marketing',
  mktng: 'marketing',
  eng: 'engineer',
  engr: 'engineer',
  enginner: 'engineer',
  engg: 'engineering',
  dev: 'engineer',
  developer: 'engineer',
  devs: 'engineer',
  swe: 'software engineer',
  sde: 'software engineer',
  sdet: 'test engineer',
  asst: 'assistant',
  assoc: 'associate',
  coord: 'coordinator',
  co_ordinator: 'coordinator',
  acct: 'account',
  exec: 'executive',
  rep: 'representative',
  dir: 'director',
  spec: 'specialist',
  svp: 'senior vp',
  evp: 'senior vp',
  avp: 'vp',
  admin: 'administrator',
  ops: 'operation',
  hr: 'human resource',
  qa: 'quality assurance',
  rn: 'registered nurse',
  lpn: 'practical nurse',
  sdr: 'sale development representative',
  bdr: 'business development representative',
  csm: 'customer success manager',
  bizdev: 'business development',
  biz: 'business',
  cust: 'customer',
  svc: 'service',
  svcs: 'service',
  tech: 'technical',
  intl: 'international',
  prod: 'product',
  proj: 'project',
  prog: 'program',
  programme: 'program',
  fullstack: 'full stack',
  frontend: 'front end',
  backend: 'back end',
  ml: 'machine learning',
  ai: 'ai',
  bi: 'business intelligence',
  ta: 'talent acquisition',
  pr: 'public relation',
  comms: 'communication',
  attorney: 'lawyer',
  centre: 'center',
  ecommerce: 'e commerce',
  merchandizer: 'merchandiser',
  analytic: 'analytics',
  analytics: 'analytics',
  sales: 'sale',
  logistics: 'logistics',
  ux: 'ux',
  ui: 'ui',
  scm: 'supply chain',
  fp: 'fp',
  grad: 'graduate',
  grads: 'graduate',
  internship: 'intern',
  softwareentwickler: 'software engineer',
  entwickler: 'engineer',
  produktmanager: 'product manager',
  projektmanager: 'project manager',
  projektleiter: 'project manager',
  marketingmanager: 'marketing manager',
  vertriebsmanager: 'sale manager',
  vertriebsleiter: 'sale manager',
  personalreferent: 'human resource specialist',
  buchhalter: 'accountant',
  werkstudent: 'intern',
  praktikant: 'intern',
  praktikum: 'intern',
  stagiaire: 'intern',
  alternance: 'intern',
  becario: 'intern',
  auszubildender: 'trainee',
  auszubildende: 'trainee',
  ausbildung: 'trainee',
  azubi: 'trainee',
  lehrling: 'apprentice',
  lehre: 'apprentice',
  lehrstelle: 'apprentice',
  umschulung: 'trainee',
  studium: 'student',
  dualstudium: 'student',
  studentische: 'student',
  volontariat: 'trainee',
  volontar: 'trainee',
  fsj: 'trainee',
  bfd: 'trainee',
  freiwilligendienst: 'trainee',
  alternant: 'intern',
  alternante: 'intern',
  apprenti: 'apprentice',
  apprentie: 'apprentice',
  apprentissage: 'apprentice',
  apprenticeship: 'apprentice',
  etudiant: 'student',
  etudiante: 'student',
  eleve: 'student',
  pasante: 'intern',
  pasantia: 'intern',
  practicante: 'intern',
  practica: 'intern',
  beca: 'intern',
  becaria: 'intern',
  aprendiz: 'apprentice',
  estudiante: 'student',
  extern: 'intern',
  externship: 'intern',
  praktikantin: 'intern',
  werkstudentin: 'intern',
  rh: 'human resource',
  leiter: 'head',
}

/** Phrases with one meaning, replaced after the single words. Longest first. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bsoftware engineer engineer\b/g, 'software engineer'],
  [/\bsoftware (?:development|application) engineer\b/g, 'software engineer'],
  [/\b(?:software )?engineer in test\b/g, 'test engineer'],
  [/\buser experience\b/g, 'ux'],
  [/\buser interface\b/g, 'ui'],
  [/\bvice president\b/g, 'vp'],
  [/\b(?:new |recent |fresh )?(?:college |university )?graduate\b/g, 'graduate'],
  [/\bearly (?:in )?career\b/g, 'graduate'],
  [/\bentry level\b/g, 'entry'],
  [/\bmid level\b/g, 'mid'],
  [/\bworking student\b/g, 'intern'],
  [/\bco op\b/g, 'intern'],
  [/\bchef de produit\b/g, 'product manager'],
  [/\bchef de projet\b/g, 'project manager'],
  [/\b(?:jefe|gerente|responsable) de producto\b/g, 'product manager'],
  [/\bresponsable marketing\b/g, 'marketing manager'],
  [/\bpeople (?:and|&) culture\b/g, 'human resource'],
]

/** Parts of a title that say nothing about the work: gender markers, remote, hours, contract, pay, ids. */
const NOISE = new RegExp(
  String.raw`\(?\b(?:[mwfdxihg](?:\s*[/|,]\s*(?:[mwfdxihgn]|div|divers|gn)){1,3}|all genders?|gn)\b\)?` +
    String.raw`|\b(?:fully |100% )?remote(?: (?:first|friendly|ok|work))?\b|\bhybrid\b|\bon ?-?site\b|\bhome ?-?office\b|\bwork from home\b|\bwfh\b` +
    String.raw`|\b(?:full|part) ?-? ?time\b|\bpermanent\b|\bcontract(?:or)?\b|\btemp(?:orary)?(?:-to-hire)?\b|\bfixed ?-?term\b|\bfreelance\b|\bvollzeit\b|\bteilzeit\b|\bunbefristet\b` +
    String.raw`|\burgent(?:ly)?\b|\bnow hiring\b|\bhiring\b|\bimmediate(?: start| joiner)?\b|\bvisa sponsorship\b|\bmultiple (?:openings|locations)\b|\bfuture openings?\b` +
    String.raw`|[$€£]\s?\d[\d.,]*\s?k?(?:\s?[-–]\s?[$€£]?\s?\d[\d.,]*\s?k?)?|\b\d{1,3}\s?[-–]\s?\d{1,3}\s?%|\b\d{1,3}\s?%` +
    String.raw`|\b(?:job|req|ref|requisition)\s*(?:id|no|nr)?\s*[.:#]?\s*[a-z]{0,3}-?\d{2,}\b|#\s?\d+|\b[a-z]{1,4}-?\d{3,}\b|\b\d{4,}\b`,
  'giu',
)

const INCLUSIVE_ENDING =
  /(?<=\p{L}{3})(?:\s?[:*_/·]\s?-?in(?:nen)?|\((?:in|innen|r|a|o|as|os|e|s|ne|se|euse|rice|trice|ere|iere|ne\)\(s)\)|\/-?(?:r|a|o|as|os|e|ne|se|euse|rice|trice|ere|iere)|[.·](?:e|ne|se|trice)(?:[.·]s)?)(?![\p{L}])/giu

const singular = (word: string): string => {
  if (word.length <= 3 || /(?:ss|us|is|ics)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const word = (raw: string): string => {
  if (Object.hasOwn(MEANS, raw)) return MEANS[raw] ?? raw
  const one = singular(raw)
  return Object.hasOwn(MEANS, one) ? (MEANS[one] ?? one) : one
}

const words = (part: string): readonly string[] => {
  const plain = part
    .replace(/\bc\+\+/g, 'cpp')
    .replace(/\bc#/g, 'csharp')
    .replace(/\.net\b/g, 'dotnet')
    .replace(/\s*[&+/\\]\s*/g, ' and ')
    .replace(/\b(?:[dl]|qu)['’](?=\p{L})/gu, ' ')
    .replace(/['’]s?\b/g, '')
    .replace(/\bco-ordinator/g, 'coordinator')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
  let joined = plain
    .split(/\s+/)
    .filter((raw) => raw !== '')
    .map(word)
    .join(' ')
  for (const [phrase, meaning] of PHRASES) joined = joined.replace(phrase, meaning)
  return joined === '' ? [] : joined.split(' ')
}

/**
 * The comparable words of a title, one list per part separated by commas, dashes, bars, colons or brackets:
 * abbreviations expanded, plurals and accents folded; pay, hours, requisition numbers and gender markers
 * removed.
 */
export const titleParts: (title: string) => readonly (readonly string[])[] = remember(
  (title) =>
    title
      .replace(/<[^>]*>/g, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/ß/gu, 'ss')
      .toLowerCase()
      .replace(INCLUSIVE_ENDING, '')
      .replace(NOISE, ' ')
      .split(/\s+[-–—]+\s*|[-–—]\s+|\s*[,;|:()[\]{}•·–—@]\s*/u)
      .map(words)
      .filter((part) => part.length > 0),
  50_000,
)
