import type { FactField } from '#shared/models/resume-facts.ts'
import { itemIds, type ItemKind } from './item-id.ts'
import type { Fact, ListedFact, ResumeFacts, ResumeLine, RoleKind, Span } from './model.ts'

/**
 * An item of a resume with everything that it can say, whatever its kind: what is shown, corrected and hidden
 * as one.
 */
export interface ReadItem {
  readonly id: string
  readonly kind: ItemKind
  /** The role that a line belongs to; null for other kinds. */
  readonly role: string | null
  readonly roleKind: RoleKind | null
  /** Every field of its kind, in the order that it is read in; null where the resume does not say. */
  readonly values: readonly { readonly field: FactField; readonly fact: Fact | null }[]
  /** Where it stands; null for a name or headline that was not found. */
  readonly span: Span | null
}

/** What an item of a kind can say; `required` without which it is no item. */
export const FIELDS_OF = {
  name: { fields: ['text'], required: [] },
  headline: { fields: ['text'], required: ['text'] },
  role: { fields: ['employer', 'title', 'location', 'start', 'end'], required: [] },
  line: { fields: ['text'], required: ['text'] },
  education: { fields: ['institution', 'degree', 'field', 'start', 'end'], required: [] },
  certificate: { fields: ['name', 'issuer', 'region', 'year'], required: ['name'] },
  skill: { fields: ['text'], required: ['text'] },
  language: { fields: ['text'], required: ['text'] },
} as const satisfies Record<
  ItemKind,
  { readonly fields: readonly FactField[]; readonly required: readonly FactField[] }
>

/** Id of the item that holds the resume's name, also where none was found, so that one can be given. */
export const nameId = (facts: Pick<ResumeFacts, 'name'>): string => itemIds()('name', facts.name?.value ?? '')

/** Id of the item that holds the headline. */
export const headlineId = (headline: Fact): string => itemIds()('headline', headline.value)

type Said = Readonly<Partial<Record<FactField, Fact | null>>>

function item(kind: ItemKind, id: string, said: Said, span: Span | null): ReadItem {
  const fields: readonly FactField[] = FIELDS_OF[kind].fields
  const values = fields.map((field) => ({ field, fact: said[field] ?? null }))
  return { id, kind, role: null, roleKind: null, values, span }
}

/**
 * The items of a resume in the order of the page "What we read": name, headline, each role with its lines,
 * what stands under none, and the lists.
 */
export function factItems(facts: ResumeFacts): readonly ReadItem[] {
  const { name, headline, roles, lines, education, certificates, skills, languages } = facts
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
