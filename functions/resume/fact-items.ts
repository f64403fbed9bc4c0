import type { FactField } from '#shared/models/resume-facts.ts'
import { itemIds, type ItemKind } from './item-id.ts'
import type { Fact, ResumeFacts, ResumeRole, Span } from './model.ts'

/**
 * An item of a resume with everything that it can say, whatever its kind: what is shown, corrected and hidden
 * as one.
 */
export interface ReadItem {
  readonly id: string
  readonly kind: ItemKind
  /** The role that a line belongs to; null for other kinds. */
  readonly role: string | null
  readonly roleKind: ResumeRole['kind'] | null
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

/**
 * The items of a resume in the order of the page "What we read": name, headline, each role with its lines,
 * what stands under none, and the lists.
 */
export function factItems(facts: ResumeFacts): readonly ReadItem[] {
  const { name, headline, roles, lines, education, certificates, skills, languages } = facts
  const alone = { role: null, roleKind: null }
  const known = new Set(roles.map(({ id }) => id))
  const listed =
    (kind: 'skill' | 'language') =>
    (fact: Fact & { readonly id: string }): ReadItem => ({
      ...alone,
      id: fact.id,
      kind,
      values: [{ field: 'text', fact }],
      span: fact.span,
    })
  const line = ({ id, role, statement }: ResumeFacts['lines'][number]): ReadItem => ({
    id,
    kind: 'line',
    role: role !== null && known.has(role) ? role : null,
    roleKind: null,
    values: [{ field: 'text', fact: statement }],
    span: statement.span,
  })
  return [
    {
      ...alone,
      id: nameId(facts),
      kind: 'name',
      values: [{ field: 'text', fact: name }],
      span: name?.span ?? null,
    },
    ...(headline === null
      ? []
      : [
          {
            ...alone,
            id: headlineId(headline),
            kind: 'headline' as const,
            values: [{ field: 'text' as const, fact: headline }],
            span: headline.span,
          },
        ]),
    ...roles.flatMap((role) => [roleItem(role), ...lines.filter((one) => one.role === role.id).map(line)]),
    ...lines
      .filter(({ role }) => role === null || !known.has(role))
      .toSorted((one, other) => one.statement.span.start - other.statement.span.start)
      .map(line),
    ...education.map(
      (one): ReadItem => ({
        ...alone,
        id: one.id,
        kind: 'education',
        values: FIELDS_OF.education.fields.map((field) => ({ field, fact: one[field] })),
        span: one.span,
      }),
    ),
    ...certificates.map(
      (one): ReadItem => ({
        ...alone,
        id: one.id,
        kind: 'certificate',
        values: FIELDS_OF.certificate.fields.map((field) => ({ field, fact: one[field] })),
        span: one.span,
      }),
    ),
    ...skills.map(listed('skill')),
    ...languages.map(listed('language')),
  ]
}

const roleItem = (role: ResumeRole): ReadItem => ({
  id: role.id,
  kind: 'role',
  role: null,
  roleKind: role.kind,
  values: FIELDS_OF.role.fields.map((field) => ({ field, fact: role[field] })),
  span: role.span,
})
