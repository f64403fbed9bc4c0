import type { FactField } from '#engine/values/fact-fields.ts'
import type { FactItem, FactReviewInput, ResumeFactsView } from '#shared/models/resume-facts.ts'
import type { SearchQuestion } from '#engine/values/search-question.ts'
import { LANGUAGES_READ } from '#engine/values/letter-languages.ts'
import { counted } from '#web/lib/counted.ts'

/** The facts with a review applied that the server may not have saved yet. */
export function reviewedFacts(view: ResumeFactsView, review: FactReviewInput): ResumeFactsView {
  return {
    ...view,
    review,
    items: view.items.map((item) => reviewedItem(item, review, view.review.allRight)),
    confirmedAt: review.allRight ? (view.confirmedAt ?? new Date().toISOString()) : null,
  }
}

/**
 * With `wasAllRight` the server has already left out the items that “all right” does not cover: text that
 * reads like an order has to be confirmed by itself.
 */
function reviewedItem(
  item: FactItem,
  { corrections, hidden, confirmed, allRight }: FactReviewInput,
  wasAllRight: boolean,
): FactItem {
  const own = corrections.filter((correction) => correction.item === item.id)
  const values = item.values.map((value) => {
    const correction = own.find(({ field }) => field === value.field)
    return { ...value, value: correction === undefined ? value.read : correction.value }
  })
  return {
    ...item,
    values,
    hidden: hidden.includes(item.id),
    confirmed: confirmed.includes(item.id) || (allRight && (item.confirmed || !wasAllRight)),
  }
}

/** Whether the user still has to confirm or hide a doubtful item. */
export const isUnresolved = ({ doubtful, confirmed, hidden }: FactItem): boolean =>
  doubtful && !confirmed && !hidden

/** Confirms everything, including doubtful items, or withdraws that. */
export const setAllRight =
  (allRight: boolean) =>
  (review: FactReviewInput): FactReviewInput => ({ ...review, allRight })

const list = new Intl.ListFormat('en-GB')

const COUNTED = [
  ['rotation', 'rotation', 'rotations'],
  ['volunteer', 'volunteer role', 'volunteer roles'],
  ['project', 'project', 'projects'],
  ['line', 'line', 'lines'],
  ['education', 'school', 'schools'],
  ['certificate', 'certificate', 'certificates'],
] as const

/** The counts of what was read: "We read 4 jobs, 26 lines, 1 school and 2 certificates." */
export function describeCounts(items: readonly FactItem[]): string {
  const count = (what: string) =>
    items.filter(({ kind, roleKind }) => kind === what || roleKind === what).length
  const jobs = count('job')
  const parts = [
    jobs === 0 ? 'no jobs' : counted(jobs, 'job'),
    ...COUNTED.flatMap(([what, one, more]) => (count(what) === 0 ? [] : [counted(count(what), one, more)])),
  ]
  return `We read ${list.format(parts)}.`
}

/**
 * What the resume and its jobs lack, in a sentence; null when they lack nothing. Self-employed users have no
 * employer to give.
 */
export function describeGaps(items: readonly FactItem[]): string | null {
  const jobs = items.filter(({ roleKind, hidden }) => roleKind === 'job' && !hidden)
  const without = (field: FactField) =>
    jobs.filter(({ values }) =>
      values.some((one) => one.field === field && one.read === null && one.value === null),
    ).length
  const gaps = (
    [
      ['employer', 'employer'],
      ['title', 'job title'],
      ['start', 'dates'],
    ] as const
  ).flatMap(([field, name]) =>
    without(field) === 0 ? [] : [`no ${name} for ${counted(without(field), 'job')}`],
  )
  const hasWork = items.some(({ kind }) => kind === 'role')
  const all = [...(isNameless(items) ? ['no name'] : []), ...(hasWork ? [] : ['no job']), ...gaps]
  return all.length === 0 ? null : `We found ${list.format(all)}.`
}

/** Whether neither the resume nor its owner gave a name. */
const isNameless = (items: readonly FactItem[]): boolean =>
  items.some(({ kind, values }) => kind === 'name' && values.every(({ value }) => value === null))

const READ = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.values(LANGUAGES_READ))

/** Says that the resume is in a language whose layouts we do not know, and what helps; null for the others. */
export function describeLanguage({
  unreadLanguage,
  model,
}: Pick<ResumeFactsView, 'unreadLanguage' | 'model'>): string | null {
  if (unreadLanguage === null) return null
  const name = unreadLanguage === 'und' ? null : LANGUAGE_NAMES.of(unreadLanguage)
  const seems = `Your resume seems to be in ${name ?? 'a language that we read only in part'}`
  if (model !== null)
    return name === null
      ? `${seems}. An AI model read the rest. Please check it with care.`
      : `${seems}. We read only part of it ourselves, and an AI model read the rest. Please check it with care.`
  return `${seems}${name === null ? '' : ', which we read only in part'}. Add what is missing below, or upload it in ${READ}.`
}

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

/** How sure we are of what was read, in a sentence. */
export function describeDoubts({
  items,
  confirmedAt,
}: Pick<ResumeFactsView, 'items' | 'confirmedAt'>): string {
  const count = items.filter(isUnresolved).length
  if (count > 0) return `We’re not sure of ${counted(count, 'thing')}.`
  return (confirmedAt !== null && !isNameless(items)) || describeGaps(items) === null
    ? 'No questions from us'
    : 'Something may be missing.'
}

/** A new id for an added fact. */
export const addedId = (): string => `added-${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`

/** A question about the search as it is asked. */
export function questionInWords({ code, from, to }: SearchQuestion): string {
  if (code === 'place')
    return `You live in ${from} and search in ${to}. Would you move, and what draws you there?`
  if (code === 'reason') return `What draws you to your next job as “${to}”?`
  const why = code === 'field' ? 'What makes you change?' : 'What draws you to that step?'
  return `Your resume says “${from}”, and you search for “${to}”. ${why}`
}
