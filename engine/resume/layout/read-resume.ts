import { wholeLines } from '../facts/excerpt.ts'
import { itemIds } from '../item-id.ts'
import type { Fact, ResumeFacts, ResumeLine, Span } from '../../values/resume-facts.ts'
import { withIds } from '../with-ids.ts'
import { withinRecord } from '../within-record.ts'
import type { ResumeDocument } from './document.ts'
import { readEducation } from './education/education.ts'
import { namesCertificate, readCertificates } from './lists/certificates.ts'
import { isLanguageItem, readLanguages } from './lists/languages.ts'
import { readSkills } from './lists/skills.ts'
import {
  CONTACT_LINE,
  findEmails,
  findLinks,
  findPhones,
  isPersonalPage,
  NUMBER_ALONE,
} from './person/contact.ts'
import { findName, ownerOf } from './person/name.ts'
import { findHeadline, findLocation } from './person/person.ts'
import { readAllRoles } from './roles/all-roles.ts'
import { readProjects } from './roles/projects.ts'
import { withoutClosing } from './sections/closing.ts'
import { isUnknown, knownByContents } from './sections/contents.ts'
import { cutSections, type Section } from './sections/sections.ts'
import { sortStrays } from './sections/strays.ts'
import type { SectionKind } from './sections/heading-words.ts'
import { layOutText, type Line } from './text/lines.ts'
import { type Paragraph, toParagraphs } from './text/paragraphs.ts'
import { findSingle } from './words/dates.ts'
import { factAt, onceByValue } from './words/fact.ts'
import { findFigures } from './words/figures.ts'
import { hasRunningWords, sentences, startsAction } from './words/statements.ts'
import { languageOfResume } from '../../language/detect-language.ts'
import { INSTRUCTION_CONFIDENCE, looksLikeInstruction } from '../instruction-like.ts'
import { mapFacts } from '../map-facts.ts'

export const LAYOUT_READER = 'layout-1'

// Limits on what is stored of one resume: a DynamoDB item holds 400 KB.
const MAX_LINES = 200
const MAX_STATEMENT = 1_000
/** Characters of all statements together; each is stored twice, with up to three bytes a character. */
const MAX_STATEMENTS = 40_000
/** Characters above which a paragraph is too long to be quoted whole. */
const LONG_PROSE = 200
/** Words that a sentence needs to make sense by itself. */
const MIN_SENTENCE = 4
const MAX_ADDRESSES = 20
const MAX_FIGURES = 10
const MAX_LISTED = 100
const MAX_ROLES = 40
const MAX_EDUCATION = 15
const MAX_CERTIFICATES = 40

/**
 * Reads a resume by its layout and wording alone, without a model. Returns its text and its facts, each with
 * its span in the text.
 */
export function readResume(document: ResumeDocument): { text: string; facts: ResumeFacts } {
  const laidOut = layOutText(document)
  const { text } = laidOut
  const [email] = findEmails(text, laidOut.lines)
  const isName = email === undefined ? () => false : ownerOf(email.value)
  const sections = sortStrays(knownByContents(cutSections(withoutClosing(toParagraphs(laidOut)), isName)))
  const paragraphsOf = (...kinds: readonly SectionKind[]): readonly Paragraph[] =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ paragraphs }) => paragraphs)
  const person = readPerson(text, sections, paragraphsOf)
  const { roles, loose } = readAllRoles(text, sections, person)
  const projects = readProjects(
    text,
    sections.filter(({ kind }) => kind === 'projects'),
  )
  const drafts = [...roles, ...projects.projects].slice(0, MAX_ROLES)
  const skills = readSkills(text, paragraphsOf('skills'))
  const studies = sections
    .filter(({ kind }) => kind === 'education')
    .map(({ paragraphs }) => ({ paragraphs, read: readEducation(text, paragraphs) }))
  // "Formations" behind "Études": courses with their years, where no school or degree is among them.
  const courses = studies.filter(
    ({ paragraphs, read }) =>
      read.length === 0 && paragraphs.every(({ start, end }) => findSingle(text, start, end) !== null),
  )
  const items = withIds({
    roles: drafts.map(({ role }) => role),
    education: studies.flatMap(({ read }) => read).slice(0, MAX_EDUCATION),
    certificates: [
      ...sections.filter((section) => section.kind === 'certifications' && !isOfWork(section)),
      ...(courses.length < studies.length ? courses : []),
    ]
      .flatMap(({ paragraphs }) => readCertificates(text, paragraphs))
      .slice(0, MAX_CERTIFICATES),
    skills: skills.filter(({ value }) => !isLanguageItem(value)).slice(0, MAX_LISTED),
    languages: readLanguages(text, [
      ...paragraphsOf('languages'),
      ...spokenIn(text),
      ...skills.filter(({ value }) => isLanguageItem(value)).map(({ span }) => span),
    ]).slice(0, MAX_LISTED),
  })
  // Where no job has duties of its own, they stand among the skills, below headings in whatever words.
  const bySkill =
    drafts.length > 0 && !drafts.some(({ body }) => body.some(({ first }) => first.marker !== ''))
      ? sections.filter((section) => section.kind === 'skills' || isUnknown(section) || isOfWork(section))
      : []
  const statements = [
    ...drafts.flatMap(({ body }, index) => statementsOf(text, body, items.roles[index]?.id ?? null)),
    ...statementsOf(
      text,
      bySkill.flatMap(({ paragraphs }) => paragraphs.filter(isDuty)),
      null,
    ),
    ...statementsOf(text, [...loose, ...projects.loose, ...paragraphsOf('awards')], null),
    // Statements of the summary count only when they have figures.
    ...statementsOf(text, paragraphsOf('summary'), null).filter(
      ({ start, end }) => findFigures(text, start, end).length > 0,
    ),
  ]
  const facts = { ...person, ...items, lines: toLines(text, statements) }
  const about = { language: languageOfResume(text), reader: LAYOUT_READER }
  return { text, facts: withinRecord(doubtInstructions(text, { ...facts, ...about })) }
}

