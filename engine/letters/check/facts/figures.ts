import type { CheckContext, Rule } from '../model.ts'
import type { RecordLine, Records } from '../record.ts'
import { addsUp, follows, states } from '../text/arithmetic.ts'
import { type Clause, isClaim } from '../text/clauses.ts'
import { fitsMonths, monthsOf } from '../text/durations.ts'
import type { Figure } from '../text/figures.ts'
import { tellingStems } from '../text/words.ts'
import { inClauses, type Told, type ToldClause, type Wrong } from '../told.ts'
import { spanOf } from '../findings.ts'
import { wrongDates } from './dates.ts'

const EXPERIENCE = /experience|erfahrung|expérience|experiencia/iu

/** Small numbers in words and short times count what is being told ("two things", "in two years"). */
const isFew = ({ isWord, values, unit }: Figure, clause: Clause): boolean => {
  if (unit === 'year' || unit === 'month')
    return !EXPERIENCE.test(clause.text) && values.every((value) => value <= (unit === 'year' ? 3 : 6))
  return isWord && unit === null && values.every((value) => value <= 4)
}

/** Whether a line is about what a sentence tells: arithmetic with another line's figures proves nothing. */
function isAbout({ text, figures }: Told, line: RecordLine): boolean {
  const said = tellingStems(text)
  return (
    [...line.stems].some((stem) => stem.length > 3 && !/^\d/u.test(stem) && said.has(stem)) ||
    figures.filter((figure) => figure.unit !== 'calendar' && states(line, figure)).length > 1
  )
}

/** Words by which a time since a degree or a certificate is told. */
const SCHOOLING =
  /degree|graduat|bachelor|master|diplom|certif|licen[cs]e|qualif|studi|examen|abschluss|geprüft|ausbildung|gelernt|bilanz|formation|brevet|título|titulad|formación/iu
/** A time between two events rather than one that was spent. */
const LATER = /^\s\p{L}+ (?:later|after|earlier|später|davor|danach|plus tard|après|después|más tarde)\b/iu

/** Words that count from a beginning to today. */
const AGO = /(?<!\p{L})(?:ago|since|back|vor|seit|her|il y a|depuis|cela fait|hace|desde|llevo)(?!\p{L})/iu

const isDuration = ({ unit }: Figure): boolean => unit === 'year' || unit === 'month'

/** Words behind a number of years that say of what they are: "years of experience in payments". */
const OF_WHAT = 7
const NO_THING = /^(?:(?:year|yr|jahr|ans?|anne|ano|month|monat|mois|mes)s?$|experien|erfahr)/iu
/** The time that something took: "in two years sales rose". */
const TAKEN = /(?<!\p{L})(?:in|within|innerhalb von|binnen|en)\s$/iu
const thingOf = (text: string, { end }: Figure): readonly string[] =>
  [
    ...tellingStems(
      text
        .slice(end)
        .split(/\s+/u, OF_WHAT + 1)
        .join(' '),
    ),
  ].filter((stem) => !NO_THING.test(stem))

/** True for more years of a thing than the resume states: ten where it says "8 years in payments". */
function isMoreThanStated(figure: Figure, { text, roles }: ToldClause, { own, places }: Records): boolean {
  if (figure.unit !== 'year' || roles.size > 0) return false
  const things = thingOf(text, figure).filter((stem) => !places.has(stem))
  const told = own.filter(({ kind }) => kind === 'line')
  const stated = told.flatMap((line) =>
    line.figures.flatMap((one) =>
      one.unit === 'year' &&
      line.text[one.end] !== '-' &&
      !TAKEN.test(line.text.slice(0, one.start)) &&
      thingOf(line.text, one).some((stem) => things.includes(stem))
        ? one.values
        : [],
    ),
  )
  const isMore = stated.length > 0 && Math.min(...figure.values) > Math.max(...stated) + 1
  // The same number of years may be stated elsewhere: "15+ years in health care".
  const isSame = ({ text: said, figures }: RecordLine) =>
    figures.some(
      ({ values, unit, end }) =>
        values.includes(figure.values[0] ?? 0) && (unit === 'year' || said[end] === '+'),
    )
  return isMore && !told.some(isSame)
}

/** True for years or months that the dates of the resume do not come to. */
function isWrongDuration(figure: Figure, clause: ToldClause, { text }: Told, context: CheckContext): boolean {
  if (LATER.test(clause.text.slice(figure.end))) return false
  const isNamed = clause.roles.size > 0
  const months = monthsOf(context, isNamed ? clause.roles : null, {
    isOfSchooling: SCHOOLING.test(text),
    isAgo: !isNamed || AGO.test(text),
  })
  if (fitsMonths(figure, months)) return false
  const isAsked = context.records.posting.some((line) =>
    line.figures.some((one) => one.unit === figure.unit && states({ ...line, figures: [one] }, figure)),
  )
  return isClaim(clause) || !(clause.isReaders || isAsked)
}

/** Why a figure may not stand where it stands. */
function wrong(figure: Figure, clause: ToldClause, told: Told, context: CheckContext): readonly Wrong[] {
  const { records } = context
  const shown = figure.text.trim()
  if (isFew(figure, clause) || (told.isQuestion && figure.unit === 'minute')) return []
  if (isDuration(figure) && figure.values.some((value) => value >= 1)) {
    if (isWrongDuration(figure, clause, told, context))
      return [[`"${shown}" is no duration that the dates of your resume come to.`, figure]]
    return isMoreThanStated(figure, clause, records)
      ? [['Your resume states fewer years of this.', figure]]
      : []
  }
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
    !told.figures.some(({ unit }) => unit === 'calendar')
  const others = (all: Told['figures']) => all.filter(({ text, isNamed }) => !isNamed && text !== figure.text)
  const isTheirs = records.posting.some(
    (line) => states(line, figure) || (!clause.isOwn && follows(figure, line)),
  )
  return isStated || isTheirs || isRemark || addsUp(figure, others(told.before), others(told.figures))
    ? []
    : [[`"${shown}" stands in no source.`, figure, true]]
}

/**
 * L05: each figure, date and duration stands in the record that it is told of, or follows from one line of it or
 * from what the letter itself adds up.
 */
export const l05Figures: Rule = (context) =>
  inClauses(context.told, (clause, sentence): readonly Wrong[] => [
    ...clause.figures.flatMap((figure) => (figure.isNamed ? [] : wrong(figure, clause, sentence, context))),
    ...wrongDates(clause, context).map(
      ([match, isCertain]): Wrong => [`"${match[0]}" is no date of your resume.`, spanOf(match), isCertain],
    ),
  ])
