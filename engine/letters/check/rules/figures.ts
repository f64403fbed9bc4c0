import type { Finding } from '../../../values/finding.ts'
import { error } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'
import { type RecordLine, type Records, rolesNamed, titlesNamed } from '../record.ts'
import { type Clause, clausesOf, isClaim } from '../text/clauses.ts'
import { withoutContacts } from '../text/contact-data.ts'
import { fitsMonths, monthsOf } from '../text/durations.ts'
import { type Figure, figuresIn } from '../text/figures.ts'
import { tellingStems } from '../text/words.ts'
import { isMisdated, isNoBeginning } from './years.ts'

/** Small numbers in words and short times count what is being told ("two things", "in two years"). */
const isFew = ({ isWord, values, unit }: Figure, clause: Clause): boolean => {
  if (unit === 'year' || unit === 'month')
    return !EXPERIENCE.test(clause.text) && values.every((value) => value <= (unit === 'year' ? 3 : 6))
  return isWord && unit === null && values.every((value) => value <= 4)
}

const isNear = (claimed: Figure, actual: number): boolean =>
  claimed.values.some((value) => {
    const off = Math.abs(value - actual)
    if (off <= Math.abs(actual) * 1e-6 + 1e-9) return true
    if (claimed.rounding === 'over') return actual > value && off <= actual * 0.1
    if (claimed.rounding === 'under') return actual < value && off <= value * 0.1
    return claimed.rounding === 'about' && off <= actual * 0.1
  })

/** Whether a line is about what a sentence tells: arithmetic with another line's figures proves nothing. */
function isAbout(sentence: string, { stems }: RecordLine): boolean {
  const said = tellingStems(sentence)
  return [...stems].some((stem) => stem.length > 3 && said.has(stem))
}

/** Sums, differences, changes in percent and ratios of two figures of one line. */
function follows(claimed: Figure, { figures }: RecordLine): boolean {
  const values = figures
    .filter(({ unit }) => unit !== 'calendar')
    .flatMap((figure) => figure.values.slice(0, 2))
  const isTotal =
    values.length > 2 &&
    isNear(
      claimed,
      values.reduce((sum, value) => sum + value, 0),
    )
  const isRest = claimed.unit === 'percent' && values.some((value) => isNear(claimed, 100 - value))
  if (isTotal || isRest) return true
  return values.some((one, at) =>
    values.some((other, index) => {
      if (index === at) return false
      const change = one === 0 ? 0 : (Math.abs(one - other) / Math.abs(one)) * 100
      return (
        isNear(claimed, Math.round(Math.abs(one - other) * 1e6) / 1e6) ||
        isNear(claimed, one + other) ||
        (one <= 12 && other <= 12 && isNear(claimed, one * other)) ||
        (claimed.unit === 'percent' &&
          claimed.values.some((value) => Number.isInteger(value) && Math.abs(value - change) <= 0.7)) ||
        (claimed.values.some((value) => value > 1) &&
          other !== 0 &&
          isNear(claimed, Math.round((one / other) * 10) / 10))
      )
    }),
  )
}

/** A figure within a range of a line: "a dozen" for "11 to 13 nurses". */
const isWithin = ({ values, unit }: Figure, { text }: RecordLine): boolean =>
  unit !== 'calendar' &&
  values.every(Number.isInteger) &&
  [...text.matchAll(/(\d+)\s?(?:to|-|–|bis|à|a)\s?(\d+)/gu)].some(([, low, high]) =>
    values.some((value) => value >= Number(low) && value <= Number(high)),
  )

const PERCENT = /%|percent|per cent|prozent|pour cent|por ciento/iu

/** With the magnitude that stands further on or is left out: "from 1.8 to 4.1". */
const withMagnitudes = (claimed: Figure): Figure => ({
  ...claimed,
  values: claimed.values.flatMap((value) =>
    Number.isInteger(value) ? [value] : [value, value * 1e3, value * 1e6],
  ),
})

