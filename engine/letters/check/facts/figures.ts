import type { Finding } from '../../../values/finding.ts'
import { error } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'
import { type RecordLine, type Records, rolesNamed } from '../record.ts'
import { addsUp, follows, states } from '../text/arithmetic.ts'
import { type Clause, clausesOf, isClaim } from '../text/clauses.ts'
import { withoutContacts } from '../text/contact-data.ts'
import { fitsMonths, monthsOf } from '../text/durations.ts'
import { type Figure, figuresIn } from '../text/figures.ts'
import { tellingStems } from '../text/words.ts'
import { wrongDates } from './dates.ts'

/** What has to be known of a sentence to judge its figures. */
interface Told {
  readonly sentence: string
  readonly clauses: readonly Clause[]
  /** Figures of the sentence before, and of this one. */
  readonly before: readonly Figure[]
  readonly now: readonly Figure[]
}

const EXPERIENCE = /experience|erfahrung|expérience|experiencia/iu

/** Small numbers in words and short times count what is being told ("two things", "in two years"). */
const isFew = ({ isWord, values, unit }: Figure, clause: Clause): boolean => {
  if (unit === 'year' || unit === 'month')
    return !EXPERIENCE.test(clause.text) && values.every((value) => value <= (unit === 'year' ? 3 : 6))
  return isWord && unit === null && values.every((value) => value <= 4)
}

/** Whether a line is about what a sentence tells: arithmetic with another line's figures proves nothing. */
function isAbout({ sentence, now }: Told, line: RecordLine): boolean {
  const said = tellingStems(sentence)
  return (
    [...line.stems].some((stem) => stem.length > 3 && !/^\d/u.test(stem) && said.has(stem)) ||
    now.filter((figure) => figure.unit !== 'calendar' && states(line, figure)).length > 1
  )
}

/** A number that counts nothing itself counts what the one before counted: "You ask for two years; I have nine". */
const BARE = /^\s*(?:[.,;:!?]|$|\s(?:in|at|with|of them|bei|davon|en|chez|dans|con|als|as)\b)/iu
function completed(
  figures: readonly Figure[],
  text: string,
  before: readonly Figure[],
  { own }: Records,
): readonly Figure[] {
  const hasYears = (all: readonly Figure[]): boolean => all.some(({ unit }) => unit === 'year')
  return figures.map((figure, at) => {
    const isBare =
      figure.unit === null && figure.values.every((value) => value < 40) && BARE.test(text.slice(figure.end))
    return isBare &&
      hasYears([...before, ...figures.slice(0, at)]) &&
      (/\b(?:have|offer|bring|for|habe|seit|en|depuis|tengo|llevo)\s(?:(?:more than|over|almost|nearly|mehr als|über|fast|plus de|presque|más de|casi)\s)?$/iu.test(
        text.slice(0, figure.start),
      ) ||
        !own.some((line) => states(line, figure)))
      ? { ...figure, unit: 'year' }
      : figure
  })
}

/** Words by which a time since a degree or a certificate is told. */
const SCHOOLING =
  /degree|graduat|bachelor|master|diplom|certif|licen[cs]e|qualif|studi|examen|abschluss|geprüft|ausbildung|gelernt|bilanz|formation|brevet|título|titulad|formación/iu
/** A time between two events rather than one that was spent. */
const LATER = /^\s\p{L}+ (?:later|after|earlier|später|davor|danach|plus tard|après|después|más tarde)\b/iu

/** Words that count from a beginning to today. */
const AGO = /(?<!\p{L})(?:ago|since|back|vor|seit|her|il y a|depuis|cela fait|hace|desde|llevo)(?!\p{L})/iu

const isDuration = ({ unit }: Figure): boolean => unit === 'year' || unit === 'month'

