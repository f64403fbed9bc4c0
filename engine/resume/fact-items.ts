import { type FactField, FIELDS_OF, type ItemKind } from '../values/fact-fields.ts'
import { itemIds } from './item-id.ts'
import {
  DOUBTFUL,
  type Fact,
  type ListedFact,
  type ResumeFacts,
  type ResumeLine,
  type RoleKind,
  type Span,
} from '../values/resume-facts.ts'

/** An item of a resume, of any kind: the unit that is shown, corrected and hidden. */
export interface ReadItem {
  readonly id: string
  readonly kind: ItemKind
  /** The role that a line belongs to; null for other kinds. */
  readonly role: string | null
  readonly roleKind: RoleKind | null
  /** Every field of its kind in a fixed order; `fact` is null when the resume does not have it. */
  readonly values: readonly { readonly field: FactField; readonly fact: Fact | null }[]
  /** Its place in the text; null for a name that was not found. */
  readonly span: Span | null
}

/** Id of the item with the resume's name. It exists without a name too, so that the owner can add one. */
export const nameId = (facts: Pick<ResumeFacts, 'name'>): string => itemIds()('name', facts.name?.value ?? '')

/** Id of the item with the headline. */
export const headlineId = (headline: Fact): string => itemIds()('headline', headline.value)

/** Id of the item with a doubtful phone number; null for a sure one, which needs no review. */
export const phoneId = (phone: Fact): string | null =>
  phone.confidence < DOUBTFUL ? itemIds()('phone', phone.value) : null

type FactsByField = Readonly<Partial<Record<FactField, Fact | null>>>

function item(kind: ItemKind, id: string, facts: FactsByField, span: Span | null): ReadItem {
  const fields: readonly FactField[] = FIELDS_OF[kind].fields
  const values = fields.map((field) => ({ field, fact: facts[field] ?? null }))
  return { id, kind, role: null, roleKind: null, values, span }
}

/**
 * The items of a resume in the order of the page "What we read": name, headline, doubtful phone numbers, each role with its lines,
 * lines without a role, then education, certificates, skills and languages.
 */
export function factItems(facts: ResumeFacts): readonly ReadItem[] {
  const { name, headline, phones, roles, lines, education, certificates, skills, languages } = facts
  const known = new Set(roles.map(({ id }) => id))
  const lineItem = ({ id, role, statement }: ResumeLine): ReadItem => ({
    ...item('line', id, { text: statement }, statement.span),
    role: role !== null && known.has(role) ? role : null,
  })
  const listed = (kind: 'skill' | 'language') => (fact: ListedFact) =>
    item(kind, fact.id, { text: fact }, fact.span)
  return [
    item('name', nameId(facts), { text: name }, name?.span ?? null),
    ...(headline === null ? [] : [item('headline', headlineId(headline), { text: headline }, headline.span)]),
    ...phones.flatMap((phone) => {
      const id = phoneId(phone)
      return id === null ? [] : [item('phone', id, { text: phone }, phone.span)]
    }),
    ...roles.flatMap((role) => [
      { ...item('role', role.id, role, role.span), roleKind: role.kind },
      ...lines.filter((one) => one.role === role.id).map(lineItem),
    ]),
    ...lines
      .filter(({ role }) => role === null || !known.has(role))
      .toSorted((one, other) => one.statement.span.start - other.statement.span.start)
      .map(lineItem),
    ...education.map((one) => item('education', one.id, one, one.span)),
    ...certificates.map((one) => item('certificate', one.id, one, one.span)),
    ...skills.map(listed('skill')),
    ...languages.map(listed('language')),
  ]
}
