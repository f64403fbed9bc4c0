import type { LetterLanguage } from '../../values/letter-languages.ts'
import type { Finding } from '../../values/finding.ts'
import type { Span } from '../../values/resume-facts.ts'
import { doubt, error } from './findings.ts'
import { type Records, rolesNamed } from './record.ts'
import { states } from './text/arithmetic.ts'
import { type Clause, clausesOf } from './text/clauses.ts'
import { withoutContacts } from './text/contact-data.ts'
import { type Figure, figuresIn } from './text/figures.ts'

/** A figure of a letter, and whether it is a part of a name. */
interface ToldFigure extends Figure {
  readonly isNamed: boolean
}

/** A clause with its figures and the roles whose employers it names. */
export interface ToldClause extends Clause {
  readonly figures: readonly ToldFigure[]
  readonly roles: ReadonlySet<string>
}

/** The subject, which has no place in the body, or a sentence of a letter. */
export interface Told {
  readonly text: string
  readonly span: Span | null
  readonly isQuestion: boolean
  readonly figures: readonly ToldFigure[]
  /** Figures of the sentence before. */
  readonly before: readonly ToldFigure[]
  readonly clauses: readonly ToldClause[]
}

/** What stands in a clause of a sentence, with its place in the clause. */
export const within = <Placed extends Span>(
  { start, text }: Clause,
  all: readonly Placed[],
): readonly Placed[] =>
  all.flatMap((one) =>
    one.start >= start && one.start < start + text.length
      ? [{ ...one, start: one.start - start, end: one.end - start }]
      : [],
  )

/** Names with a number: "Year 9", "S7", "ISO 9001", "WCAG 2.1", "Level 3", "OSHA 30". */
const NAMED_NUMBER = /\b\p{Lu}[\p{L}&]*[\s-](?!(?:19|20)\d{2}\b)\d+(?:[.,]\d+)*(?:\s?\p{Lu}{1,3}\b)?/gu

/** A number that counts nothing itself counts what the one before counted: "You ask for two years; I have nine". */
const BARE = /^\s*(?:[.,;:!?]|$|\s(?:in|at|with|of them|bei|davon|en|chez|dans|con|als|as)\b)/iu
const HAVE =
  /\b(?:have|offer|bring|for|habe|seit|en|depuis|tengo|llevo)\s(?:(?:more than|over|almost|nearly|mehr als|über|fast|plus de|presque|más de|casi)\s)?$/iu

/** The figures of a sentence; a named number counts nothing where a record has it as it stands. */
function figuresOf(
  text: string,
  before: readonly Figure[],
  language: LetterLanguage,
  { own, posting }: Records,
): readonly ToldFigure[] {
  const plain = text.replaceAll(NAMED_NUMBER, (said) =>
    [...own, ...posting].some((line) => line.text.includes(said)) ? ' '.repeat(said.length) : said,
  )
  const figures = figuresIn(plain, language)
  const named = figuresIn(text, language).filter(({ start }) => plain[start] === ' ')
  const counted = figures.map((figure, at) => {
    const { unit, values, start, end } = figure
    const isBare = unit === null && values.every((value) => value < 40) && BARE.test(plain.slice(end))
    const isHad = () => HAVE.test(plain.slice(0, start)) || !own.some((line) => states(line, figure))
    const isAfterYears = [...before, ...figures.slice(0, at)].some((one) => one.unit === 'year')
    const isYears = isBare && isAfterYears && isHad()
    return { ...figure, isNamed: false, unit: isYears ? ('year' as const) : unit }
  })
  return [...counted, ...named.map((figure) => ({ ...figure, isNamed: true }))]
}

/** Sentences by their clauses, with what the facts are compared by. */
export function toldOf(
  sentences: readonly Pick<Told, 'text' | 'span'>[],
  language: LetterLanguage,
  records: Records,
): readonly Told[] {
  let before: readonly ToldFigure[] = []
  return sentences.map(({ text: whole, span }) => {
    const text = withoutContacts(whole)
    const figures = figuresOf(text, before, language, records)
    const clauses = clausesOf(text).map((clause) => ({
      ...clause,
      figures: within(clause, figures),
      roles: rolesNamed(clause.text, records),
    }))
    const told = { text, span, isQuestion: text.trimEnd().endsWith('?'), figures, before, clauses }
    before = figures
    return told
  })
}

/** A fact that is wrong, and where it stands in its clause; certain if no reading of the sentence could make it right. */
export type Wrong = readonly [message: string, at?: Span, isCertain?: boolean]

/** L05 for what is wrong in each clause. */
export const inClauses = (
  told: readonly Told[],
  wrongIn: (clause: ToldClause, sentence: Told) => readonly Wrong[],
): readonly Finding[] =>
  told.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) =>
      wrongIn(clause, sentence).map(
        ([message, at = { start: 0, end: clause.text.length }, isCertain = false]) => {
          const from = (sentence.span?.start ?? 0) + clause.start
          const span = sentence.span && { start: from + at.start, end: from + at.end }
          return (isCertain ? error : doubt)('L05', message, span)
        },
      ),
    ),
  )