/** True for years or months that the dates of the resume do not come to. */
function isWrongDuration(
  figure: Figure,
  clause: Clause,
  { sentence }: Told,
  { assignment, records }: CheckContext,
): boolean {
  if (LATER.test(clause.text.slice(figure.end))) return false
  const named = rolesNamed(clause.text, records)
  const months = monthsOf(assignment, named.size > 0 ? named : null, {
    isOfSchooling: SCHOOLING.test(sentence),
    isAgo: named.size === 0 || AGO.test(sentence),
  })
  if (fitsMonths(figure, months)) return false
  const isAsked = records.posting.some((line) =>
    line.figures.some((one) => one.unit === figure.unit && states({ ...line, figures: [one] }, figure)),
  )
  return isClaim(clause) || !(clause.isReaders || isAsked)
}

/** Why a figure may not stand where it stands; null when it may. */
function wrong(figure: Figure, clause: Clause, told: Told, context: CheckContext): string | null {
  const { records } = context
  const { sentence } = told
  const shown = figure.text.trim()
  if (isFew(figure, clause) || (sentence.trimEnd().endsWith('?') && figure.unit === 'minute')) return null
  if (isDuration(figure) && figure.values.some((value) => value >= 1))
    return isWrongDuration(figure, clause, told, context)
      ? `"${shown}" is no duration that the dates of your resume come to.`
      : null
  const isStated = records.own.some(
    (line) =>
      states(line, figure) || ((figure.unit !== 'percent' || isAbout(told, line)) && follows(figure, line)),
  )
  // A number in words that is told of nobody and of no year is a remark: "more than fifty temps would do".
  const isRemark =
    figure.isWord &&
    figure.unit === null &&
    figure.values.every((value) => value <= 100) &&
    !told.clauses.some(({ isOwn }) => isOwn) &&
    !told.now.some(({ unit }) => unit === 'calendar')
  const others = (all: readonly Figure[]) => all.filter(({ text }) => text !== figure.text)
  const followsTheirs = !clause.isOwn && records.posting.some((line) => follows(figure, line))
  const isTheirs = records.posting.some((line) => states(line, figure))
  return isStated ||
    isTheirs ||
    followsTheirs ||
    isRemark ||
    addsUp(figure, others(told.before), others(told.now))
    ? null
    : `"${shown}" stands in no source.`
}

/** Names with a number: "Year 9", "S7", "ISO 9001", "WCAG 2.1", "Level 3", "OSHA 30". */
const NAMED_NUMBER = /\b\p{Lu}[\p{L}&]*[\s-](?!(?:19|20)\d{2}\b)\d+(?:[.,]\d+)*(?:\s?\p{Lu}{1,3}\b)?/gu

/** A text without digits that are no figures; a named number stays unless a record has it as it stands. */
function figuresOnly(text: string, { own, posting }: Records): string {
  const record = [...own, ...posting].map((line) => line.text).join('\n')
  return withoutContacts(text).replaceAll(NAMED_NUMBER, (said) =>
    record.includes(said) ? ' '.repeat(said.length) : said,
  )
}

/**
 * L05: each figure, date and duration stands in the record that it is told of, or follows from one line of it or
 * from what the letter itself adds up.
 */
export const l05Figures: Rule = (context) => {
  const { records, assignment, letter } = context
  let before: readonly Figure[] = []
  return [{ text: letter.subject, span: null }, ...context.sentences].flatMap(
    ({ text, span }): readonly Finding[] => {
      const sentence = figuresOnly(text, records)
      const now = completed(figuresIn(sentence, assignment.language), sentence, before, records)
      const clauses = clausesOf({ text: sentence })
      const told = { sentence, clauses, before, now }
      before = now
      return clauses.flatMap((clause) => {
        const at = (start: number, end: number) =>
          span && { start: span.start + clause.start + start, end: span.start + clause.start + end }
        const inClause = figuresIn(clause.text, assignment.language).map((figure) => ({
          ...figure,
          unit: now.find(({ start }) => start === clause.start + figure.start)?.unit ?? figure.unit,
        }))
        const figures = inClause.flatMap((figure) => {
          const message = wrong(figure, clause, told, context)
          return message === null ? [] : [error('L05', message, at(figure.start, figure.end))]
        })
        const dates = wrongDates(clause.text, context).map(({ 0: said, index }) =>
          error('L05', `"${said}" is no date of your resume.`, at(index, index + said.length)),
        )
        return [...figures, ...dates]
      })
    },
  )
}
