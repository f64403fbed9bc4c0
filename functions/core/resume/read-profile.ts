import { findEmails, findLinks, findPhones, isPersonalPage } from './contact.ts'
import { type EarlierProfile, factsOfProfile } from './earlier-profile.ts'
import { readEducation } from './education.ts'
import { factAt, onceByValue } from './fact.ts'
import { findFigures } from './figures.ts'
import { detectByFunctionWords, type DetectLanguage } from './language.ts'
import { fullWidthOf, readLines, type Line } from './lines.ts'
import type { ResumeFacts } from './model.ts'
import { findHeadline, findLocation, findName } from './person.ts'
import { readRoles, type RoleDraft } from './roles.ts'
import { cutSections, type Section } from './sections.ts'
import type { SectionKind } from './heading-words.ts'
import { readSkills } from './skills.ts'
import { isLabel, isProse, sentences, type Statement } from './statements.ts'

// Bounds of what is kept of one resume: a record of the table holds 400 KB.
const MAX_ACHIEVEMENTS = 120
const MAX_STATEMENT = 500
/** Characters of all statements: each stands in the record twice, with up to three bytes a character. */
const MAX_STATEMENTS = 36_000
const MAX_ADDRESSES = 20
const MAX_FIGURES = 10
const MAX_SKILLS = 100
const MAX_ROLES = 40
const MAX_EDUCATION = 15

/**
 * What a resume says about its owner, by its layout and wording alone: every fact carries the part of the text it stands in, and what
 * could be read in two ways is null. The text is one that cleanText made.
 */
export function readProfile(text: string, detectLanguage: DetectLanguage = detectByFunctionWords): ResumeFacts {
  const lines = readLines(text)
  const sections = cutSections(lines)
  const fullWidth = fullWidthOf(lines)
  const of = (...kinds: readonly SectionKind[]): readonly Section[] => sections.filter((section) => kinds.includes(section.kind))
  const top = linesOf(of('header', 'contact'))
  // Referees have names, addresses and phones too.
  const own = linesOf(sections.filter((section) => section.kind !== 'references'))
  const ownEmails = findEmails(text, top)
  const emails = ownEmails.length > 0 ? ownEmails : findEmails(text, linesOf(of('summary', 'other')))
  const ownPhones = findPhones(text, top)
  const links = [...findLinks(text, top), ...findLinks(text, own).filter((link) => isPersonalPage(link.value))]
  const name = findName(text, linesOf(of('header')).length > 0 ? linesOf(of('header')) : lines.slice(0, 4), emails)
  const read = readSections(text, of('experience'), fullWidth)
  const unheaded = read.roles.length > 0 ? [] : unheadedRoles(text, sections, fullWidth, name?.span.end ?? 0)
  const roles = unheaded.length > 0 ? { roles: unheaded, loose: read.loose } : read
  return factsOfProfile({
    name,
    emails: emails.slice(0, MAX_ADDRESSES),
    phones: (ownPhones.length > 0 ? ownPhones : findPhones(text, linesOf(of('summary', 'other')).slice(0, 4))).slice(0, MAX_ADDRESSES),
    links: onceByValue(links).slice(0, MAX_ADDRESSES),
    location: findLocation(text, top),
    headline: findHeadline(text, linesOf(of('header')), name),
    roles: roles.roles.slice(0, MAX_ROLES).map((draft) => draft.role),
    skills: onceByValue(of('skills', 'languages').flatMap((section) => readSkills(text, section.lines, fullWidth))).slice(0, MAX_SKILLS),
    education: of('education').flatMap((section) => readEducation(text, section.lines)).slice(0, MAX_EDUCATION),
    achievements: toAchievements(text, roles, of('projects', 'awards', 'summary'), fullWidth),
    language: detectLanguage(text),
  })
}

const linesOf = (sections: readonly Section[]): readonly Line[] => sections.flatMap((section) => section.lines)

interface Roles {
  readonly roles: readonly RoleDraft[]
  readonly loose: readonly Statement[]
}

function readSections(text: string, sections: readonly Section[], fullWidth: number): Roles {
  const read = sections.map((section) => readRoles(text, section.lines, fullWidth))
  return { roles: read.flatMap((one) => one.roles), loose: read.flatMap((one) => one.loose) }
}

/** A resume without headings: roles count only where dates, title and employer are all there. */
function unheadedRoles(text: string, sections: readonly Section[], fullWidth: number, nameEnd: number): readonly RoleDraft[] {
  const candidates = sections
    .filter((section) => section.kind === 'header' || section.kind === 'other' || section.kind === 'summary')
    .map((section) => ({ ...section, lines: section.lines.filter((line) => line.start > nameEnd && !line.words.includes('@')) }))
  const read = readSections(text, candidates, fullWidth)
  return read.roles.filter(({ role }) => role.title !== null && role.employer !== null && role.end !== null)
}

function toAchievements(text: string, { roles, loose }: Roles, others: readonly Section[], fullWidth: number): EarlierProfile['achievements'] {
  const free = [...loose, ...others.flatMap((section) => freeStatements(text, section, fullWidth))]
  const all = [
    ...roles.slice(0, MAX_ROLES).flatMap((draft, role) => draft.statements.map((statement) => ({ statement, role }))),
    ...free.map((statement) => ({ statement, role: null })),
  ]
  let characters = 0
  return all.slice(0, MAX_ACHIEVEMENTS).flatMap(({ statement, role }) => {
    const fact = factAt(text, statement.start, statement.end)
    if (fact === null || fact.value.length < 12 || fact.quote.length > MAX_STATEMENT) return []
    characters += fact.quote.length
    if (characters > MAX_STATEMENTS) return []
    return [{ statement: fact, numbers: findFigures(text, fact.span.start, fact.span.end).slice(0, MAX_FIGURES), role }]
  })
}

/** "Spam Classifier (Python, scikit-learn)". */
const NAMED = /^\p{Lu}[^.;()]{2,40} \([^()]+\)$/u

/** The next line of a bullet, not the name of the next project: set in deeper, begun in lower case, or the line above is full. */
const wraps = (line: Line, bullet: Line, above: Line, fullWidth: number): boolean =>
  line.indent > bullet.indent || (line.indent === bullet.indent && !NAMED.test(line.words) && (/^[\p{Ll}(&]/u.test(line.words) || above.words.length >= fullWidth * 0.85))

/** Bullets and sentences outside roles; of a summary only those with figures, for the rest of it praises. */
function freeStatements(text: string, section: Section, fullWidth: number): readonly Statement[] {
  const groups: Line[][] = []
  for (const line of section.lines) {
    const group = groups.at(-1)
    const above = group?.at(-1)
    const goesOn = group !== undefined && above !== undefined && !line.bullet && !line.blankBefore && (group[0]?.bullet === true ? wraps(line, group[0], above, fullWidth) : true)
    if (goesOn && section.kind !== 'awards') group.push(line)
    else groups.push([line])
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    if (first === undefined || last === undefined || isLabel(first.words)) return []
    if (first.bullet) return section.kind === 'summary' && findFigures(text, first.start, last.end).length === 0 ? [] : [{ start: first.start, end: last.end }]
    if (section.kind === 'awards') return [{ start: first.start, end: last.end }]
    const said = sentences(text, first.start, last.end)
    return section.kind === 'summary' ? said.filter(({ start, end }) => findFigures(text, start, end).length > 0) : said.filter(({ start, end }) => isProse(text.slice(start, end)))
  })
}
