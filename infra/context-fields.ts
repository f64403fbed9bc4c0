import { recordOf } from '#shared/keys-of.ts'
import { CLIENT_ID_SETTINGS } from './registered-vendors.ts'
import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'

/** Retention periods that CloudWatch Logs supports, in days. */
export const RETENTION = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 3653]

const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
export const text = (message: string) => z.string(message).check(z.minLength(1, message))
export const host = (message: string) => z.string(message).check(z.regex(HOST, message))

/** Accepts text too: every value of the command line is a string. */
export const wholeNumber = (from: number, to: number, message: string) =>
  z.coerce.number(message).check(z.int(message), z.minimum(from, message), z.maximum(to, message))
export const yesOrNo = (message: string) =>
  z.pipe(
    z.transform((value) => (value === 'true' ? true : value === 'false' ? false : value)),
    z.boolean(message),
  )
/** Parses a JSON string; returns other values, and invalid JSON, unchanged. */
export const json = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** CloudFront also serves Cognito's custom domains, so this applies to the sign-in's certificate too. */
export const certificate = z
  .string()
  .check(
    z.regex(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'CloudFront takes certificates of us-east-1 only: arn:aws:acm:us-east-1:…',
    ),
  )
/** Whether a name is in a zone; true where one of them is not given. */
export const lies = (name: string | undefined, zone: string | undefined): boolean =>
  name === undefined || zone === undefined || name === zone || name.endsWith(`.${zone}`)

/** Error messages. */
export const prices = `Give stripePrices as the ids of the prices: {${PlanId.options.map((plan) => `"${plan}": "price_…"`).join(', ')}}.`
export const publishableKey =
  "Give stripePublishableKey as the publishable key of the stage's Stripe account: pk_test_… or pk_live_…."
export const price = z.string(prices).check(z.regex(/^price_\w+$/, prices))
export const concurrency = (name: string) =>
  z.optional(wholeNumber(2, 1_000, `Give ${name} as a number from 2 to 1000.`))

const subscriber =
  'A subscriber of alarms is an email address, a telephone number such as +15550100, or an https address.'
export const subscribers = z
  .array(
    z.string().check(z.regex(/^(?:https:\/\/\S+|\+[1-9]\d{6,14}|[^\s@]+@[^\s@]+\.[a-z]{2,})$/, subscriber)),
  )
  .check(z.minLength(1, 'Give at least one subscriber of alarms for `now` and for `later`.'))

/** What is counted and measured of visits, by those who agree. */
export const VISITS = {
  /** Host of the site whose page views are counted; without it none are counted. */
  analyticsDomain: z.optional(host('Give analyticsDomain as a host name, such as app.example.com.')),
  analyticsEndpoint: z.optional(
    z.url({
      protocol: /^https$/,
      error: 'Give analyticsEndpoint as an https address, such as https://plausible.io/api/event.',
    }),
  ),
  /** Share of the page loads that are measured; with 0, nothing for it is set up. */
  visitorSamplePercent: z._default(
    wholeNumber(0, 100, 'Give visitorSamplePercent as a number from 0 to 100.'),
    100,
  ),
}

/** Our OAuth clients at the vendors of mailboxes. All users connect Google, which verifies its restricted scope. */
export const MAILBOX_CLIENTS = {
  ...recordOf(CLIENT_ID_SETTINGS, () =>
    z.optional(text('Give the id of the OAuth client of the mailboxes.')),
  ),
  googleClientId: text('Give the id of the Google OAuth client of the mailboxes: -c googleClientId=…'),
}
