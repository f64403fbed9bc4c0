import type { Needs, Only } from '#functions/services/needs.ts'
import type { FactReview } from '#engine/values/fact-review.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { FactReviewInput, ResumeFactsView } from '#shared/models/resume-facts.ts'
import { factItems } from '#engine/resume'
import { checkReview } from './check-review.ts'
import { factsView, reviewInput } from './facts-view.ts'
import type { FactContext, FactReviewStore } from '../review/fact-review.store.ts'
import type { StoredResume } from '../resume.item.ts'

type FactDeps = Needs<'reviews' | 'clock'> & Only<'files', 'getText'>

type WithResume = FactContext & { readonly latest: StoredResume }

/** Characters stored of a value that was corrected, by which the owner recognizes it later. */
const MAX_WAS = 200

/** The facts of the latest resume with the owner's review; null before the first upload. */
export async function readFacts(
  actor: UserActor,
  { reviews, files, clock }: FactDeps,
): Promise<ResumeFactsView | null> {
  const context = await reviews.context(actor.userId)
  if (context === null || context.latest === null) return null
  const withResume = { ...context, latest: context.latest }
  return factsView(withResume, await files.getText(actor.userId, withResume.latest.id), clock.now())
}

/**
 * Saves the owner's review and returns the new view. Idempotent: the same request again changes nothing and
 * returns the same. Throws AppError not_found, invalid_request, and review_changed when another version or
 * resume is now the latest.
 */
export async function saveReview(
  actor: UserActor,
  input: FactReviewInput,
  { reviews, files, clock }: FactDeps,
): Promise<ResumeFactsView> {
  const now = clock.now()
  const context = await contextOf(actor, reviews)
  if (input.resumeId !== context.latest.id) throw new AppError('review_changed')
  const checked = checkReview(input, context.latest.facts, now)
  const next = nextReview(context, checked, now)
  const saved =
    context.review.version === checked.version && (await reviews.save(actor.userId, next, checked.version))
  const current = saved ? { ...context, review: next } : await contextOf(actor, reviews)
  if (!saved && !isSame(current.review, next)) throw new AppError('review_changed')
  return factsView(current, await files.getText(actor.userId, current.latest.id), now)
}

async function contextOf(actor: UserActor, reviews: FactReviewStore): Promise<WithResume> {
  const context = await reviews.context(actor.userId)
  if (context === null || context.latest === null) throw new AppError('not_found')
  return { ...context, latest: context.latest }
}

/** Whether the stored review is the result of this same request, sent earlier. */
const isSame = (stored: FactReview, next: FactReview): boolean =>
  stored.allRight?.resumeId === next.allRight?.resumeId && contentOf(stored) === contentOf(next)

const contentOf = (review: FactReview): string =>
  JSON.stringify(reviewInput({ ...review, allRight: null }, ''))

function nextReview({ latest, review }: WithResume, checked: FactReviewInput, now: Date): FactReview {
  // The values as read; for items that are gone, those noted with the earlier correction.
  const was = new Map<string, string | null>([
    ...review.corrections.map((one): [string, string | null] => [`${one.item} ${one.field}`, one.was]),
    ...factItems(latest.facts).flatMap(({ id, values }) =>
      values.map(({ field, fact }): [string, string | null] => [`${id} ${field}`, fact?.value ?? null]),
    ),
  ])
  const { corrections, hidden, confirmed, added, skipped, signer, allRight, version } = checked
  const before = review.allRight?.resumeId === latest.id ? review.allRight : { resumeId: latest.id, at: now }
  return {
    version: version + 1,
    corrections: corrections.map((one) => ({
      ...one,
      was: was.get(`${one.item} ${one.field}`)?.slice(0, MAX_WAS).toWellFormed() ?? null,
    })),
    hidden,
    confirmed,
    added,
    skipped,
    signer,
    allRight: allRight ? before : null,
  }
}
