import { matchesOf } from '#functions/letters/matches-of.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { looksLikeInstruction } from '#functions/resume/instruction-like.ts'
import type { Posting } from '#functions/postings/model.ts'
import type { ResumeRole, Span } from '#functions/resume/model.ts'
import { regions } from '#functions/places/regions.ts'
import { NUMERIC_MONTH, withoutContacts } from './contact-data.ts'
import { sentencesIn } from '../sentences/asks.ts'
import { titleInFull } from '#functions/letters/title-in-full.ts'
import { ALIASES } from './aliases.ts'
import { bare } from './fold.ts'
import { quantities } from '../figures/quantities.ts'
import type { Unit, Units } from '../model.ts'
import { meanings, wordsOf } from './words.ts'

/** The text that offsets of `posting` sources refer to: title, company, location and description. */
export const postingText = ({ title, company, location, description }: Posting): string =>
  [title, company, location, description].join('\n')

const capitalsOf = (text: string, skills: readonly string[]): ReadonlySet<string> =>
  new Set(
    [...wordsOf(text).filter(({ text: word }) => /^\p{Lu}/u.test(word)), ...skills.flatMap(wordsOf)].map(
      ({ text: word }) => bare(word),
    ),
  )

const CACHE = new WeakMap<Assignment, Units>()

const withAliases = (found: ReadonlySet<string>): ReadonlySet<string> => {
  const all = new Set(found)
  for (const word of found) for (const other of ALIASES.get(word) ?? []) all.add(other)
  return all
}

function unit(kind: Unit['kind'], text: string, role: ResumeRole | null = null, heading = ''): Unit {
  const says = withAliases(meanings(text))
  return {
    kind,
    text,
    says,
    states: new Set([...says, ...withAliases(meanings(heading))]),
    numbers: quantities(withoutContacts(text).replaceAll(NUMERIC_MONTH, ' ')),
    role,
  }
}

/** Names of the states whose codes follow a comma: Mississippi for "Pascagoula, MS". */
const statesIn = (text: string): readonly string[] =>
  [...text.matchAll(/, (\p{Lu}{2,3})\b/gu)].flatMap(([, code = '']) =>
    [...regions().byName].flatMap(([name, named]) =>
      name.length > 3 && named.some((region) => region.code === code) ? [name] : [],
    ),
  )

/** Facts of the resume and the posting, each as small as possible. Computed once per assignment. */
export function unitsOf(assignment: Assignment): Units {
  const known = CACHE.get(assignment)
  if (known !== undefined) return known
  const { facts, resumeText, posting, contact, sender, jobTitle } = assignment
  const headed = facts.roles.map((role) => ({ role, heading: headingOf(role, assignment) }))
  const lines = facts.lines.map(({ statement, role: id }) => {
    const of = headed.find(({ role }) => role.id === id)
    return unit('line', statement.value, of?.role, of?.heading)
  })
  const roles = headed.map(({ role, heading }) => unit('role', heading, role))
  const taken = [
    ...facts.lines.map(({ statement }) => statement.span),
    ...facts.roles.map(({ span }) => span),
  ]
  const rest = uncovered(resumeText, taken).map((line) => unit('other', line))
  // Instructions to a model are no facts.
  const said = postingText(posting)
    .split('\n')
    .filter((line) => !looksLikeInstruction(line))
    .join('\n')
  const posted = [posting.title, ...sentencesIn(said).map(({ text }) => text)].map((text) =>
    unit('posting', text),
  )
  const person = [contact.firstName, contact.lastName, contact.title, contact.company]
  const job = [posting.title, titleInFull(posting.title), jobTitle, posting.company, posting.location]
  const record = [...person, ...job, ...statesIn(posting.location)].join('\n')
  const own = [...lines, ...roles, ...rest]
  const schooling = facts.education.length > 0 ? ['degree'] : []
  const sayings = new Map<string, number>()
  for (const { says } of own) for (const stem of says) sayings.set(stem, (sayings.get(stem) ?? 0) + 1)
  const units = {
    assignment,
    own,
    posting: posted,
    sayings,
    company: posting.company,
    cutWord: /(\p{L}{3,})(?:…|\.\.\.)$/u.exec(bare(posting.description).trim())?.[1] ?? null,
    ownMeanings: withAliases(
      meanings(
        [resumeText, ...statesIn(resumeText), ...schooling, sender.firstName, sender.lastName].join('\n'),
      ),
    ),
    postingMeanings: withAliases(meanings(`${said}\n${commonWords(assignment)}`)),
    recordMeanings: withAliases(meanings(record)),
    capitals: capitalsOf(
      [resumeText, said, record].join('\n'),
      facts.skills.map(({ value }) => value),
    ),
  }
  CACHE.set(assignment, units)
  return units
}

/** Names of the matched concepts, by which a letter refers to a posting in another language. */
const commonWords = (assignment: Assignment): string =>
  matchesOf(assignment)
    .matches.answers.flatMap(({ concepts }) => concepts.map(({ label }) => label[assignment.language]))
    .join('\n')

/** The parts of each line of a text that no fact covers. */
const uncovered = (text: string, taken: readonly Span[]): readonly string[] =>
  taken
    .reduce((left, { start, end }) => left.slice(0, start) + '\n'.repeat(end - start) + left.slice(end), text)
    .split('\n')
    .filter((line) => /\p{L}{2}/u.test(line))

/** The heading of a role as written: its text up to its first line. */
function headingOf(role: ResumeRole, { facts, resumeText }: Assignment): string {
  const starts = facts.lines
    .filter((line) => line.role === role.id)
    .map(({ statement }) => statement.span.start)
    .filter((start) => start > role.span.start)
  const heading = resumeText.slice(role.span.start, Math.min(role.span.end, role.span.start + 400, ...starts))
  const names = [role.title, role.employer, role.location].map((fact) => fact?.value ?? '')
  return [...names, role.start?.quote ?? '', role.end?.quote ?? '', heading].join('\n')
}
