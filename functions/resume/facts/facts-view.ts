import type { FactReview } from '#engine/values/fact-review.ts'
import type { FactReviewInput, ResumeFactsView } from '#shared/models/resume-facts.ts'
import { reviewedFacts, deriveFacts, firstSigner, isSameName, unreadLanguage, titleFit } from '#engine/resume'
import { itemViews } from './item-view.ts'
import { reviewChanges } from './review-changes.ts'
import type { FactContext } from '../review/fact-review.store.ts'
import type { StoredResume } from '../resume.item.ts'

/** The facts of the latest resume with its owner's review, as the API returns them. */
export function factsView(
  {
    latest,
    previous,
    review,
    account,
    configuration,
    heldBack,
  }: FactContext & { readonly latest: StoredResume },
  text: string,
  now: Date,
): ResumeFactsView {
  const { facts } = latest
  const items = itemViews(facts, text, review, latest.id, heldBack)
  const reviewed = reviewedFacts(facts, review, latest.id)
  const resumeName = items.find(({ kind }) => kind === 'name')?.values[0]?.value ?? null
  const accountName = `${account.firstName} ${account.lastName}`.trim()
  return {
    resumeId: latest.id,
    originalFileName: latest.originalFileName,
    uploadedAt: latest.uploadedAt.toISOString(),
    model: facts.reader.startsWith('layout') ? null : facts.reader,
    unreadLanguage: unreadLanguage(facts.language, text),
    items,
    review: reviewInput(review, latest.id),
    confirmedAt: review.allRight?.resumeId === latest.id ? review.allRight.at.toISOString() : null,
    signer: {
      resumeName,
      accountName,
      differ: resumeName !== null && accountName !== '' && !isSameName(resumeName, accountName),
      first: firstSigner(reviewed.name, accountName),
    },
    derived: deriveFacts(reviewed, now),
    changes: previous && reviewChanges(review, facts, previous.facts),
    fit: configuration && titleFit(configuration.jobTitle, reviewed, now),
  }
}

/** The stored review in the form in which the page edits it and sends it back. */
export const reviewInput = (
  { version, corrections, hidden, confirmed, added, skipped, signer, allRight }: FactReview,
  resumeId: string,
): FactReviewInput => ({
  version,
  resumeId,
  corrections: corrections.map(({ item, field, value }) => ({ item, field, value })),
  hidden: [...hidden],
  confirmed: [...confirmed],
  added: [...added],
  skipped: [...skipped],
  signer,
  allRight: allRight?.resumeId === resumeId,
})