function states(line: RecordLine, figure: Figure): boolean {
  const claimed = withMagnitudes(figure)
  return (
    (claimed.unit !== 'percent' || PERCENT.test(line.text)) &&
    (line.figures.some(({ values }) => values.some((value) => isNear(claimed, value))) ||
      isWithin(claimed, line))
  )
}

/** True for the second figure of "from 61 to 4" when the lines that have the first do not have it. */
function isOtherEnd(
  figure: Figure,
  clause: Clause,
  figures: readonly Figure[],
  { own, posting }: Records,
): boolean {
  const first = figures[figures.indexOf(figure) - 1]
  if (first === undefined || figure.unit === 'calendar' || first.unit === 'calendar') return false
  const between = clause.text.slice(first.end, figure.start)
  const isRange =
    /^\s?(?:%|\p{L}+)?\s(?:down |up )?(?:to|auf|à|a)\s[$€£]?$/iu.test(between) &&
    /(?:from|von|de|del)\s[$€£]?$/iu.test(clause.text.slice(0, first.start))
  const at = own.flatMap((line, index) => (states(line, first) ? [index] : []))
  const roles = new Set(at.map((index) => own[index]?.role ?? null))
  const near = own.filter(
    ({ role }, index) => (role !== null && roles.has(role)) || at.some((line) => Math.abs(line - index) <= 1),
  )
  return isRange && at.length > 0 && ![...near, ...posting].some((line) => states(line, figure))
}

/** A resume that states its whole experience is believed before its dates. */
const EXPERIENCE = /experience|erfahrung|expérience|experiencia/iu

/** What an experience is of: "years of HSE experience", "d'expérience en RH". */
const FIELD =
  /(?:years?|months?) of (?<before>[\p{L}&/ -]{2,40}?) experience|(?:experience|erfahrung|expérience|experiencia) (?:in|im|mit|with|en|dans|como|as) (?<after>[\p{L}&/-]{2,30})/iu

/** True when an experience is claimed of a field that no word of the resume names. */
function isOfAnotherField(clause: Clause, { ownStems, namedStems }: Records): boolean {
  const { before, after } = FIELD.exec(clause.text)?.groups ?? {}
  const words = [...tellingStems(before ?? after ?? '')]
  return (
    words.length > 0 && isClaim(clause) && words.every((word) => !ownStems.has(word) && !namedStems.has(word))
  )
}

/** Words by which a time since a degree or a certificate is told. */
const SCHOOLING =
  /degree|graduat|bachelor|master|diplom|certif|licen[cs]e|qualif|studi|examen|abschluss|geprüft|ausbildung|gelernt|bilanz|formation|brevet|título|titulad|formación/iu

const isDuration = ({ unit }: Figure): boolean => unit === 'year' || unit === 'month'

