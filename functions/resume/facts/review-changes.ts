import type { Correction, FactReview } from '#engine/values/fact-review.ts'
import type { ResumeFactsView } from '#shared/models/resume-facts.ts'
import { factItems, type ReadItem } from '#engine/resume'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import { FIELD_WORDS } from './item-view.ts'

/** Characters shown of a long line. */
const MAX_SHOWN = 80

/**
 * What the latest upload means for the owner's review: how many entries still apply, and which were about
 * items that only the previous upload had. A correction that the new resume already contains is neither. Null
 * when nothing was reviewed.
 */
export function reviewChanges(
  { corrections, hidden, confirmed }: FactReview,
  latest: ResumeFacts,
  previous: ResumeFacts,
): ResumeFactsView['changes'] {
  const reviewed = [...corrections.map(({ item }) => item), ...hidden, ...confirmed]
  if (reviewed.length === 0) return null
  const now = new Map(factItems(latest).map((item) => [item.id, item]))
  const before = factItems(previous).filter(({ id }) => !now.has(id))
  const gone = new Map(before.map((item) => [item.id, item]))
  const sentences = (ids: readonly string[], sentenceOf: (name: string) => string) =>
    ids.flatMap((id) => {
      const item = gone.get(id)
      return item === undefined ? [] : [sentenceOf(nameOf(item))]
    })
  const isCorrected = (id: string) => corrections.some(({ item }) => item === id)
  return {
    kept: reviewed.filter((id) => now.has(id)).length,
    dropped: [
      ...corrections
        .filter((one) => gone.has(one.item) && !isSettled(one, gone.get(one.item)?.kind, [...now.values()]))
        .map(correctionInWords),
      ...sentences(hidden, (name) => `You said never to use ${name}.`),
      ...sentences(
        confirmed.filter((id) => !isCorrected(id)),
        (name) => `You confirmed ${name}.`,
      ),
    ],
  }
}

/** Whether an item of the same kind now has the corrected value by itself. */
const isSettled = (
  { field, value }: Correction,
  kind: ReadItem['kind'] | undefined,
  items: readonly ReadItem[],
): boolean =>
  value !== null &&
  items.some(
    (one) =>
      one.kind === kind && one.values.some((other) => other.field === field && other.fact?.value === value),
  )

function correctionInWords({ field, value, was }: Correction): string {
  const what = field === 'text' ? '' : ` (${FIELD_WORDS[field]})`
  if (value === null) return `You took out ${quoted(was ?? '')}${what}.`
  return was === null
    ? `You wrote ${quoted(value)}${what}.`
    : `You corrected ${quoted(was)} to ${quoted(value)}${what}.`
}

function nameOf({ values }: ReadItem): string {
  const texts = values.flatMap(({ fact }) => (fact === null ? [] : [fact.value]))
  return quoted(texts.slice(0, 2).join(', '))
}

const quoted = (text: string): string =>
  `“${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed().trimEnd()}…` : text}”`
