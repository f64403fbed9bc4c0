import type { Certificate, Fact, Span } from '#core/resume/model.ts'
import { titleScore } from '#core/resume/layout/words/job-words.ts'
import { isName } from './clean-name.ts'
import type { Slots } from './fill.ts'
import { resumeSlot } from './job.ts'
import { isQuotable, isWorn } from './plain-prose.ts'
import { meaning } from './words.ts'

/** Certificates, licences and cards by the names that trades give them. They stand anywhere in a resume, mostly not among its skills. */
const CREDENTIAL =
  /(?<![\p{L}\p{N}])(?:BLS|ACLS|PALS|NRP|TNCC|CCRN|CPR|NIHSS|CPA|ACCA|CIMA|CFA|CMA|PMP|PRINCE2|CAPM|CSM|SHRM-CP|SHRM-SCP|CIPD|CISSP|CISM|CCNA|CCNP|ITIL|APICS|CPIM|CSCP|CDL|HGV|CSCS|IPAF|PASMA|SMSTS|SSSTS|NEBOSH|IOSH|ECS|JIB|OSHA 10|OSHA 30|EPA 608|ServSafe|HACCP|TEFL|CELTA|PGCE|(?:17|18)th [Ee]dition|NVQ [Ll]evel [2-5]|City & Guilds|2391|forklift licen[cs]e|driving licen[cs]e|Six Sigma|Green Belt|Black Belt)(?![\p{L}\p{N}])/gu

/** What is only on the way is not yet held: "studying for the CPA", "CFA candidate". */
const NOT_YET = /(?:studying|preparing|working|sitting|registered) (?:for|towards?)(?: the)?\s*$|(?:pursuing|planned|expected)(?: the)?\s*$/iu
const CANDIDATE = /^[,:]?\s*(?:\(?(?:candidate|in progress|expected|pending|expired|lapsed)|level \S+ candidate)/iu

/** False where the words around say that it is still on its way, or gone. */
const isHeld = (text: string, { start, end }: Span): boolean => !NOT_YET.test(text.slice(Math.max(0, start - 40), start)) && !CANDIDATE.test(text.slice(end, end + 30))

/** The credentials that a resume names as held, each once, where it stands. */
export function credentialsOf(resumeText: string): readonly Fact[] {
  const found = [...resumeText.matchAll(CREDENTIAL)].filter((match) => isHeld(resumeText, { start: match.index, end: match.index + match[0].length }))
  const facts = found.map((match): Fact => ({ value: match[0], span: { start: match.index, end: match.index + match[0].length }, quote: match[0], confidence: 1 }))
  return [...new Map(facts.toReversed().map((fact) => [fact.value.toLowerCase(), fact])).values()].toReversed()
}

/** "BLS", and the "RN" of "Registered Nurse (RN)"; other capitals of two letters are mostly states. */
const shortNames = (name: string): readonly string[] => [...name.matchAll(/\b(?:[A-Z][A-Z-]{2,7}|RN|NP|PE|RD|EA)\b|(?<=\()[A-Z]{2,8}(?=\))/gu)].map(([short]) => short)

/** Words that any certificate may have. */
const ANY = /^(?:certif|licen|regist|state|board|card|association|provider)/u

/** How well a certificate answers: 2 for one of the profession itself, 1 for one that the posting names, 0 for another. */
function answering(name: string, posting: string, titles: string): 0 | 1 | 2 {
  const wanted = new Set(meaning(titles))
  if (meaning(name).some((word) => !ANY.test(word) && wanted.has(word))) return 2
  const whole = name.replaceAll(/\([^()]*\)/gu, '').trim().toLowerCase()
  return posting.toLowerCase().includes(whole) || shortNames(name).some((short) => new RegExp(String.raw`(?<![\p{L}\p{N}])${short}(?![\p{L}\p{N}])`, 'u').test(posting)) ? 1 : 0
}

/** What says itself that it is a certificate. */
const NAMES_ITSELF = /\b(?:licen[cs]e|certificate|certification|card)$/iu

/** "Registered Nurse (RN)", "Certified Public Accountant": who holds it is one. */
const isProfession = (name: string): boolean => /^(?:registered|certified|licensed|chartered)\s/iu.test(name) && !NAMES_ITSELF.test(name) && titleScore(name.replace(/\s*\([^()]*\)$/u, '')) === 2

/** Issuer, number, state and year end a certificate's name; its level belongs to it. */
const BEHIND_NAME = /[,;#|]| [–—-] (?!(?:Associate|Professional|Specialty|Practitioner|Foundation|Expert|Fundamentals|Level)\b)|\s\d{4}/u

const MOST_HELD = 2
const OWN_SENTENCE = /^I (?:hold|have|am)\b/u

/**
 * Certificates and licences that the profession has or the posting names, in the words of the resume: `held` as a list, `heldOne` for one that says
 * itself what it is, `heldSaid` for a sentence of the owner's own, `heldAs` for a profession, with `heldToo` beside it.
 */
export function heldFor(certificates: readonly Certificate[], resumeText: string, posting: string, titles: string): Slots {
  const fitting = certificates.filter(({ name }) => isHeld(resumeText, name.span) && !/\b(?:candidate|in progress|expected|pending|expired|lapsed)\b/iu.test(name.value))
    .map(({ name }) => ({ name, answers: answering(name.value, posting, titles) })).filter(({ answers }) => answers > 0).toSorted((one, other) => other.answers - one.answers)
  const said = fitting.find(({ name }) => OWN_SENTENCE.test(name.value) && isQuotable(name.value) && !isWorn(name.value))
  if (said !== undefined) return { heldSaid: resumeSlot(said.name, said.name.value.replace(/\.$/u, '')) }
  const named = fitting.map(({ name }) => resumeSlot(name, name.value.replace(/ -(?=\p{Lu})/u, ' – ').split(BEHIND_NAME, 1)[0]?.trim() ?? '')).filter(({ text }) => isName(text, 8) && !isWorn(text) && !/^(?:I|my)\b/iu.test(text))
  const [first, ...rest] = named.slice(0, MOST_HELD)
  if (first === undefined) return {}
  if (isProfession(first.text)) return { heldAs: first, heldToo: rest[0] }
  const held = { text: [first, ...rest].map(({ text }) => text).join(' and '), sources: [first, ...rest].flatMap(({ sources }) => sources) }
  return rest.length === 0 && NAMES_ITSELF.test(first.text) ? { heldOne: first } : { held }
}
