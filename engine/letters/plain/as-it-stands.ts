import type { Education, Fact, ResumeRole, Span } from '../../values/resume-facts.ts'
import { isNotHeld, isUnfinished } from '../../language/not-held.ts'
import type { Sentence } from '../../values/letter.ts'
import type { Assignment } from '../model.ts'
import { isBrokenOff } from '../../language/open-end.ts'
import { wholeLines } from '../../resume/facts/excerpt.ts'
import { formLabel } from '../../resume/layout/roles/form-labels.ts'
import { HOW_LONG } from '../../resume/layout/roles/parts.ts'
import { headingKind } from '../../resume/layout/sections/headings.ts'
import { HEADING_KEYS } from '../../resume/layout/sections/heading-words.ts'
import { beginsAlike } from './begins-alike.ts'
import {
  inOneLine,
  COLON,
  withCommas,
  withoutEnd,
  withoutLabel,
  withoutNotes,
  withoutOpenSentence,
  withoutSection,
  withoutTime,
  EMPTY,
} from './one-line.ts'
import { isFragment, isQuotable, resumeSource, smallBelow, sure } from './lines.ts'
import { belowName } from './own-lines.ts'

type Resume = Pick<Assignment, 'facts' | 'resumeText'>

/** Characters of a job's name with all that stands above its lines, and of an item of a list. */
const MAX_HEADING = 240
const MAX_ITEM = 170
/** The levels of a table without its head: "B2, B2". */
const TABLE = /[ABC][12][\s,]+[ABC][12](?!\p{L})/u
/** What belongs to no paper that stands in the same line. */
const REFERENCES = /(?<!\p{L})r[eé]f[eé]r[eé]n[cz]|(?<!\p{L})referees?(?!\p{L})/iu
/** A bullet before a line that a letter tells. */
const BULLET = /^\W*\w?\W*$/u
/** A remark behind studies: "Advisor: Kim Lee", "Thesis: …". */
const REMARK = /\. \p{Lu}[\p{L}.]*(?: [\p{L}.]+){0,2} ?:[^\t]*/u
/** What was taught: "Modules: Dispensing, Pharmacy Law, …". */
const CONTENTS = /^\s*(?:modules?|courses?|coursework|topics|inhalte|schwerpunkte|matières|asignaturas)\s?:/iu
/** The label of a form, before a tab or alone in its line: "Position:". */
const LABEL = /^[^\S\n]*\p{Lu}[\p{L} ]{2,18}:[^\S\n]*(?:\t|$)/u
/** Ends of lines that go on below: "Sept 2016 -" and "June 2018", "stellv." and "Gruppenleitung", "(since" and "2024)". */
const OPEN_LINE = /\d\s*[–—-]\s*$|(?<!\p{L})(?:stellv|stv|komm|asst)\.\s*$/iu
const OPEN_BRACKET = /[^\s(][^()\t]*\([^()\t]*$/u
/** "Same company", whose name stands elsewhere. */
const SAME =
  /(?<!\p{L})(?:ebenda|ebd|same (?:company|firm|employer|institution|school|university)|même (?:entreprise|société|établissement|école|lycée|cfa|université)|(?:la )?misma(?: (?:empresa|universidad|escuela))?|same as above|wie oben)(?!\p{L})/iu

/** Exports of LinkedIn say "Present" in whatever language, and for how long; those of Europass say it in capitals. */
const PRESENT = /(?<=[–—-] )(?:Present$|(?:CURRENT|AKTUELL|ACTUEL|ACTUAL)(?!\p{L}))/u
/** The street and the postal code of an employer: ", Ctra. de la Estación s/n, 02300". */
const STREET =
  /, (?:(?:C\/|Calle|Ctra\.|Avda?\.|Avenida|Rue|Avenue|Boulevard|Bd\.?|Via) ?[^,]*|\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz) \d+\s?\p{L}?)(?=, |$)|(?<=, )\d{4,5} (?=\p{Lu}\p{Ll})/gu
const DURATION = new RegExp(String.raw`(?<=\d|Present) ${HOW_LONG.source}`, 'u')
const TODAY: Readonly<Record<string, string>> = { deu: 'heute', fra: 'aujourd’hui', spa: 'actualidad' }

interface Heading {
  /** Where its facts stand. */
  readonly spans: readonly Span[]
  /** The title and the dates of the job itself; those of a whole time at its employer are left out beside them. */
  readonly own: readonly Span[]
  /** The title and the employer, or the school. */
  readonly heads: readonly Span[]
  /** Where the lines begin that a letter tells below it. */
  readonly end: number
}

/** What a review blanked out: a value in doubt, or one that its owner corrected. */
const HOLE = / {3}/u

/** Facts alone, where the lines that they stand in are not whole any more. */
function byFacts(facts: readonly (Fact | null)[], resumeText: string): Sentence | null {
  const known = facts.filter((fact) => fact !== null)
  const text = known.map(({ span }) => inOneLine(resumeText.slice(span.start, span.end))).join(', ')
  return text === '' ? null : { text, sources: known.map(resumeSource) }
}

/** Two dates as one fact, where they stand together: "2019 – 2021", "seit 2021". */
function together(one: Fact | null, other: Fact | null, resumeText: string): readonly (Fact | null)[] {
  if (one === null || other === null) return [one, other]
  const span = {
    start: Math.min(one.span.start, other.span.start),
    end: Math.max(one.span.end, other.span.end),
  }
  const quote = resumeText.slice(span.start, span.end)
  return quote.includes('\n') || HOLE.test(quote) ? [one, other] : [{ ...one, span, quote }]
}

const isAmong = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => start <= span.start && span.start < end)

