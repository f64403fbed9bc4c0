import * as z from 'zod/mini'
import { answerCache } from '#functions/postings/answer-cache.store.ts'
import { coverageByCountry, openSources, usedVendors } from '#functions/postings/coverage.ts'
import type { PostingVendor } from '#functions/postings/posting-vendor.ts'
import { boardsIn } from '#functions/postings/boards/board-links.ts'
import type { ReadWhole } from '#functions/postings/boards/whole-posting.ts'
import { BOARD_VENDORS, POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { userSchedules } from '#vendors/scheduler/user-schedules.ts'
import { companyPages } from '#vendors/company-pages/company-pages.ts'
import { contactSpending } from '#functions/recipients/contact-spending.store.ts'
import { recipientScreen, type RecipientScreen } from '#functions/recipients/recipient-screen.store.ts'
import { hunterContacts } from '#vendors/hunter/hunter-contacts.ts'
import { BRAND } from '#shared/brand.ts'
import { countryByName } from '#engine/values/countries.ts'
import { sleep, systemClock } from '../lambda/system-clock.ts'
import { readEnvironment, setting } from '../config/config.ts'
import { lazy } from '../lazy.ts'
import { secretSetting } from '../config/stored-secrets.ts'
import { appOrigin } from '../http/cookies.ts'
import { fingerprints, limits, table } from './table.ts'

const shared = lazy(() => ({
  cache: answerCache(table(), systemClock),
  budget: limits(),
  clock: systemClock,
  sleep,
}))

/** Whether a vendor is configured on this stage, which needs no secret and no call. */
export const isSetUp = ({ baseUrl }: Pick<PostingVendor, 'baseUrl'>): boolean =>
  Boolean(process.env[baseUrl.variable])

const postingVendors = lazy(() => usedVendors(POSTING_VENDORS, isSetUp, setting))

export const postingSources = lazy(() => openSources(postingVendors(), secretSetting, shared()))

/** Looks up postings on the employers' own boards, of the families configured on this stage. */
export const readWhole = lazy((): ReadWhole => {
  const used = BOARD_VENDORS.filter(isSetUp)
  const opened = lazy(async () => {
    // Loaded on demand: it brings the gazetteer, and most functions never read a posting.
    const { wholePostings } = await import('#functions/postings/boards/whole-posting.ts')
    return wholePostings({
      boards: (await Promise.all(used.map(({ boards }) => boards(setting)))).flat(),
      readers: await Promise.all(used.map(({ reader }) => reader(setting, shared()))),
      boardsIn: boardsIn(used),
      boardsAt: async (domain) => await publicPages().boardsOf(domain),
    })
  })
  return async (posting, search, domain) => await (await opened())(posting, search, domain)
})

const withoutObjectors: RecipientScreen['withoutObjectors'] = (people) =>
  recipientCounters().withoutObjectors(people)

export const contactSource = lazy(() => {
  const [baseUrl, apiKey] = [setting('HUNTER_BASE_URL'), secretSetting('HUNTER_API_KEY')]
  return hunterContacts({ ...shared(), baseUrl, apiKey, withoutObjectors })
})

/** Reads companies' own sites; on a local stage an emulator answers for all of them. */
export const publicPages = lazy(() => {
  const through = process.env['COMPANY_PAGES_URL']
  return companyPages({
    ...shared(),
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

/** Services for the search for postings and contacts. */
export const searchServices = {
  postings: postingSources,
  contacts: contactSource,
  readWhole,
  pages: publicPages,
  spending: contactCosts,
  recipients: recipientCounters,
}

/** How well the sources cover each country; shown in the form and checked when a search starts. */
export const coverage = lazy(() => coverageByCountry(postingVendors()))
export const covered = lazy(
  () => (country: string) => (coverage()[countryByName(country)?.code ?? ''] ?? 'none') !== 'none',
)

export const schedules = lazy(() => {
  const deadLetterArn = process.env['SCHEDULE_DEAD_LETTER_ARN']
  return userSchedules({
    groupName: setting('SCHEDULE_GROUP'),
    roleArn: setting('SCHEDULE_ROLE_ARN'),
    queueArn: setting('CYCLE_QUEUE_ARN'),
    ...(deadLetterArn === undefined ? {} : { deadLetterArn }),
    clock: systemClock,
  })
})
