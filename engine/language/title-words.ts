import { remember } from '../remember.ts'
import { folded } from './folded.ts'

/** Abbreviations, variants and foreign words in titles, by the words that they mean. */
const MEANS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    senior: 'sr snr',
    junior: 'jr jnr',
    manager: 'mgr manger mngr',
    management: 'mgmt',
    marketing: 'mktg mkt mktng',
    engineer: 'eng engr enginner dev developer devs entwickler',
    engineering: 'engg',
    'software engineer': 'swe sde softwareentwickler',
    'test engineer': 'sdet',
    assistant: 'asst',
    associate: 'assoc',
    coordinator: 'coord',
    account: 'acct',
    executive: 'exec',
    representative: 'rep',
    director: 'dir',
    specialist: 'spec',
    'senior vp': 'svp evp',
    vp: 'avp',
    administrator: 'admin',
    operation: 'ops',
    'human resource': 'hr rh',
    'quality assurance': 'qa',
    'registered nurse': 'rn',
    'practical nurse': 'lpn',
    'sale development representative': 'sdr',
    'business development representative': 'bdr',
    'customer success manager': 'csm',
    'business development': 'bizdev',
    business: 'biz',
    customer: 'cust',
    service: 'svc svcs',
    technical: 'tech',
    international: 'intl',
    product: 'prod',
    project: 'proj',
    program: 'prog programme',
    'full stack': 'fullstack',
    'front end': 'frontend',
    'back end': 'backend',
    'machine learning': 'ml',
    'business intelligence': 'bi',
    'talent acquisition': 'ta',
    'public relation': 'pr',
    communication: 'comms',
    lawyer: 'attorney',
    center: 'centre',
    'e commerce': 'ecommerce',
    merchandiser: 'merchandizer',
    analytics: 'analytic',
    sale: 'sales',
    'supply chain': 'scm',
    graduate: 'grad grads',
    intern: `internship extern externship werkstudent werkstudentin praktikant praktikantin praktikum stagiaire
      alternance alternant alternante becario becaria beca pasante pasantia practicante practica`,
    'product manager': 'produktmanager',
    'project manager': 'projektmanager projektleiter',
    'marketing manager': 'marketingmanager',
    'sale manager': 'vertriebsmanager vertriebsleiter',
    'human resource specialist': 'personalreferent',
    accountant: 'buchhalter',
    trainee: `auszubildender auszubildende ausbildung azubi umschulung volontariat volontar fsj bfd
      freiwilligendienst`,
    apprentice: 'lehrling lehre lehrstelle apprenti apprentie apprentissage apprenticeship aprendiz',
    student: 'studium dualstudium studentische etudiant etudiante eleve estudiante',
    head: 'leiter',
  }).flatMap(([meaning, words]) => words.split(/\s+/).map((one) => [one, meaning] as const)),
)

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
  const one = singular(raw)
  return MEANS.get(raw) ?? MEANS.get(one) ?? one
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
    folded(title.replace(/<[^>]*>/g, ''))
      .replace(INCLUSIVE_ENDING, '')
      .replace(NOISE, ' ')
      .split(/\s+[-–—]+\s*|[-–—]\s+|\s*[,;|:()[\]{}•·–—@]\s*/u)
      .map(words)
      .filter((part) => part.length > 0),
  50_000,
)