/** The lines with what names a job, up to an end; those that a name runs over are one. */
function linesOf({ spans, end }: Heading, resumeText: string): readonly Span[] {
  return spans
    .map((span) => wholeLines(resumeText, span))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start }, index, all) => start < end && (all[index - 1]?.end ?? 0) <= start)
    .map((line) => ({ start: line.start, end: Math.min(end, line.end) }))
    .filter((line) => !BULLET.test(resumeText.slice(line.start, line.end)))
}

/** Whether a review took something out of these lines, or put it elsewhere. */
const isReviewed = (heading: Heading, resumeText: string): boolean =>
  heading.spans.some(({ start }) => start >= heading.end) ||
  linesOf(heading, resumeText).some(({ start, end }) => HOLE.test(resumeText.slice(start, end)))

/** The whole lines of the resume with these facts, as they stand, up to an end. */
function standing(heading: Heading, { facts, resumeText }: Resume): Sentence | null {
  const { spans, own, heads } = heading
  const lines = linesOf(heading, resumeText)
  const names = spans.map(({ start, end }) => resumeText.slice(start, end))
  const text = lines
    .map((line) => {
      const [label = '', ...columns] = withCommas(resumeText, line, spans, heads)
        .replaceAll(COLON, ':\t')
        .split('\t')
      const name = label.trim()
      // "Work experience" or "Employer" in the first column, "Duties" beside the lines
      const isLabel =
        HEADING_KEYS.has(name.toLowerCase()) || formLabel(name) !== null || BULLET.test(columns.join(''))
      const isSection = columns.length > 0 && isLabel
      // "~14,000 bbl a year" beside an employer
      const said = (isSection ? columns : [label, ...columns])
        .filter((column) => isQuotable(column) || names.some((one) => column.includes(one)))
        .join('\t')
      const isWhole = own.length > 0 && isAmong(spans, line) && !isAmong(own, line)
      return withoutLabel(isWhole ? withoutTime(said) : withoutNotes(said, names))
        .replace(LABEL, '')
        .replace(REMARK, '')
    })
    .filter((said) => !BULLET.test(said) && !CONTENTS.test(said))
    .reduce<readonly string[]>((parts, said) => {
      const above = parts.at(-1) ?? ''
      const goesOn = OPEN_LINE.test(above) || (OPEN_BRACKET.test(above) && /^[^()]*\)/u.test(said))
      return goesOn ? [...parts.slice(0, -1), `${above.trim()} ${said.trim()}`] : [...parts, said]
    }, [])
    .map((part) =>
      inOneLine(part)
        .replaceAll(STREET, '')
        .replace(DURATION, '')
        .replace(PRESENT, (said) => TODAY[facts.language] ?? said),
    )
    .filter((part) => part !== '')
    .join(', ')
  return text === '' || text.length > MAX_HEADING || isBrokenOff(text) || SAME.test(text) || !isQuotable(text)
    ? null
    : {
        text,
        sources: lines.map((line) => ({
          kind: 'resume',
          ...line,
          quote: resumeText.slice(line.start, line.end),
        })),
      }
}

