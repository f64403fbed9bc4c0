import * as z from 'zod/mini'
import { boardsIn } from '#functions/postings/boards/board-links.ts'
import { contactSpending } from '#functions/recipients/contact-spending.store.ts'
import { recipientScreen, type RecipientScreen } from '#functions/recipients/recipient-screen.store.ts'
import { readEnvironment, setting } from '#platform/config/config.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { lazy } from '#platform/lazy.ts'
import { BRAND } from '#shared/brand.ts'
import { companyPages } from '#vendors/company-pages/company-pages.ts'
import { hunterContacts } from '#vendors/hunter/hunter-contacts.ts'
import { BOARD_VENDORS } from '#vendors/posting-vendors.ts'
import { sourceParts } from './source-parts.ts'
import { fingerprints, table } from './table.ts'

const withoutObjectors: RecipientScreen['withoutObjectors'] = (people) =>
  recipientCounters().withoutObjectors(people)

export const contactSource = lazy(() => {
  const [baseUrl, apiKey] = [setting('HUNTER_BASE_URL'), secretSetting('HUNTER_API_KEY')]
  return hunterContacts({ ...sourceParts(), baseUrl, apiKey, withoutObjectors })
})

/** Reads companies' own sites; on a local stage an emulator answers for all of them. */
export const publicPages = lazy(() => {
  const through = process.env['COMPANY_PAGES_URL']
  return companyPages({
    ...sourceParts(),
    withoutObjectors,
    boardsIn: boardsIn(BOARD_VENDORS),
    robot: `${BRAND.name}Bot`,
    contactUrl: new URL('/contact', appOrigin()).href,
    ...(through === undefined ? {} : { through }),
  })
})

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
