import { itemIds } from '../item-id.ts'
import type { Fact, ResumeFacts, ResumeLine, Span } from '../model.ts'
import { withIds } from '../with-ids.ts'
import { withinRecord } from '../within-record.ts'
import type { ResumeDocument } from './document.ts'
import { doubtInstructions } from './doubt-instructions.ts'
import { INSTITUTION } from './education/degree.ts'
import { readEducation } from './education/education.ts'
import { readCertificates, UNDER_WAY } from './lists/certificates.ts'
import { languageIn, readLanguages } from './lists/languages.ts'
import { readSkills } from './lists/skills.ts'
import { findEmails, findLinks, findPhones, isPersonalPage } from './person/contact.ts'
import { findName } from './person/name.ts'
import { findHeadline, findLocation } from './person/person.ts'
import { readProjects, readRoles } from './roles/roles.ts'
import { headingKind } from './sections/headings.ts'
import { cutSections, type Section } from './sections/sections.ts'
import type { SectionKind } from './sections/heading-words.ts'
import { type Line, layOutText } from './text/lines.ts'
import { type Paragraph, toParagraphs } from './text/paragraphs.ts'
import { factAt, onceByValue } from './words/fact.ts'
import { findFigures } from './words/figures.ts'
import { hasRunningWords, isProse, sentences } from './words/statements.ts'
import { titleScore } from './words/job-words.ts'
import { languageOfResume } from '#functions/language/detect-language.ts'

export const LAYOUT_READER = 'layout-1'

// Bounds of what is kept of one resume: a record of the table holds 400 KB.
const MAX_LINES = 200
const MAX_STATEMENT = 1_000
/** Characters of all statements: each stands in the record twice, with up to three bytes a character. */
const MAX_STATEMENTS = 40_000
/** Characters of prose that nobody would quote whole. */
const LONG_PROSE = 450
/** Words of a sentence that says something by itself. */
const MIN_SENTENCE = 4
const MAX_ADDRESSES = 20
const MAX_FIGURES = 10
const MAX_LISTED = 100
const MAX_ROLES = 40
const MAX_EDUCATION = 15
const MAX_CERTIFICATES = 40

/**
 * A resume's text and what it says about its owner, by its layout and wording alone. Every fact carries the
 * part of the text it stands in.
 */
export function readResume(document: ResumeDocument): { text: string; facts: ResumeFacts } {
  const laidOut = layOutText(document)
  const { text } = laidOut
  const sections = cutSections(toParagraphs(laidOut))
  const paragraphsOf = (...kinds: readonly SectionKind[]): readonly Paragraph[] =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ paragraphs }) => paragraphs)
  const person = readPerson(text, sections, paragraphsOf)
  const { roles, loose } = readAllRoles(text, sections, person)
  const own = readProjects(
    text,
    sections.filter(({ kind }) => kind === 'projects'),
  )
  const drafts = [...roles, ...own.projects].slice(0, MAX_ROLES)
  const skills = readSkills(text, paragraphsOf('skills'))
  const studies = sections.filter(({ kind }) => kind === 'education')
  const items = withIds({
    roles: drafts.map(({ role }) => role),
    education: studies
      .flatMap(({ paragraphs }) =>
        readEducation(
          text,
          paragraphs.filter(({ words }) => !isCertificate(words)),
        ),
      )
      .slice(0, MAX_EDUCATION),
    certificates: readCertificates(text, [
      ...paragraphsOf('certifications'),
      ...paragraphsOf('education').filter(({ words }) => isCertificate(words)),
    ]).slice(0, MAX_CERTIFICATES),
    skills: skills.filter((skill) => languageIn(text, skill) === null).slice(0, MAX_LISTED),
    languages: [
      ...readLanguages(text, paragraphsOf('languages'), true),
      ...readLanguages(
        text,
        paragraphsOf('skills').filter(({ words }) => isAboutLanguages(words)),
      ),
      ...skills.flatMap((skill) => languageIn(text, skill) ?? []),
    ].slice(0, MAX_LISTED),
  })
  const told = [
    ...drafts.flatMap(({ body }, index) => under(text, body, items.roles[index]?.id ?? null)),
    ...under(text, [...loose, ...own.loose, ...paragraphsOf('awards')], null),
    // Of a summary, what has figures.
    ...under(text, paragraphsOf('summary'), null).filter(
      ({ start, end }) => findFigures(text, start, end).length > 0,
    ),
  ]
  const facts = { ...person, ...items, lines: toLines(text, told) }
  const about = { language: languageOfResume(text), reader: LAYOUT_READER }
  return { text, facts: withinRecord(doubtInstructions(text, { ...facts, ...about })) }
}

/**
 * The roles of the sections of work, and of those without a heading, or with one that nobody knows, that are
 * plainly written as roles.
 */
