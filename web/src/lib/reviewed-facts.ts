import type { FactItem, FactReviewInput, ResumeFactsView } from '#shared/models/resume-facts.ts'

/** What was read as it stands after a review that the server may not have seen yet. */
export function reviewedFacts(view: ResumeFactsView, review: FactReviewInput): ResumeFactsView {
  return { ...view, review, items: view.items.map((item) => reviewedItem(item, review, view.review.allRight)), confirmedAt: review.allRight ? (view.confirmedAt ?? new Date().toISOString()) : null }
}

/** With `wasAllRight` the server has said which items that word does not cover: text that reads like an order has to be confirmed by itself. */
function reviewedItem(item: FactItem, { corrections, hidden, confirmed, allRight }: FactReviewInput, wasAllRight: boolean): FactItem {
  const own = corrections.filter((correction) => correction.item === item.id)
  const values = item.values.map((value) => {
    const correction = own.find(({ field }) => field === value.field)
    return { ...value, value: correction === undefined ? value.read : correction.value }
  })
  return { ...item, values, hidden: hidden.includes(item.id), confirmed: confirmed.includes(item.id) || (allRight && (item.confirmed || !wasAllRight)) }
}

/** Whether the owner still has to say if this is right. */
export const isOpenDoubt = ({ doubtful, confirmed, hidden }: FactItem): boolean => doubtful && !confirmed && !hidden

/** The owner's word that all of it is right, also what was doubtful; or not any more. */
export const sayAllRight = (allRight: boolean) => (review: FactReviewInput): FactReviewInput => ({ ...review, allRight })

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** How many things are not sure, in a sentence. */
export function doubtsInWords(items: readonly FactItem[]): string {
  const count = items.filter(isOpenDoubt).length
  return count === 0 ? 'Nothing looked doubtful.' : `${many(count, 'thing', 'things')} we are not sure of.`
}

/** What was read, counted: "We read 4 jobs, 26 lines and 2 certificates." */
export function countsInWords(items: readonly FactItem[]): string {
  const count = (kind: FactItem['kind']) => items.filter((item) => item.kind === kind).length
  const jobs = items.filter(({ roleKind }) => roleKind === 'job').length
  const parts = [
    jobs === 0 ? 'no jobs' : many(jobs, 'job', 'jobs'),
    ...(count('line') === 0 ? [] : [many(count('line'), 'line', 'lines')]),
    ...(count('certificate') === 0 ? [] : [many(count('certificate'), 'certificate', 'certificates')]),
  ]
  return `We read ${new Intl.ListFormat('en-GB').format(parts)}.`
}
