import { namesLanguage } from '../../language/language-names.ts'
import { isCourse, isNotHeld, isUnfinished } from '../../language/not-held.ts'
import { termsOf } from '../../language/terms.ts'
import { ofJob, yearsIn } from '../../matching/asked.ts'
import { isNamed, namesIn } from '../../matching/shared-names.ts'
import { headingKind } from '../../resume/layout/sections/headings.ts'
import { findRange } from '../../resume/layout/words/dates.ts'
import { placeStart } from '../../resume/layout/words/places.ts'
import { capitalized } from '../../values/letter-texts/letter-texts.ts'
import { LETTER_TEXTS } from '../../values/letter-languages.ts'
import type { Sentence } from '../../values/letter.ts'
import type { Education, Fact, Span } from '../../values/resume-facts.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { isFragment, isQuotable, resumeSource } from './lines.ts'
import { inOneLine, withDate } from './one-line.ts'
import { isPaper, PAPER, shortsIn } from './papers.ts'
import { piecesOf } from './pieces.ts'
import { isFinished } from './self.ts'

/** Words of somebody who moves to another town. */
const MOVES =
  /(?<!\p{L})(?:moving|relocat\p{L}*|umzug|umziehe|ziehe|déménag\p{L}*|m['’]install\p{L}*|mudanza|me mudo|traslado)(?!\p{L})/iu
const AVAILABLE = String.raw`availab(?:le|ility)|notice period|verfügbar(?:keit)?|kündigungsfrist|disponib(?:le|ilité|ilidad)|préavis|preaviso`
/** Words of somebody who says from when they can work. */
const FREE = new RegExp(
  String.raw`(?<!\p{L})(?:${AVAILABLE})(?!\p{L}).*(?:\d|immediate|at once|now|sofort|immédiate|inmediata)`,
  'iu',
)
/** Words of a posting that asks from when. */
const ASKS_WHEN = new RegExp(
  String.raw`(?<!\p{L})(?:${AVAILABLE}|start(?:ing)? date|earliest start|eintritts(?:termin|datum)|frühestm\p{L}*|date d['’]entrée|prise de poste|incorporación inmediata)(?!\p{L})`,
  'iu',
)
const MOST_CHARACTERS = 160
/** Longer pieces answer only by a name. */
const SHORT_CHARACTERS = 120
const FEWEST_WORDS = 5

const EXPERIENCE = /experien|erfahrung|expérience|practice|praxis/iu
/** How many years of experience a posting asks for at least; null when it asks for none. */
function yearsAsked({ description }: Assignment['posting']): number | null {
  const asked = description
    .split(/\n|[.;] /u)
    .flatMap((text) => (EXPERIENCE.test(text) ? (yearsIn(text) ?? []) : []))
  return asked.length === 0 ? null : Math.min(...asked)
}

const placesIn = (text: string): readonly string[] => text.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu) ?? []

/** Words of a paper or a tool that say enough without their label. */
const MIN_ALONE = 4
/**
 * A text with its label: "Notice period<tab>four weeks", "Thesis: …". A heading is none, and in the margin of a table only few
 * words need theirs.
 */
function withLabel(text: string, least = Number.POSITIVE_INFINITY): string {
  const [, label = '', sign = '', rest = text] =
    /^([^:\t]{2,24}?)(?<!,)( ?: |:?[^\S\n]*\t+)(.*)$/su.exec(text) ?? []
  const isShort = rest.split(/\s+/u).length < least
  const isPlain = label === '' || headingKind(label) !== null || (sign.includes('\t') && !isShort)
  return withDate(label, rest) ?? (isPlain ? rest : `${label}: ${rest}`)
}

/** Gates beyond the papers that were read as such. */
const MOST_GATES = 3
/** Words of a text that is about one thing. */
const BRIEF = 6
/** Weak answers, what a list leaves over, and what is nobody's business. */
const NO_ANSWER =
  /^(?:to (?:get|obtain|find|secure|gain) |seeking )|^in[ck]l(?:\.|u\p{L}+) |(?<!\p{L})(?:r[eé]f[eé]r[eé]n[cz]|hobb|interest|intérêts|interessen|aficion|notions|grundkenntnisse|basics?(?!\p{L})|básic[oa]|beginner|débutante?|anfänger|edad(?!\p{L})|alter(?!\p{L})|âge(?!\p{L})|age(?:d|:|\t| \d)|(?:role|position|job|opportunity) (?:where|in which) |years old|jahre alt|married|verheiratet|mariée?|casad[oa]|soltero|célibataire|ledig)/iu

/** What a requirement names: abbreviations, and names of tools, schemes and papers. */
const namesOf = (text: string, language: string): readonly string[] =>
  [...new Set([...shortsIn(text), ...namesIn(text, language)])].filter((name) => name.length > 2)

/** From the beginning of a course of study to the next, or to an empty line: with the remarks below it. */
const wholeOf =
  ({ facts, resumeText }: Assignment) =>
  ({ span: { start, end } }: Education): Span => {
    const gap = resumeText.indexOf('\n\n', end)
    const next = facts.education.map(({ span }) => span.start).filter((at) => at > start)
    return { start, end: Math.min(...next, gap < 0 ? resumeText.length : gap) }
  }

/** "2013 - 2016, PUNE" */
const isWhenAndWhere = (value: string): boolean => {
  const dates = findRange(value, 0, value.length)
  return dates?.from === 0 && placeStart(value.slice(dates.to)) === 0
}

/**
 * The pieces of the resume that answer what the posting requires, the best for each requirement: they share a name with it, two
 * telling words that no job has, or one where both are brief.
 */
function gatesOf(assignment: Assignment, pieces: readonly Fact[]): readonly Fact[] {
  const { facts, resumeText, language, today } = assignment
  const { posting: read } = matchesOf(assignment)
  const { wish } = LETTER_TEXTS[language]
  const names = shortsIn(assignment.posting.description)
  // What of these is told, other rules say.
  const headline = facts.headline === null ? [] : [facts.headline]
  /** "University of the Otter, 2016", whose degree stands elsewhere. */
  const isSchool = (value: string) =>
    facts.education.some(
      ({ institution }) =>
        institution !== null &&
        value.includes(institution.value) &&
        (
          value
            .replace(institution.value, '')
            .replaceAll(/\([^()]*\)/gu, '')
            .match(/\p{L}{3,}/gu) ?? []
        ).length < 2,
    )
  // So is a headline that was not read as one: the line below the name.
  const nameEnd = facts.name?.span.end ?? resumeText.length
  const [below = ''] = /^[^\n]*\n[^\n]+/u.exec(resumeText.slice(nameEnd)) ?? []
  const isBelowName = ({ start }: Span) => start > nameEnd && start < nameEnd + below.length
  const titles = facts.roles.flatMap(({ title }) => title?.value.split(' ').slice(0, 3).join(' ') ?? [])
  const isTitle = (value: string) =>
    titles.some((title) => value.startsWith(title) && !/^[\p{L}-]/u.test(value.slice(title.length)))
  // Studies that are not over answer nothing: their lines alone don't say so.
  const open = facts.education.filter((study) => !isFinished(study, assignment)).map(wholeOf(assignment))
  const known = [...facts.certificates, ...facts.languages, ...headline].map(({ span }) => span).concat(open)
  const able = pieces.filter(
    ({ value, span }) =>
      !known.some(({ start, end }) => start < span.end && span.start < end) &&
      !((isBelowName(span) || isTitle(value)) && !isPaper(value)) &&
      !namesLanguage(value) &&
      !isSchool(value) &&
      // Small letters go on with what stands elsewhere.
      /^\P{Ll}(?:.*\s.*\p{L}{4}|.*\p{L}{4}.*\s)/u.test(value) &&
      headingKind(value) === null &&
      !isWhenAndWhere(value) &&
      (/\p{Ll}/u.test(value) || shortsIn(value).some((short) => names.includes(short))) &&
      ![NO_ANSWER, MOVES, FREE, wish].some((other) => other.test(value)) &&
      !isNotHeld(value, today) &&
      !isUnfinished(value) &&
      !isFragment(inOneLine(value)),
  )
  const required = ofJob(read).flatMap(({ kind, text }) => (kind === 'requirement' ? [text] : []))
  // "You must be on the RCVS register", "FP-C: please don't apply without it"
  const others = assignment.posting.description
    .split(/\n|(?<=[.!?]) /u)
    .filter((text) => PAPER.test(text) || shortsIn(text).length > 0)
  const ofJobs = termsOf(
    facts.lines.flatMap(({ role, statement }) => (role === null ? [] : [statement.value])).join('\n'),
    facts.language,
  )
  const best = [...required, ...others]
    .flatMap((text) => {
      const asked = namesOf(text, read.language)
      const terms = termsOf(text, facts.language)
      const rated = able.map((piece) => {
        const shared = [...termsOf(piece.value, facts.language)].filter(
          (term) => terms.has(term) && !ofJobs.has(term),
        ).length
        const named = asked.filter((name) => isNamed(piece.value, name)).length
        const isOfPapers = PAPER.test(text) && PAPER.test(piece.value)
        // "Growsafe, level 4 or better", and "Growsafe is current"
        const isBrief = [text, piece.value].every((one) => one.split(/\s+/u).length <= BRIEF)
        const isShort = piece.value.length <= SHORT_CHARACTERS && !isCourse(piece.value)
        const isAnswer = named > 0 || (isShort && (shared > 1 || (shared > 0 && isBrief)))
        return { piece, score: isAnswer ? 2 * named + shared + Number(isOfPapers) : 0 }
      })
      return rated.toSorted((one, other) => other.score - one.score).slice(0, 1)
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ piece }) => piece)
  return [...new Set(best)]
}