/** Why a figure may not stand where it stands; null when it may. */
function wrong(
  figure: Figure,
  clause: Clause,
  sentence: string,
  context: CheckContext,
  figures: readonly Figure[],
  told: ReadonlySet<string>,
): string | null {
  const { assignment, records } = context
  const isQuestion = sentence.trimEnd().endsWith('?')
  if (isFew(figure, clause) || (isQuestion && figure.unit === 'minute')) return null
  const isTheirs = records.posting.some((line) => states(line, figure))
  const shown = figure.text.trim()
  if (isMisdated(figure, clause, figures, context) || isNoBeginning(figure, clause, context))
    return `Your resume has another year than "${shown}" here.`
  if (isOtherEnd(figure, clause, figures, records))
    return `Your resume has another figure than "${shown}" here.`
  if (isDuration(figure) && figure.values.some((value) => value >= 1)) {
    if (isOfAnotherField(clause, records)) return `Your resume names no experience of this kind.`
    const named = new Set([...rolesNamed(clause.text, records), ...titlesNamed(clause.text, records)])
    const totals = records.own
      .flatMap((line) => (EXPERIENCE.test(line.text) ? line.figures : []))
      .filter(isDuration)
    if (named.size === 0 && totals.length > 0 && EXPERIENCE.test(clause.text) && isClaim(clause))
      return totals.some(({ values, unit }) =>
        fitsMonths(
          figure,
          values.map((value) => (unit === 'year' ? value * 12 : value)),
        ),
      )
        ? null
        : `Your resume gives another time of experience than "${shown}".`
    const months = monthsOf(assignment, named.size > 0 ? named : null, SCHOOLING.test(sentence))
    if (fitsMonths(figure, months)) return null
    return records.posting.some((line) =>
      line.figures.some((one) => one.unit === figure.unit && states({ ...line, figures: [one] }, figure)),
    ) && !isClaim(clause)
      ? null
      : `"${shown}" is no duration that the dates of your resume come to.`
  }
  const stating = records.own.filter((line) => states(line, figure))
  const derived =
    stating.length > 0
      ? []
      : records.own.filter(
          (line) => (figure.unit !== 'percent' || isAbout(sentence, line)) && follows(figure, line),
        )
  const found = [...stating, ...derived]
  if (found.length === 0) {
    if (isTheirs && (!isClaim(clause) || figure.unit === 'calendar')) return null
    if (isTheirs) return `"${shown}" stands in the posting, not in your resume.`
    return `"${shown}" stands in no source.`
  }
  const isOneOfTwoYears =
    figure.unit === 'calendar' && (sentence.match(/\b(?:19|20)\d{2}\b/gu) ?? []).length > 1
  return movedTo(found, sentence, told) && !isTheirs && !isOneOfTwoYears
    ? `"${shown}" belongs to another job of your resume.`
    : null
}

/** Sentences that go from one named job to another: the figure may be of either. */
const ELSEWHERE =
  /\b(?:before|after|prior to|since leaving|bevor|vor|nach|avant|après|antes de|después de)\s(?:\p{Ll}+ ){0,3}\p{Lu}/u

/** True when a sentence is told of one employer and all lines with the figure belong to others. */
function movedTo(found: readonly RecordLine[], sentence: string, named: ReadonlySet<string>): boolean {
  return (
    named.size > 0 &&
    !ELSEWHERE.test(sentence) &&
    found.every(({ role }) => role !== null && !named.has(role))
  )
}

/** Words that point back to the employer that was named last. */
const THERE = /(?<!\b(?:von|desde|de|from) )\b(?:there|dort|là|allí|ahí)\b/iu

/** Names with a number: "Year 9", "S7", "ISO 9001", "WCAG 2.1", "Level 3", "OSHA 30", phone numbers and links. */
const NAMED_NUMBER = /\b\p{Lu}[\p{L}&]*[\s-]\d+(?:\.\d+)*(?:\s?\p{Lu}{1,3}\b)?/gu
const blank = (said: string): string => ' '.repeat(said.length)

/** A text without digits that are no figures; a named number stays unless a record has it as it stands. */
function figuresOnly(text: string, { own, posting }: Records): string {
  const record = [...own, ...posting].map((line) => line.text).join('\n')
  return withoutContacts(text).replaceAll(NAMED_NUMBER, (said) =>
    record.includes(said) ? blank(said) : said,
  )
}

const MONTHS: readonly RegExp[] = [
  /jan(?:uary|uar|vier)?\b|enero/iu,
  /feb(?:ruary|ruar)?\b|février|febrero/iu,
  /mar(?:ch|s)?\b|märz|marzo/iu,
  /apr(?:il)?\b|avril|abril/iu,
  /\bma(?:y|i|yo)\b/iu,
  /jun[ie]?\b|juin|junio/iu,
  /jul[iy]?\b|juillet|julio/iu,
  /aug(?:ust)?\b|août|agosto/iu,
  /sept?(?:ember)?\b|septembre|septiembre/iu,
  /o[ck]t(?:ober)?\b|octobre|octubre/iu,
  /nov(?:ember)?\b|novembre|noviembre/iu,
  /de[cz](?:ember)?\b|décembre|diciembre/iu,
]
const MONTH_AND_YEAR = /(?<month>\p{L}{3,10})\.?(?: de| del|,)? (?<year>(?:19|20)\d{2})\b/gu

