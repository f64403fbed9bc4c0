import { COUNTRIES } from '#engine/values/countries.ts'
import type { Coverage } from '#shared/models/configuration.ts'
import type { PostingSource } from './model.ts'
import type { PostingVendor, Reach, Setting, SourceParts } from './posting-vendor.ts'

/** A vendor that this deployment uses, with its reach in each country. */
export interface UsedVendor {
  readonly vendor: PostingVendor
  readonly reach: (countryCode: string) => Reach | null
}

/** The vendors that are configured, each with its reach. */
export function usedVendors(
  vendors: readonly PostingVendor[],
  isSetUp: (vendor: PostingVendor) => boolean,
  setting: Setting,
): readonly UsedVendor[] {
  return vendors.filter(isSetUp).map((vendor) => ({ vendor, reach: vendor.reaches(setting) }))
}

/** The coverage of each country of the form, by its code: that of the best vendor. */
export function coverageByCountry(used: readonly UsedVendor[]): Readonly<Record<string, Coverage>> {
  return Object.fromEntries(
    COUNTRIES.map(({ code }) => {
      const reaches = used.map(({ reach }) => reach(code))
      const best = (['full', 'boards'] as const).find((reach) => reaches.includes(reach))
      return [code, best ?? 'none']
    }),
  )
}

/** Whether a vendor is asked about a country; a fallback is not where another vendor has full reach. */
function isAsked(used: readonly UsedVendor[], { vendor, reach }: UsedVendor, countryCode: string): boolean {
  if (reach(countryCode) === null) return false
  return (
    vendor.standsIn !== true ||
    !used.some((other) => other.vendor.standsIn !== true && other.reach(countryCode) === 'full')
  )
}

/** The vendors' sources, each opened at its first search. `setting` must read secrets too. */
export const openSources = (
  used: readonly UsedVendor[],
  setting: Setting,
  parts: SourceParts,
): readonly PostingSource[] =>
  used.map((each) => ({
    name: each.vendor.name,
    covers: (countryCode) => isAsked(used, each, countryCode),
    search: async (search) => await (await each.vendor.open(setting, parts)).search(search),
  }))