/**
 * What the resume says of its writer outside of the jobs where the posting asks for it: enough years at its trade, what
 * answers its requirements, a move to its town, and from when they can work. Nothing that is `told` already.
 */
export function situationOf(
  assignment: Assignment,
  told: readonly Sentence[],
): {
  readonly years: readonly Sentence[]
  readonly gates: readonly Sentence[]
  readonly plans: readonly Sentence[]
} {
  const { facts, posting } = assignment
  const years = yearsAsked(posting)
  const there = `${posting.location}\n${posting.description}`
  const trade = termsOf(`${posting.title}\n${posting.description}`, facts.language)
  const isOfTrade = (text: string) => [...termsOf(text, facts.language)].some((term) => trade.has(term))
  const pieces = piecesOf(assignment).filter(
    ({ value, quote }) =>
      value.length <= MOST_CHARACTERS &&
      !value.includes('?') &&
      isQuotable(value) &&
      quote.split('\t').length < 3,
  )
  const skills = new Set(facts.skills.map(({ value }) => value))
  // "HubSpot → Marketo": two skills beside each other, and no label.
  const isOfSkills = (quote: string) =>
    quote.split('\t').every((column) => skills.has(column.replace(/\([^()]*\)$/u, '').trim()))
  const said = (some: readonly Fact[], least?: number): readonly Sentence[] =>
    some.map((piece) => ({
      text: `- ${capitalized(inOneLine(isOfSkills(piece.quote) ? piece.quote : withLabel(piece.quote, least)))}`,
      sources: [resumeSource(piece)],
    }))
  const first = (isAnswer: (text: string) => boolean) =>
    pieces.filter(({ value }) => isAnswer(value)).slice(0, 1)
  const ofYears = first(
    (text) =>
      years !== null &&
      !NO_ANSWER.test(text) &&
      (yearsIn(text) ?? -1) >= years &&
      text.split(/\s+/u).length >= FEWEST_WORDS &&
      isOfTrade(text),
  )
  const isTold = ({ span }: Fact) =>
    ofYears.some((piece) => piece.span.start === span.start) ||
    told.some(({ sources }) =>
      sources.some((one) => one.kind === 'resume' && one.start < span.end && span.start < one.end),
    )
  return {
    years: said(ofYears),
    gates: said(
      gatesOf(assignment, pieces)
        .filter((piece) => !isTold(piece))
        .slice(0, MOST_GATES),
      MIN_ALONE,
    ),
    plans: said([
      ...first((text) => MOVES.test(text) && placesIn(text).some((place) => there.includes(place))),
      ...first((text) => ASKS_WHEN.test(posting.description) && FREE.test(text)),
    ]),
  }
}
