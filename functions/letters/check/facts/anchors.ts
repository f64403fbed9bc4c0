import { LEGAL_FORM } from '#functions/language/company-name.ts'
import type { ResumeRole } from '#functions/resume/model.ts'
import { remember } from '#platform/remember.ts'
import { isYear, quantities, saysSame } from '../figures/quantities.ts'
import { stemOf, wordsOf } from './words.ts'
import type { Statement, Unit, Units } from '../model.ts'

/** A fact that may support a statement, with a score of how much of it the statement repeats. */
export interface Anchor {
  readonly unit: Unit
  readonly score: number
}

/** Facts of the resume that share words or figures with a statement, best match first. */
export function anchorsOf(statement: Statement, units: Units): readonly Anchor[] {
  const numbers = quantities(statement.text).filter((number) => !isYear(number))
  const said = statement.words.filter(({ light }) => !light)
  return units.own
    .map((unit) => ({
      unit,
      score:
        said.reduce(
          (sum, { stem }) => sum + (unit.says.has(stem) ? 1 / (units.sayings.get(stem) ?? 1) : 0),
          0,
        ) + numbers.filter((number) => unit.numbers.some((stated) => saysSame(number, stated))).length,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
}

/** The roles whose employer the text names, or refers to by its kind: "at the agency". */
export function rolesNamed(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const named = rolesByName(text, roles)
  return named.length > 0 ? named : rolesAtKind(text, roles)
}

/** The roles of the only employer whose name contains the noun of "at the agency". */
function rolesAtKind(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const nouns = [...text.matchAll(/\b(?:at|for|with) (?:the|that) (\p{Ll}{4,})(?=[\s,.;]|$)/giu)].map(
    ([, noun = '']) => stemOf(noun),
  )
  const found = roles.filter(({ employer }) =>
    wordsOf(employer?.value ?? '').some(({ text: word }) => nouns.includes(stemOf(word.toLowerCase()))),
  )
  return ofOneEmployer(found)
}

/** "Before Prairie Star I delivered nine loads a day" tells of another job than that one. */
const BEFORE =
  /\b(?:[Bb]efore|[Pp]rior to) (?:the )?\p{Lu}[\p{L}'&.-]*(?: \p{Lu}[\p{L}'&.-]*)*(?= I\b|, I\b)/gu

/** The roles whose employer the text names. */
function rolesByName(whole: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const text = whole.replaceAll(BEFORE, '')
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

/** A company's name as people say it: without its legal form and without anything after a comma. */
export const shortName: (name: string) => string = remember((name) => {
  const short = name
    .replace(/[,(|].*$/u, '')
    .replace(/\s(?:Group|Holding|Company)$/u, '')
    .replace(LEGAL_FORM, '')
    .replaceAll(/[\s&.]+$/gu, '')
    .trim()
  return short === name ? short : shortName(short)
}, 20_000)

const wholeWord = remember(
  (word) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])${word.replaceAll(/[^\p{L}\p{N}]/gu, '.')}(?![\p{L}\p{N}])`, 'u'),
  20_000,
)

/**
 * True when a text names a company: in full, without its legal form, or by one distinctive capitalized word.
 * `isElsewhere` rejects words that also occur in other roles.
 */
export function namesCompany(
  text: string,
  company: string,
  isElsewhere: (word: string) => boolean = () => false,
): boolean {
  const short = shortName(company)
  if (short.length < 2) return false
  // The first letter's case must match: "a certificate in mediation" does not name the employer "Mediation".
  if (text[text.toLowerCase().indexOf(short.toLowerCase())] === short[0]) return true
  return short.split(/[\s-]+/u).some((word, at) => {
    const isName =
      word.length >= (at === 0 ? 4 : 5) &&
      /^\p{Lu}/u.test(word) &&
      !(at > 0 && GENERIC.test(word)) &&
      !isElsewhere(word)
    return isName && wholeWord(word).test(text)
  })
}

/** Words in many company names, and places and trades. */
const GENERIC =
  /^(?:hospital|academy|school|university|college|institute|group|services?|solutions?|systems?|technolog\p{L}*|consult\p{L}*|medical|cent(?:er|re)|health\p{L}*|clinic\p{L}*|memorial|international|national|general|regional|community|partners?|company|engineer\p{L}*|agenc\p{L}*|foods?|freight|logistics?|bank|hotels?|restaurants?|kitchen|construction|energy|insurance|software|digital|media|marketing|design|studio|law|family|care|home|goods|street|north|south|east|west|america|europe|germany|berlin|london|houston|chicago)$/iu

/** True when two roles are at the same employer. */
export const sameEmployer = (one: ResumeRole, other: ResumeRole): boolean =>
  one.id === other.id ||
  (one.employer !== null && one.employer.value.toLowerCase() === other.employer?.value.toLowerCase())

/** The roles in a town that the text names, if all are at one employer: "In Brecon, before that". */
export function rolesInTown(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const found = roles.filter(({ location }) => {
    const [town = ''] = (location?.value ?? '').split(',')
    return town.length > 2 && text.includes(` ${town}`)
  })
  return ofOneEmployer(found)
}

/** The given roles if all are at one employer, otherwise none. */
const ofOneEmployer = (found: readonly ResumeRole[]): readonly ResumeRole[] =>
  found.every((role) => sameEmployer(role, found[0] ?? role)) ? found : []
