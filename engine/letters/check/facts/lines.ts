import type { CheckContext, Rule } from '../model.ts'
import { placesNamed, type RecordLine, rolesNamed } from '../record.ts'
import { follows, states } from '../text/arithmetic.ts'
import { isMiscounted, linesTold, ofOtherYears } from '../text/lines-told.ts'
import type { Figure } from '../text/figures.ts'
import { stemOf, tellingStems, wordsOf } from '../text/words.ts'
import { inClauses, type ToldClause, type Wrong } from '../told.ts'

/** Sentences that go from one job to another: what follows may be of either. */
const ELSEWHERE =
  /\b(?:[Bb]efore|[Aa]fter|[Pp]rior to|[Ss]ince leaving|[Bb]evor|[Vv]or|[Nn]ach|[Aa]vant|[Aa]près|[Aa]ntes de|[Dd]espués de)\s(?:\p{Ll}+ ){0,3}(?!I\b)\p{Lu}|\b(?:davor|vorher|zuvor|before that|auparavant|previously|earlier|later|then)\b/u
/** Words that point back to the employer that was named last. */
const THERE = /(?<!\b(?:von|desde|de|from) )\b(?:there|dort|là|allí|ahí)\b/iu
const NOWHERE: ReadonlySet<string> = new Set()

/** True when all lines that a clause tells are of other jobs than those it is told of, which were no part of them. */
function isOfOthers(
  lines: readonly RecordLine[],
  roles: ReadonlySet<string>,
  { assignment: { facts } }: CheckContext,
): boolean {
  const named = facts.roles.filter(({ id }) => roles.has(id))
  const others = facts.roles.filter(
    ({ id, start, end }) =>
      !roles.has(id) &&
      // "In the Army I planned movement": the company was of the Army.
      !named.some(
        (whole) =>
          (whole.start?.value ?? '9') <= (start?.value ?? '') &&
          (whole.end?.value ?? '') >= (end?.value ?? '9'),
      ),
  )
  return roles.size > 0 && lines.length > 0 && lines.every(({ role }) => others.some(({ id }) => id === role))
}

/** True for a year that no line which the clause tells has, and in which no job of theirs was held. */
function isMisdated(
  year: Figure,
  clause: ToldClause,
  roles: ReadonlySet<string>,
  { records, assignment: { facts, today } }: CheckContext,
): boolean {
  const [value = 0] = year.values
  const said = tellingStems(clause.text)
  const isTelling = (stem: string) =>
    said.has(stem) &&
    !/^\d/u.test(stem) &&
    !records.places.has(stem) &&
    (records.weights.get(stem) ?? 0) > 2.5
  const isOfAnother = records.own.some((line) => states(line, year) && [...line.stems].some(isTelling))
  const yearOf = (date: string | undefined) =>
    date === 'present' ? today.getUTCFullYear() : Number(date?.slice(0, 4) ?? Number.NaN)
  const isHeld = (id: string | null) =>
    facts.roles.some(
      (role) =>
        role.id === id &&
        !(value < yearOf(role.start?.value) || value > yearOf(role.end?.value ?? 'present')),
    )
  const isOther = ({ kind, role, figures }: RecordLine): boolean => {
    const given = figures.flatMap(({ unit, values }) => (unit === 'calendar' ? values : []))
    if (value >= Math.min(...given) && value <= Math.max(...given)) return false
    // Of two jobs with one employer, either may be meant.
    return kind === 'header'
      ? ![role, ...roles].some(isHeld)
      : given.length > 0 || (role !== null && !isHeld(role))
  }
  const lines = linesTold(clause, records, true)
  return !isOfAnother && lines.length > 0 && lines.every(isOther)
}

/** True where a clause puts its one employer into a place of another job: "at Larkfield in Bath". */
function isMisplaced(clause: ToldClause, { records }: CheckContext): boolean {
  const [id, ...more] = clause.roles
  const role = records.roles.find((one) => one.id === id)
  if (role === undefined || more.length > 0 || role.place.length === 0) return false
  const stems = wordsOf(clause.text).map(({ key }) => stemOf(key))
  const last = stems.findLastIndex((stem) => role.employer.includes(stem))
  const at = stems.findIndex((stem, index) => index > last && index < last + 4 && /^(?:in|en|a)$/u.test(stem))
  const place = stems[at + 1] ?? ''
  const isOfAnother = records.roles.some((one) => one.id !== id && one.place.includes(place))
  const isOwn = records.own.some((line) => line.role === id && line.stems.has(place))
  return at >= 0 && isOfAnother && !isOwn && ![...role.place, ...role.employer].includes(place)
}

/**
 * L05: what a clause tells of a job, a year or a number agrees with the lines of the resume that it tells. A clause
 * that shares little with every line is the second reader's.
 */
export const l05Lines: Rule = (context) => {
  const { records, told, assignment } = context
  let last = NOWHERE
  return told.flatMap((sentence) => {
    const { text } = sentence
    const named = new Set([...rolesNamed(text, records), ...placesNamed(text, records)])
    let roles = named.size === 0 && THERE.test(text) ? last : NOWHERE
    last = named.size > 0 ? named : roles
    const isRemark = !sentence.clauses.some(({ isOwn }) => isOwn)
    const isTheirs = (figure: Figure) =>
      records.posting.some((line) => states(line, figure) || (isRemark && follows(figure, line)))
    return inClauses([sentence], (clause): readonly Wrong[] => {
      const { figures } = clause
      const own = new Set([...clause.roles, ...placesNamed(clause.text, records)])
      if (own.size > 0) roles = own
      if ((clause.isReaders && !clause.isOwn) || sentence.isQuestion) return []
      const isOfRole =
        own.size > 0 ||
        text.slice(0, clause.start).trimEnd().endsWith(':') ||
        (clause.isOwn && !figures.some(({ unit }) => unit === 'calendar'))
      const theirs = isOfRole ? roles : NOWHERE
      const alone = linesTold(clause, records)
      const lines = alone.length > 0 ? alone : linesTold(sentence, records)
      const wrong = figures.filter((figure) => {
        const isWrong =
          figure.unit === 'calendar'
            ? isMisdated(figure, clause, theirs, context)
            : figure.unit !== 'year' && isMiscounted(figure, clause, lines, records)
        return isWrong && !isTheirs(figure)
      })
      const isMoved =
        (isOfOthers(alone, theirs, context) && !ELSEWHERE.test(text)) || isMisplaced(clause, context)
      const all = new Set([...wrong, ...ofOtherYears(clause.text, lines, assignment.language)])
      return [
        ...(isMoved ? [['This belongs to another job of your resume.'] as const] : []),
        ...[...all].map(
          (figure): Wrong => [
            `Your resume has another ${figure.unit === 'calendar' ? 'year' : 'number'} than "${figure.text.trim()}" here.`,
            figure,
          ],
        ),
      ]
    })
  })
}
