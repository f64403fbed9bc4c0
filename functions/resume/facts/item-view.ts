import type { FactReview } from '#engine/values/fact-review.ts'
import type { HeldBackLetter } from '#functions/runs/model.ts'
import { ruleInWords } from '#shared/catalog/letter-rules.ts'
import type { FactField } from '#engine/values/fact-fields.ts'
import type { FactItem, FactValue } from '#shared/models/resume-facts.ts'
import { type ReadItem, shownItems } from '#engine/resume'
import { DOUBTFUL, type Fact, LEAST_DOUBTFUL, type ResumeFacts } from '#engine/values/resume-facts.ts'

/** Names of fields in messages to the user. */
export const FIELD_WORDS = {
  text: 'text',
  employer: 'employer',
  title: 'job title',
  location: 'place',
  start: 'start',
  end: 'end',
  institution: 'school',
  degree: 'degree',
  field: 'subject',
  name: 'name',
  issuer: 'issuer',
  region: 'state or country',
  year: 'date',
} as const satisfies Record<FactField, string>

const KIND_WORDS = {
  name: 'your name',
  headline: 'your headline',
  phone: 'your phone number',
  role: 'a job',
  line: 'something that you did',
  education: 'your education',
  certificate: 'a certificate or licence',
  skill: 'a skill',
  language: 'a language that you speak',
} as const satisfies Record<ReadItem['kind'], string>

const list = new Intl.ListFormat('en-GB')

/** The items of a resume as the page shows them, in the order of the document, each with an excerpt. */
export function itemViews(
  facts: ResumeFacts,
  text: string,
  review: FactReview,
  resumeId: string,
  heldBack: readonly HeldBackLetter[] = [],
): FactItem[] {
  const corrections = new Map(review.corrections.map(({ item, field, value }) => [`${item} ${field}`, value]))
  const hidden = new Set(review.hidden)
  return shownItems(text, facts, review, resumeId).map(({ item, excerpt, quotes, confirmed }) => {
    const corrected = ({ field }: { field: FactField }) => corrections.has(`${item.id} ${field}`)
    const doubted = item.values.filter(
      (value) => value.fact !== null && value.fact.confidence < DOUBTFUL && !corrected(value),
    )
    const values = item.values.map(
      ({ field, fact }, at): FactValue => ({
        field,
        read: fact?.value ?? null,
        value: (corrected({ field }) ? corrections.get(`${item.id} ${field}`) : fact?.value) ?? null,
        doubtful: doubted.some((one) => one.field === field),
        quote: quotes[at] ?? null,
      }),
    )
    return {
      id: item.id,
      kind: item.kind,
      role: item.role,
      roleKind: item.roleKind,
      values,
      excerpt,
      doubtful: doubted.length > 0,
      reason: doubted.length > 0 ? reasonFor(item, doubted) : null,
      confirmed,
      hidden: hidden.has(item.id),
      heldBack: hidden.has(item.id) || item.values.some(corrected) ? null : heldBackOver(item.id, heldBack),
    }
  })
}

/** How many emails the latest run held back because of this line, and why; null when there were none. */
function heldBackOver(id: string, letters: readonly HeldBackLetter[]): FactItem['heldBack'] {
  const rules = letters.flatMap(({ lines }) => lines.find((line) => line.id === id)?.rule ?? [])
  const [rule] = rules
  return rule === undefined ? null : { emails: rules.length, wrong: ruleInWords(rule) }
}

function reasonFor(
  { kind }: ReadItem,
  doubted: readonly { readonly field: FactField; readonly fact: Fact | null }[],
): string {
  if (doubted.some(({ fact }) => fact !== null && fact.confidence < LEAST_DOUBTFUL))
    return 'This line reads like an instruction to a computer, so no letter uses it unless you confirm it.'
  const fields = doubted.map(({ field }) => FIELD_WORDS[field])
  if (fields.length === 1 && fields[0] === 'text') return `We’re not sure that this is ${KIND_WORDS[kind]}.`
  return fields.length === 1
    ? `We’re not sure that “${doubted[0]?.fact?.value ?? ''}” is the ${fields[0]}.`
    : `We’re not sure of the ${list.format(fields)}.`
}
