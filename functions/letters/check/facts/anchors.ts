import { LEGAL_FORM } from '#functions/language/company-name.ts'
import type { ResumeRole } from '#functions/resume/model.ts'
import { isYear, quantities, saysSame } from '../figures/quantities.ts'
import type { Statement } from '../sentences/statements.ts'
import type { Unit, Units } from './facts.ts'
import { stemOf, wordsOf } from './words.ts'

/** A fact that a statement may rest on, with how much of it the statement repeats. */
export interface Anchor {
  readonly unit: Unit
  readonly score: number
}

/** How telling a meaning is: one that stands in a single fact says which fact is meant. */
function rarity(units: readonly Unit[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const unit of units) for (const stem of unit.says) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => 1 / (counts.get(stem) ?? Number.POSITIVE_INFINITY)
}

const RARITY = new WeakMap<Units, (stem: string) => number>()

function rarityOf(units: Units): (stem: string) => number {
  const known = RARITY.get(units) ?? rarity(units.own)
  RARITY.set(units, known)
  return known
}

/** Facts of the resume that a statement repeats something of, the best first. */
export function anchorsOf(statement: Statement, units: Units): readonly Anchor[] {
  const rare = rarityOf(units)
  const numbers = quantities(statement.text).filter((number) => !isYear(number))
  const said = statement.words.filter(({ light }) => !light)
  return units.own
    .map((unit) => ({
      unit,
      score:
        said.reduce((sum, { stem }) => sum + (unit.says.has(stem) ? rare(stem) : 0), 0) +
        numbers.filter((number) => unit.numbers.some((stated) => saysSame(number, stated))).length,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
}

/** The roles whose employer the text names, or their town, or what kind of place it is: "at the agency". */
export function rolesNamed(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const named = rolesByName(text, roles)
  return named.length > 0 ? named : rolesAtKind(text, roles)
}

/** The roles of the one employer whose name has the noun of "at the agency" in it. */
function rolesAtKind(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const nouns = [...text.matchAll(/\b(?:at|for|with) (?:the|that) (\p{Ll}{4,})(?=[\s,.;]|$)/giu)].map(
    ([, noun = '']) => stemOf(noun),
  )
  const found = roles.filter(({ employer }) =>
    wordsOf(employer?.value ?? '').some(({ text: word }) => nouns.includes(stemOf(word.toLowerCase()))),
  )
  return ofOneEmployer(found)
}

/** The roles whose employer the text names. */
function rolesByName(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  return roles.filter(
    ({ id, employer }) =>
      employer !== null &&
      namesCompany(text, employer.value, (word) =>
        roles.some(
          ({ id: of, title, location }) => of !== id && `${title?.value} ${location?.value}`.includes(word),
        ),
      ),
  )
}

/** A company's name as people say it: without its legal form and what stands behind a comma. */
export function shortName(name: string): string {
  const short = name
    .replace(/[,(|].*$/u, '')
    .replace(/\s(?:Group|Holding|Company)$/u, '')
    .replace(LEGAL_FORM, '')
    .replaceAll(/[\s&.]+$/gu, '')
    .trim()
  return short === name ? short : shortName(short)
}

/**
 * True where a text names a company: in full, without its legal form, or by its first word where that is no
 * everyday word.
 */
export function namesCompany(
  text: string,
  company: string,
  isElsewhere: (word: string) => boolean = () => false,
): boolean {
  const short = shortName(company)
  if (short.length < 2) return false
  // A name keeps its first letter: "a certificate in mediation" is no employer.
  if (text[text.toLowerCase().indexOf(short.toLowerCase())] === short[0]) return true
  return short.split(/[\s-]+/u).some((word, at) => {
    const isName =
      word.length >= (at === 0 ? 4 : 5) &&
      /^\p{Lu}/u.test(word) &&
      !(at > 0 && GENERIC.test(word)) &&
      !isElsewhere(word)
    return (
      isName &&
      new RegExp(
        String.raw`(?<![\p{L}\p{N}])${word.replaceAll(/[^\p{L}\p{N}]/gu, '.')}(?![\p{L}\p{N}])`,
        'u',
      ).test(text)
    )
  })
}

/** Words that many companies are called by, or that are places and trades as well. */
const GENERIC =
  /^(?:hospital|academy|school|university|college|institute|group|services?|solutions?|systems?|technolog\p{L}*|consult\p{L}*|medical|cent(?:er|re)|health\p{L}*|clinic\p{L}*|memorial|international|national|general|regional|community|partners?|company|engineer\p{L}*|agenc\p{L}*|foods?|freight|logistics?|bank|hotels?|restaurants?|kitchen|construction|energy|insurance|software|digital|media|marketing|design|studio|law|family|care|home|goods|street|north|south|east|west|america|europe|germany|berlin|london|houston|chicago)$/iu

/** Roles of one employer count as one where a sentence speaks of the time there. */
export const sameEmployer = (one: ResumeRole, other: ResumeRole): boolean =>
  one.id === other.id ||
  (one.employer !== null && one.employer.value.toLowerCase() === other.employer?.value.toLowerCase())

/** The roles in a town that the text names, where they are of one employer: "In Brecon, before that". */
export function rolesInTown(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const found = roles.filter(({ location }) => {
    const [town = ''] = (location?.value ?? '').split(',')
    return town.length > 2 && text.includes(` ${town}`)
  })
  return ofOneEmployer(found)
}

/** These roles where they are of one employer, and none where it might be either. */
const ofOneEmployer = (found: readonly ResumeRole[]): readonly ResumeRole[] =>
  found.every((role) => sameEmployer(role, found[0] ?? role)) ? found : []
