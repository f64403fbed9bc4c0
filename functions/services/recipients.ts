import * as z from 'zod/mini'
import { boardsIn } from '#functions/postings/boards/board-links.ts'
import { contactSpending } from '#functions/recipients/contact-spending.store.ts'
import { recipientScreen, type RecipientScreen } from '#functions/recipients/recipient-screen.store.ts'
import { readEnvironment } from '#platform/config/config.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { lazy } from '#platform/lazy.ts'
import { BRAND } from '#shared/brand.ts'
import { companyPages } from '#vendors/company-pages/company-pages.ts'
import { CONTACT_VENDORS } from '#vendors/contact-vendors.ts'
import { BOARD_VENDORS } from '#vendors/posting-vendors.ts'
import type { ContactSource } from '#functions/recipients/model.ts'
import { isSetUp } from './is-set-up.ts'
import { sourceParts } from './source-parts.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

const withoutObjectors: RecipientScreen['withoutObjectors'] = (people) =>
  recipientCounters().withoutObjectors(people)

/** The stage's vendor of contacts. Its client is loaded with the first question. */
export const contactSource = lazy((): ContactSource => {
  const vendor = CONTACT_VENDORS.find(isSetUp)
  if (vendor === undefined) throw new Error('No vendor of contacts is set up.')
  const source = lazy(async () => await vendor.open(secretSetting, { ...sourceParts(), withoutObjectors }))
  return {
    factsOf: async (...asked) => await (await source()).factsOf(...asked),
    keptPeople: async (...asked) => await (await source()).keptPeople(...asked),
    findPeople: async (...asked) => await (await source()).findPeople(...asked),
    findAddress: async (...asked) => await (await source()).findAddress(...asked),
    verify: async (...asked) => await (await source()).verify(...asked),
  }
})

/** What reading strangers' sites takes; on a local stage an emulator answers for all of them. */
export function siteParts() {
  const through = process.env['COMPANY_PAGES_URL']
  return {
    ...sourceParts(),
    robot: `${BRAND.name}Bot`,
    contactUrl: new URL('/contact', appOrigin()).href,
    ...(through !== undefined && { through }),
  }
}

/** Reads companies' own sites. */
export const publicPages = lazy(() =>
  companyPages({ ...siteParts(), withoutObjectors, boardsIn: boardsIn(BOARD_VENDORS) }),
)

/**
 * Contact spending, with the price per credit of the contact source and the cap per user and day, in cents.
 */
export const contactCosts = lazy(() => {
  const cents = z.coerce.number().check(z.nonnegative())
  const env = readEnvironment(z.object({ CONTACT_CENTS_PER_CREDIT: cents, CONTACT_COST_PER_USER_DAY: cents }))
  return contactSpending(table(), {
    centsPerCredit: env.CONTACT_CENTS_PER_CREDIT,
    centsPerUserDay: env.CONTACT_COST_PER_USER_DAY,
  })
})

export const recipientCounters = lazy(() => recipientScreen(table(), fingerprints))
