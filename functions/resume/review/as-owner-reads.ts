import type { FactField } from '#shared/models/resume-facts.ts'
import { editText, type EditedText, type Insertion, wholeLines } from '../facts/edit-text.ts'
import { type FieldValue, fieldValues, isOwnersValue } from '../facts/field-values.ts'
import { factItems, FIELDS_OF, headlineId, nameId, type ReadItem } from '../fact-items.ts'
import { instructionLines, looksLikeInstruction } from '../instruction-like.ts'
import { findFigures } from '../layout/words/figures.ts'
import type {
  Certificate,
  Education,
  Fact,
  ListedFact,
  ResumeFacts,
  ResumeLine,
  ResumeRole,
  Span,
} from '../model.ts'
import { withAdded } from './owner-added.ts'
import type { FactReview } from './review.ts'

export interface OwnersResume {
  readonly text: string
  readonly facts: ResumeFacts
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

interface Given {
  readonly value: FieldValue
  readonly insertion: Insertion
}

interface Plan {
  readonly cuts: readonly Span[]
  readonly given: readonly Given[]
  readonly kept: readonly Span[]
}

/** Facts that are no items: how the owner is reached, and where they live. */
const addresses = ({ emails, phones, links, location }: ResumeFacts): readonly Fact[] => [
  ...emails,
  ...phones,
  ...links,
  ...(location === null ? [] : [location]),
]

/**
 * What to cut, what to put in, and what has to stay whole. An owner's value takes the place of what was read;
 * where other facts share those words, it stands on a line of its own.
 */
function planOf(
  text: string,
  facts: ResumeFacts,
  values: readonly FieldValue[],
  dropped: readonly ReadItem[],
): Plan {
  const read = values.flatMap((value) => (value.read === null ? [] : [{ value, span: value.read.span }]))
  const kept = [
    ...addresses(facts).map(({ span }) => span),
    ...read
      .filter(({ value }) => value.counts !== null && !isOwnersValue(value.counts))
      .map(({ span }) => span),
  ]
  const others = (value: FieldValue): readonly Span[] => [
    ...addresses(facts).map(({ span }) => span),
    ...read.filter((one) => one.value !== value).map(({ span }) => span),
  ]
  const given = values.flatMap((value): readonly Given[] => {
    if (!isOwnersValue(value.counts)) return []
    const span = value.read?.span ?? null
    const inPlace = span !== null && !others(value).some((other) => overlap(span, other))
    return [
      {
        value,
        insertion: {
          at: inPlace ? span.start : (value.item.span?.start ?? 0),
          words: value.counts.written,
          ownLine: !inPlace,
        },
      },
    ]
  })
  // An order that the owner confirmed stands as it was.
  const meant = read.filter(({ value }) => value.counts !== null && looksLikeInstruction(value.counts.value))
  const orders = instructionLines(text).filter((line) => !meant.some(({ span }) => overlap(span, line)))
  const gone = [
    ...dropped.flatMap((item) => [item.span, ...item.values.map(({ fact }) => fact?.span ?? null)]),
    ...values.filter(({ counts }) => counts === null).map(({ read: fact }) => fact?.span ?? null),
    ...orders,
  ]
  const replaced = given.flatMap(({ value }) => (value.read === null ? [] : [value.read.span]))
  return {
    cuts: [...gone.filter((span) => span !== null).map((span) => wholeLines(text, span)), ...replaced],
    given,
    kept,
  }
}

/** Rebuilds the facts upon the edited text. */
function rebuild(
  facts: ResumeFacts,
  values: readonly FieldValue[],
  given: readonly Given[],
  edited: EditedText,
): ResumeFacts {
  const standing = new Set(values.map(({ item }) => item.id))
  const moved = (fact: Fact): Fact => ({ ...fact, span: edited.moved(fact.span) })
  const found = new Map<string, Fact>()
  for (const { item, field, counts } of values)
    if (counts !== null && !isOwnersValue(counts)) found.set(`${item.id} ${field}`, moved(counts))
  for (const [at, { value }] of given.entries()) {
    const span = edited.inserted[at]
    if (span !== undefined && isOwnersValue(value.counts))
      found.set(`${value.item.id} ${value.field}`, {
        value: value.counts.value,
        span,
        quote: value.counts.written,
        confidence: 1,
      })
  }
  const of = (id: string, field: FactField): Fact | null => found.get(`${id} ${field}`) ?? null
  const stands = ({ id }: { readonly id: string }): boolean => standing.has(id)
  const listed = (all: readonly ListedFact[]): readonly ListedFact[] =>
    all.flatMap(({ id }) => {
      const fact = of(id, 'text')
      return fact === null ? [] : [{ ...fact, id }]
    })
  const withFields = <Item extends ResumeRole | Education | Certificate>(
    items: readonly Item[],
    fields: readonly FactField[],
  ): readonly Item[] =>
    items.filter(stands).map((item) => ({
      ...item,
      ...Object.fromEntries(fields.map((field) => [field, of(item.id, field)])),
      span: edited.region(item.span),
    }))
  const lines = facts.lines.flatMap((line): readonly ResumeLine[] => {
    const statement = of(line.id, 'text')
    if (statement === null) return []
    const isAsRead = statement.value === line.statement.value
    return [{ ...line, statement, numbers: isAsRead ? line.numbers.map(moved) : figuresOf(statement) }]
  })
  return {
    ...facts,
    roles: withFields(facts.roles, FIELDS_OF.role.fields),
    lines,
    certificates: withFields(facts.certificates, FIELDS_OF.certificate.fields),
    education: withFields(facts.education, FIELDS_OF.education.fields),
    name: of(nameId(facts), 'text'),
    headline: facts.headline && of(headlineId(facts.headline), 'text'),
    emails: facts.emails.map(moved),
    phones: facts.phones.map(moved),
    links: facts.links.map(moved),
    location: facts.location && moved(facts.location),
    skills: listed(facts.skills),
    languages: listed(facts.languages),
  }
}

/** The figures of the owner's own wording. */
const figuresOf = ({ quote, span }: Fact): readonly Fact[] =>
  findFigures(quote, 0, quote.length).map((figure) => ({
    ...figure,
    confidence: 1,
    span: { start: figure.span.start + span.start, end: figure.span.end + span.start },
  }))

/**
 * The resume as its owner reads it, in text and facts: corrections stand in the text, hidden items and what
 * nobody confirmed are gone from both, and so are lines that give orders to a machine; added facts follow at
 * the end. Letters rest on nothing else. Ids of the review that this resume does not have are ignored.
 */
export function asOwnerReads(
  text: string,
  facts: ResumeFacts,
  review: FactReview,
  resumeId: string,
): OwnersResume {
  const { values, dropped } = fieldValues(facts, review, resumeId)
  const { cuts, given, kept } = planOf(text, facts, values, dropped)
  const edited = editText(
    text,
    cuts,
    given.map(({ insertion }) => insertion),
    kept,
  )
  return withAdded(edited.text, rebuild(facts, values, given, edited), review.added)
}

/** The facts alone as asOwnerReads gives them, for those who need no text; their spans say nothing. */
export const factsAsOwnerReads = (facts: ResumeFacts, review: FactReview, resumeId: string): ResumeFacts =>
  asOwnerReads('', facts, review, resumeId).facts

/**
 * Whom the resume names, with the owner's corrections, hidden and doubtful ones included: nobody is to write
 * to their own employers. Spans say nothing.
 */
export const factsAsCorrected = (facts: ResumeFacts, review: FactReview): ResumeFacts =>
  factsAsOwnerReads(facts, { ...review, hidden: [], confirmed: factItems(facts).map(({ id }) => id) }, '')