function readAllRoles(
  text: string,
  sections: readonly Section[],
  { name, headline }: Pick<ResumeFacts, 'name' | 'headline'>,
): ReturnType<typeof readRoles> {
  const read = readRoles(
    text,
    sections.filter(({ kind }) => kind === 'experience'),
  )
  const hasJob = read.roles.some(({ role }) => role.kind !== 'volunteer')
  const others = sections.filter(
    ({ kind, title }) =>
      (kind === 'other' && headingKind(title) === null) ||
      (!hasJob && (kind === 'header' || kind === 'summary')),
  )
  const kept = others.flatMap((section) => {
    const paragraphs = section.paragraphs.filter(
      ({ start, words }, index, all) =>
        start > (name?.span.end ?? 0) &&
        !words.includes('@') &&
        !(start === headline?.span.start && (all[index + 1]?.first.gap ?? 0) > 0.5),
    )
    const dated = readRoles(text, [{ ...section, paragraphs }]).roles.filter(
      ({ role: { title, employer, end } }) =>
        title !== null &&
        end !== null &&
        (employer === null ? !hasJob && !hasRunningWords(title.value) : !isProse(title.value)),
    )
    // Beside roles with an employer and a known title, what is set as they are is one too: "Box office and
    // bar".
    const known = dated.filter(({ role }) => titleScore(role.title?.value ?? '') === 2)
    return known.some(({ role }) => role.employer !== null)
      ? dated.filter((one) => one.role.employer !== null || known.includes(one))
      : []
  })
  return {
    roles: [...read.roles, ...kept].toSorted((a, b) => a.role.span.start - b.role.span.start),
    loose: read.loose,
  }
}

/** Among degrees, a line that names a certificate, a course or something that runs out, and no school. */
const isCertificate = (words: string): boolean =>
  /^(?:(?:\p{L}+ ){0,2}(?:certified|registered|licensed|chartered)\b|(?:\p{L}+ ){1,4}(?:certification|license|licence)\b|[^:]{3,45}\b(?:course|card|pass|permit|belt|first aid|cpr)\b|first aid\b|osha\b|.{3,45}\b(?:valid|renewed) (?:to|until|through)\b)/iu.test(
    words,
  ) &&
  words.length < 90 &&
  !UNDER_WAY.test(words) &&
  !INSTITUTION.test(words)

const isAboutLanguages = (words: string): boolean =>
  /^(?:languages?|fluent|bilingual|native|sprachen|langues|idiomas)\b/iu.test(words)

/** A line of addresses, wherever it stands: some set them at the foot of the page. */
const CONTACT_LINE = /@|\b(?:tel|telefon|phone|mobile|mobil|cell|téléphone|teléfono|móvil)\b/iu

function readPerson(
  text: string,
  sections: readonly Section[],
  paragraphsOf: (...kinds: SectionKind[]) => readonly Paragraph[],
): Pick<ResumeFacts, 'name' | 'emails' | 'phones' | 'links' | 'location' | 'headline'> {
  const linesOf = (...kinds: readonly SectionKind[]): readonly Line[] =>
    paragraphsOf(...kinds).flatMap(({ lines }) => lines)
  const top = linesOf('header', 'contact')
  // Referees have names, addresses and phones too.
  const own = sections
    .filter(({ kind }) => kind !== 'references')
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
  const elsewhere = [...own.filter(({ words }) => CONTACT_LINE.test(words)), ...linesOf('summary', 'other')]
  const firstFound = (...found: readonly (readonly Fact[])[]) =>
    (found.find((some) => some.length > 0) ?? []).slice(0, MAX_ADDRESSES)
  const emails = firstFound(findEmails(text, top), findEmails(text, own))
  const name = findName(text, own, emails)
  return {
    name,
    emails,
    phones: firstFound(findPhones(text, top), findPhones(text, elsewhere)),
    links: onceByValue([
      ...findLinks(text, top),
      ...findLinks(text, own).filter((link) => isPersonalPage(link.value)),
    ]).slice(0, MAX_ADDRESSES),
    location: findLocation(text, top),
    headline: findHeadline(text, linesOf('header'), name),
  }
}

/** A line that says what was done: long enough to say something. */
const MIN_LETTERS = 8

/**
 * A bullet is one line whatever its length; of prose each sentence is one, and so it is with short ones in
 * between where all of it is long.
 */
function partsOf(text: string, { first, start, end }: Paragraph): readonly Span[] {
  if (first.marker !== '') return [{ start, end }]
  const parts = sentences(text, start, end)
  return end - start > LONG_PROSE ||
    parts.every((part) => text.slice(part.start, part.end).split(/\s+/u).length >= MIN_SENTENCE)
    ? parts
    : [{ start, end }]
}

/** Part of the text that says what was done, and the id of its role. */
type Told = Span & Pick<ResumeLine, 'role'>

const under = (text: string, paragraphs: readonly Paragraph[], role: ResumeLine['role']): readonly Told[] =>
  paragraphs.flatMap((paragraph) => partsOf(text, paragraph).map((part) => ({ ...part, role })))

function toLines(text: string, parts: readonly Told[]): readonly ResumeLine[] {
  const ids = itemIds()
  let room = MAX_STATEMENTS
  return parts.slice(0, MAX_LINES).flatMap(({ start, end, role }): readonly ResumeLine[] => {
    const statement = factAt(text, start, end)
    const length = statement?.quote.length ?? 0
    const letters = statement?.value.match(/\p{L}/gu)?.length ?? 0
    if (statement === null || letters < MIN_LETTERS || length > Math.min(room, MAX_STATEMENT)) return []
    room -= length
    const numbers = findFigures(text, statement.span.start, statement.span.end).slice(0, MAX_FIGURES)
    return [{ id: ids('line', statement.value), statement, numbers, role }]
  })
}
