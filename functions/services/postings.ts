import { coverageByCountry, openSources, usedVendors } from '#functions/postings/coverage.ts'
import { boardsIn } from '#functions/postings/boards/board-links.ts'
import type { ReadLink } from '#vendors/posting-pages/read-link.ts'
import type { ReadWhole } from '#functions/postings/boards/whole-posting.ts'
import { BOARD_VENDORS, POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { countryByName } from '#engine/values/countries.ts'
import { setting } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { usedJobs } from '#functions/postings/used-jobs.store.ts'
import { isSetUp } from './is-set-up.ts'
import { publicPages, siteParts } from './recipients.ts'
import { sourceParts } from './source-parts.ts'
import { countUse } from './statistics.ts'
import { table } from './table.ts'

export const used = lazy(() => usedJobs(table()))

const postingVendors = lazy(() => usedVendors(POSTING_VENDORS, isSetUp, setting))

/** Calls to the sources of postings since they were last counted. */
const calls = new Map<string, number>()

/** Counts for all users what was asked of the sources since it was last counted. */
export async function countPostingCalls(): Promise<void> {
  const counts = Object.fromEntries([...calls].map(([source, asked]) => [`calls.${source}`, asked]))
  calls.clear()
  if (Object.keys(counts).length > 0) await countUse(counts)
}

/** The rate limits, which see every call that is made. */
const seenBudget = lazy((): RateLimiter => {
  const { budget } = sourceParts()
  return {
    async consume(source, ...rest) {
      const result = await budget.consume(source, ...rest)
      if (result.taken) calls.set(source, (calls.get(source) ?? 0) + 1)
      return result
    },
  }
})

export const postingSources = lazy(() =>
  openSources(postingVendors(), secretSetting, { ...sourceParts(), budget: seenBudget() }),
)

const boardParts = lazy(async () => {
  const families = BOARD_VENDORS.filter(isSetUp)
  return {
    boards: (await Promise.all(families.map(({ boards }) => boards(setting)))).flat(),
    readers: await Promise.all(families.map(({ reader }) => reader(setting, sourceParts()))),
    boardsIn: boardsIn(families),
  }
})

/** Looks up postings on the employers' own boards, of the families configured on this stage. */
export const readWhole = lazy((): ReadWhole => {
  const opened = lazy(async () => {
    // Loaded on demand: it brings the gazetteer, and most functions never read a posting.
    const { wholePostings } = await import('#functions/postings/boards/whole-posting.ts')
    return wholePostings({
      ...(await boardParts()),
      boardsAt: async (domain) => await publicPages().boardsOf(domain),
    })
  })
  return async (posting, search, domain) => await (await opened())(posting, search, domain)
})

/** Reads the postings that users found. */
export const linkReading = lazy((): ReadLink => {
  const opened = lazy(async () => {
    // Loaded on demand, as above.
    const { linkReader } = await import('#vendors/posting-pages/read-link.ts')
    return linkReader({ ...siteParts(), ...(await boardParts()) })
  })
  return async (link) => await (await opened())(link)
})

/** How well the sources cover each country; shown in the form and checked when a search starts. */
export const coverage = lazy(() => coverageByCountry(postingVendors()))
export const covered = lazy(
  () => (country: string) => (coverage()[countryByName(country)?.code ?? ''] ?? 'none') !== 'none',
)