/** Words of a bullet that says what somebody did; fewer name a skill. */
const MIN_DUTY = 5
const isDuty = ({ words, first }: Paragraph): boolean =>
  first.marker !== '' && words.split(' ').length >= MIN_DUTY && hasRunningWords(words)
/** "Training and development" above what somebody did, which names no certificates; "Safeguarding adults at risk" among courses is one. */
function isOfWork({ kind, paragraphs }: Section): boolean {
  const done = paragraphs.filter(
    (one) => isDuty(one) && startsAction(one.words) && !namesCertificate(one.words),
  )
  return kind === 'certifications' && done.length * 2 > paragraphs.length
}

/** The words that say which languages their owner speaks: "I speak English, Igbo and small Yoruba.", "fluent Welsh speaker" */
const spokenIn = (text: string): readonly Span[] =>
  [
    ...text.matchAll(
      /(?<!\p{L})(?:I speak|Ich spreche|Je parle|Hablo) [^.;]*|[Bb]ilingual(?:ly)?(?: in)?[,:(]? (?=\p{Lu})[^.;()\n]*|(?<=[Ff]luent )\p{Lu}\p{Ll}+(?= speaker)/gu,
    ),
  ].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }))

function readPerson(
  text: string,
  sections: readonly Section[],
  paragraphsOf: (...kinds: SectionKind[]) => readonly Paragraph[],
): Pick<ResumeFacts, 'name' | 'emails' | 'phones' | 'links' | 'location' | 'headline'> {
  const linesOf = (...kinds: readonly SectionKind[]): readonly Line[] =>
    paragraphsOf(...kinds).flatMap(({ lines }) => lines)
  const top = linesOf('header', 'contact')
  // Left out: the names, addresses and phone numbers of referees.
  const own = sections
    .filter(({ kind }) => kind !== 'references')
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
  const elsewhere = [
    ...own.filter(({ words }) => CONTACT_LINE.test(words) || NUMBER_ALONE.test(words)),
    ...linesOf('summary', 'other'),
  ]
  const firstFound = (...found: readonly (readonly Fact[])[]) =>
    (found.find((some) => some.length > 0) ?? []).slice(0, MAX_ADDRESSES)
  const emails = firstFound(findEmails(text, top), findEmails(text, own))
  const name = findName(text, own, emails)
  return {
    name,
    emails,
    phones: firstFound(findPhones(text, top, true), findPhones(text, elsewhere, false)),
    links: onceByValue([
      ...findLinks(text, top),
      ...findLinks(text, own).filter((link) => isPersonalPage(link.value)),
    ]).slice(0, MAX_ADDRESSES),
    location: findLocation(text, top, name),
    headline: findHeadline(text, linesOf('header'), name),
  }
}

/** Letters that a statement needs to say anything. */
const MIN_LETTERS = 8

/**
 * A bullet is one statement, whatever its length. Prose is cut into sentences; one of too few words stays with
 * its neighbor, and a short paragraph that has one stays whole.
 */
function partsOf(text: string, { first, start, end }: Paragraph): readonly Span[] {
  if (first.marker !== '') return [{ start, end }]
  const isShort = (part: Span): boolean =>
    text.slice(part.start, part.end).split(/\s+/u).length < MIN_SENTENCE
  const all = sentences(text, start, end)
  if (end - start <= LONG_PROSE && all.some(isShort)) return [{ start, end }]
  return all.reduce<readonly Span[]>((parts, part) => {
    const last = parts.at(-1)
    return last !== undefined && (isShort(part) || isShort(last))
      ? [...parts.slice(0, -1), { start: last.start, end: part.end }]
      : [...parts, part]
  }, [])
}

/** Span of a statement and the id of its role. */
type StatementSpan = Span & Pick<ResumeLine, 'role'>

const statementsOf = (
  text: string,
  paragraphs: readonly Paragraph[],
  role: ResumeLine['role'],
): readonly StatementSpan[] =>
  paragraphs.flatMap((paragraph) => partsOf(text, paragraph).map((part) => ({ ...part, role })))

function toLines(text: string, parts: readonly StatementSpan[]): readonly ResumeLine[] {
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

/**
 * Lowers the confidence of every fact that was read from a line that looks like an instruction to a language
 * model. Letters use such a fact only after its owner has confirmed it.
 */
function doubtInstructions(text: string, facts: ResumeFacts): ResumeFacts {
  const lineOf = (fact: Fact): string => {
    const { start, end } = wholeLines(text, fact.span)
    return text.slice(start, end)
  }
  const isSuspect = (fact: Fact): boolean =>
    looksLikeInstruction(fact.quote) || looksLikeInstruction(lineOf(fact))
  const doubted = <F extends Fact>(fact: F): F => ({ ...fact, confidence: INSTRUCTION_CONFIDENCE })
  return {
    ...facts,
    ...mapFacts(facts, (fact) => (isSuspect(fact) ? doubted(fact) : fact)),
    // A statement is judged by its own words, since the sentences beside it on the line may be genuine.
    lines: facts.lines.map((line) =>
      looksLikeInstruction(line.statement.quote) ? { ...line, statement: doubted(line.statement) } : line,
    ),
  }
}
