import { answerCache } from '#platform/table/answer-cache.store.ts'
import { CONTACT_VENDORS } from '#vendors/contact-vendors.ts'
import { keptByPages } from '#vendors/company-pages/company-pages.ts'
import type { SharedEntries } from '#functions/recipients/contact-vendor.ts'
import { lazy } from '#platform/lazy.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { recipientProofStore } from '#functions/objections/recipient-proof.store.ts'
import { writtenToStore } from '#functions/objections/written-to.store.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

export const recipientProofs = lazy(() => recipientProofStore(table()))
export const writtenTo = lazy(() => writtenToStore(table(), fingerprints))

/** Access to cached data about people that all users share: of companies' own pages, and of each vendor of contacts. */
export const sharedEntries = lazy((): readonly SharedEntries[] => {
  const cache = answerCache(table(), systemClock)
  return [
    keptByPages(cache),
    ...CONTACT_VENDORS.map(({ kept }) => {
      const entries = lazy(async () => await kept(cache))
      return {
        entriesOn: async (email: string) => await (await entries()).entriesOn(email),
        forget: async (email: string) => {
          await (await entries()).forget(email)
        },
      }
    }),
  ]
})