const DAY_OF_MONTH =
  /(?<before>\p{L}{3,10})\.? (?<day>[1-9]|[12]\d|3[01])(?![\d.,%]*\d|\s?%)|(?:[1-9]|[12]\d|3[01])(?:\.|er|º)? (?:de )?(?<after>\p{L}{3,10})/gu

const monthOf = (word: string): number =>
  MONTHS.findIndex((pattern) => new RegExp(`^(?:${pattern.source})$`, 'iu').test(word)) + 1

/** Days of a month that no record has: the day on which an earlier email was sent is the only one of a follow-up. */
function wrongDays(text: string, { own, posting }: Records) {
  const written = [...own, ...posting].map((line) => line.text.toLowerCase())
  return [...text.matchAll(DAY_OF_MONTH)].filter(
    ({ 0: said, groups }) =>
      monthOf(groups?.['before'] ?? groups?.['after'] ?? '') > 0 &&
      !written.some((line) => line.includes(said.toLowerCase())),
  )
}

/** Months with a year that no date of a record has: "March 2018" for 2019-03. */
function wrongMonths(text: string, { assignment: { facts, resumeText, posting }, records }: CheckContext) {
  const named = new Set([...rolesNamed(text, records), ...titlesNamed(text, records)])
  const roles = named.size === 0 ? facts.roles : facts.roles.filter(({ id }) => named.has(id))
  const dates = [
    ...roles.flatMap(({ start, end }) => [start, end]),
    ...facts.education.flatMap(({ start, end }) => [start, end]),
    ...facts.certificates.map(({ year }) => year),
  ].flatMap((fact) => fact?.value ?? [])
  const written = `${resumeText}\n${posting.description}`.toLowerCase()
  return [...text.matchAll(MONTH_AND_YEAR)].filter(({ 0: said, groups }) => {
    const month = monthOf(groups?.['month'] ?? '')
    const date = `${groups?.['year']}-${String(month).padStart(2, '0')}`
    const inDigits = new RegExp(String.raw`\b0?${month}[/.]${groups?.['year']}\b`, 'u')
    const isWritten = named.size === 0 && (written.includes(said.toLowerCase()) || inDigits.test(written))
    return month > 0 && !dates.includes(date) && !isWritten
  })
}

/** L05: each figure, date and duration stands in the record that it is told of, or follows from one line of it. */
export const l05Figures: Rule = (context) => {
  const subject = { text: context.letter.subject, span: null }
  let last: ReadonlySet<string> = new Set()
  return [subject, ...context.sentences].flatMap(({ text, span }): readonly Finding[] => {
    const plain = figuresOnly(text, context.records)
    const named = rolesNamed(plain, context.records)
    const told = named.size === 0 && THERE.test(plain) ? last : named
    last = ELSEWHERE.test(plain) ? new Set() : named
    const at = (start: number, end: number) =>
      span === null ? null : { start: span.start + start, end: span.start + end }
    const figures = clausesOf({ text: plain }).flatMap((clause) =>
      figuresIn(clause.text, context.assignment.language).flatMap((figure, _, all) => {
        const message = wrong(figure, clause, plain, context, all, told)
        const start = clause.start + figure.start
        return message === null ? [] : [error('L05', message, at(start, clause.start + figure.end))]
      }),
    )
    const months = [...wrongMonths(plain, context), ...wrongDays(plain, context.records)].map(
      ({ 0: said, index }) =>
        error('L05', `"${said}" is no date of your resume.`, at(index, index + said.length)),
    )
    return [...figures, ...months]
  })
}