/** Several things in one line: "A • B", "A,<tab>B", or of a head of a resume: "On request | Citizen | License". */
const LISTED = /\s•\s|,\t|^(?!.*(?:19|20)\d\d).*\s\|\s.*\s\|\s/u
/** "Courses: " before the first item of a list. */
const LIST_LABEL = /^\s*\p{L}[\p{L} ()]{1,24}:\s+$/u
/** Between the items of a list in one line, of which some are sentences: "OSHA 30 (2021). Lift card." */
const ITEMS = /[;•·|\t]|(?:^|(?<=[\p{L}\d)]{2})(?<!(?<!\p{L})(?:[Nn][or]|[Ll]ic)))\.(?= \p{Lu}|\s*$)/u
const SENTENCES = /[\p{L}\d)]{2}\. \p{Lu}[^.]*\./u

/**
 * The line of the resume that an item of a list stands in; its own part of it where the line is long, has contacts, or
 * has what is not held any more.
 */
export function itemAt(
  { start, end }: Span,
  { resumeText, today }: Pick<Assignment, 'resumeText' | 'today'>,
): Sentence | null {
  const { start: from, end: to } = wholeLines(resumeText, { start, end })
  const whole = resumeText.slice(from, to).trim()
  const isOpen =
    smallBelow(resumeText, to) !== '' ||
    /^\n\s*\(/u.test(resumeText.slice(to)) ||
    /[,(]$/u.test(whole) ||
    isFragment(inOneLine(whole))
  // With the line below where it is open; without the label of the list: "Courses: ".
  const { start: head, end: tail } = wholeLines(resumeText, { start, end: isOpen ? to + 2 : end })
  const isLabelled = LIST_LABEL.test(resumeText.slice(head, start))
  const line = { start: isLabelled ? start : head, end: tail }
  if (TABLE.test(whole)) return null
  const before = isLabelled ? '' : (resumeText.slice(line.start, start).split(ITEMS).at(-1) ?? '')
  const [after = ''] = resumeText.slice(end, line.end).split(ITEMS)
  const item = { start: start - before.length, end: end + after.length }
  const isFit = (text: string) =>
    headingKind(text) === null &&
    !/^\(|^(?:mother tongue|langues? maternelles?|muttersprache|lengua materna)/iu.test(text) &&
    text.length <= MAX_ITEM &&
    !REFERENCES.test(text) &&
    !SAME.test(text) &&
    isQuotable(text) &&
    !isFragment(text) &&
    // "N.º de colegiada" without its number. A word alone is a heading, or a language without its level; "Driving Licence" stands above its class.
    !/^N[.r]? ?[º°]?\.? (?:de |d[’'])?\p{L}+$|^\p{L}+$|^[Dd]riv(?:ing|er[’']?s) [Ll]icen[cs]e$/u.test(text) &&
    !isNotHeld(text, today) &&
    !isUnfinished(text)
  // The last of several items may go on below: "First aid; Rescue", and "diver (2014, lapsed)".
  const mayGoOn =
    LISTED.test(whole) ||
    SENTENCES.test(whole) ||
    (/; [^;)\d]*$/u.test(whole) && /^\n[^\n\t•*·-]*\p{L}[^\n\t]*(?:\n|$)/u.test(resumeText.slice(to)))
  const said = (mayGoOn ? [item] : [line, item])
    .map((span) => ({ kind: 'resume' as const, ...span, quote: resumeText.slice(span.start, span.end) }))
    // Three lines of a narrow column are several items, and one that begins small goes on with the line above.
    .filter(
      ({ quote, start: at }) =>
        quote.split('\n').length < 3 &&
        !HOLE.test(quote.trim()) &&
        (at === start || !/^\s*\p{Ll}/u.test(quote)) &&
        // "Tower crane: practical", and below it "not yet booked"
        smallBelow(resumeText, at + quote.length) === '' &&
        // "Otter learning center," above "Level 1 (3 days)"
        !/[^\s\d],\s*\n\s*$/u.test(resumeText.slice(Math.max(0, at - 20), at)),
    )
    .map((source) => ({
      text: inOneLine(
        withoutEnd(withoutSection(source.quote.replaceAll(COLON, '\t').replaceAll(EMPTY, '')), today).replace(
          /[:.]?\t+\s*(?:[–—-]\s)?((?:19|20)\d\d|)/u,
          // "CAP Cuisine" and its year
          (_, year: string) => `${year === '' ? ':' : ','} ${year}`,
        ),
      ),
      sources: [source],
    }))
  return said.find(({ text }) => isFit(text)) ?? null
}

const spansOf = (...facts: readonly (Fact | null)[]): readonly Span[] =>
  facts.flatMap((fact) => (fact === null ? [] : [fact.span]))

/**
 * A job as its resume names it, "Head Chef, Harbour Grill, May 2019 – present": the lines that name and date it, with the
 * titles above it at the same employer that have no lines of their own. Null when nothing sure names it.
 */
export function jobOf(role: ResumeRole, resume: Resume): Sentence | null {
  const { facts, resumeText } = resume
  const { lines, roles } = facts
  const firstOf = ({ id, span }: ResumeRole): number | undefined => {
    const own = lines.filter(
      (line) =>
        line.role === id && line.statement.span.start >= span.start && line.statement.span.end <= span.end,
    )
    return belowName(own, resumeText)[0]?.statement.span.start
  }
  const above = roles.slice(0, roles.indexOf(role)).toReversed()
  const isOther = (one: ResumeRole) =>
    firstOf(one) !== undefined || !one.employer || one.employer.span.start !== role.employer?.span.start
  // "Social Worker, 2020 – 2023", and below it "Social Worker in Training, 2020 – 2021", have one employer, who is in doubt.
  const [last] = above
  const isStacked =
    last !== undefined &&
    isOther(last) &&
    firstOf(last) === undefined &&
    last.start !== null &&
    last.start.value === role.start?.value &&
    last.end?.value !== role.end?.value &&
    !/\n\s*\n/u.test(resumeText.slice(last.span.start, role.start.span.start))
  if (isStacked) return null
  const first = above.findIndex(isOther)
  const named = [role, ...above.slice(0, first === -1 ? above.length : first)]
  if (sure(role.title) === null && sure(role.employer) === null) return null
  // A title alone could be anybody's job at any time.
  if (sure(role.employer) === null && role.start === null && role.end === null) return null
  if (!beginsAlike(role, resume)) return null
  // "Same company", and below it the title: whose company that is stands elsewhere.
  if (SAME.test(resumeText.slice(role.span.start, firstOf(role) ?? role.span.end))) return null
  const own = named.flatMap(({ title, start, end }) => spansOf(sure(title), start, end))
  // What is sure to be an employer names the jobs below it as well.
  const isSure = (employer: Fact | null) =>
    roles.some((one) => sure(one.employer)?.span.start === employer?.span.start)
  const employers = named.map(({ employer }) => employer).filter(isSure)
  const spans = [...own, ...spansOf(...employers)]
  const heads = spansOf(...named.map(({ title }) => title), ...employers)
  const heading = { spans, own, heads, end: firstOf(role) ?? Number.POSITIVE_INFINITY }
  const { title, employer, start, end, span } = role
  // A title that a review blanked out has dates of its own; those that are known may be of another one at the employer.
  const isUntitled =
    title === null && HOLE.test(resumeText.slice(span.start, Math.min(span.end, heading.end)))
  if (isUntitled) return byFacts([sure(employer)], resumeText)
  return isReviewed(heading, resumeText)
    ? byFacts([sure(title), sure(employer), ...together(start, end, resumeText)], resumeText)
    : standing(heading, resume)
}

/** Studies as the resume names them: "BA Economics, University of Leeds, 2016". */
export function studyOf({ degree, field, institution, end }: Education, resume: Resume): Sentence | null {
  const { resumeText } = resume
  if ((sure(degree) ?? sure(institution)) === null) return null
  const isIn = (fact: Fact | null) =>
    !(fact && degree) || !resumeText.slice(degree.span.end, fact.span.start).includes('\n')
  const facts = [sure(degree), isIn(field) ? sure(field) : null, sure(institution), end]
  const heading = { spans: spansOf(...facts), own: [], heads: spansOf(institution), end: resumeText.length }
  const said = isReviewed(heading, resumeText) ? byFacts(facts, resumeText) : standing(heading, resume)
  return said && { ...said, text: withoutOpenSentence(said.text, facts) }
}
