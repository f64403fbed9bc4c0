import { answerCache } from '#platform/table/answer-cache.store.ts'
import type { ContactVendorId } from '#vendors/contact-vendors.ts'
import { keptByPages } from '#vendors/company-pages/company-pages.ts'
import { keptByHunter } from '#vendors/hunter/kept.ts'
import { lazy } from '#platform/lazy.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { recipientProofStore } from '#functions/objections/recipient-proof.store.ts'
import { writtenToStore } from '#functions/objections/written-to.store.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

export const recipientProofs = lazy(() => recipientProofStore(table()))
export const writtenTo = lazy(() => writtenToStore(table(), fingerprints))

/** What each vendor of contacts keeps about people. */
const KEPT_BY: Readonly<Record<ContactVendorId, typeof keptByPages>> = {
  hunter: keptByHunter,
}

/** Access to cached data about people that all users share, one entry per vendor. */
export const sharedEntries = lazy(() => {
  const cache = answerCache(table(), systemClock)
  return [keptByPages, ...Object.values(KEPT_BY)].map((keptBy) => keptBy(cache))
})
