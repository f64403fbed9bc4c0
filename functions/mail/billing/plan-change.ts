import { BRAND } from '#shared/brand.ts'
import { mailDate, mailMoney } from '../figures.ts'
import { facts, link, paragraph, userLetter } from '../letter.ts'
import type { UserMessage } from '../model.ts'

interface Common {
  readonly to: string
  readonly firstName: string
  /** Names of the plan that was and of the one that takes its place. */
  readonly from: string
  readonly planName: string
  readonly emailsPerDay: number
  /** Of a month from now on, in US cents; null for a plan that ends. */
  readonly monthly: number | null
  /** When the next month begins. */
  readonly nextMonth: Date
  /** Origin of the site. */
  readonly site: string
}

const figures = ({ planName, emailsPerDay, monthly, nextMonth }: Common) =>
  facts(
    ['Plan', `${planName}, ${emailsPerDay} emails a day`] as const,
    monthly === null
      ? (['Access until', mailDate(nextMonth)] as const)
      : (['Next payment', `${mailMoney(monthly)} on ${mailDate(nextMonth)}`] as const),
  )

/** Tells somebody that another plan counts now; `charged` is null where a month began with it. US cents. */
export function planChanged(common: Common & { readonly charged: number | null }): UserMessage {
  const { to, firstName, from, planName, charged, site } = common
  return userLetter({
    to,
    firstName,
    subject: `Your ${BRAND.name} plan is now ${planName}`,
    parts: [
      paragraph(
        charged === null
          ? `A new month has begun, and with it the plan you chose: ${planName} instead of ${from}.`
          : `You changed from ${from} to ${planName}, effective immediately. ${mailMoney(charged)} was charged for the rest of the month that you have paid for.`,
      ),
      figures(common),
      paragraph(`If you did not make this change, write to ${BRAND.supportEmail} at once.`),
      link('See your plan', `${site}/dashboard/account`),
    ],
  })
}

/** Tells somebody that a lower plan begins with their next month, in time to take it back. */
export function planChangePlanned(common: Common): UserMessage {
  const { to, firstName, from, planName, nextMonth, site } = common
  return userLetter({
    to,
    firstName,
    subject: `Your plan changes to ${planName} on ${mailDate(nextMonth)}`,
    parts: [
      paragraph(
        `You chose ${planName} from the end of the month you have paid for. Until ${mailDate(nextMonth)} you keep ${from} with everything in it, and nothing is charged before then.`,
      ),
      figures(common),
      paragraph(`To keep ${from}, undo the change before that day.`),
      link('See your plan or undo the change', `${site}/dashboard/account`),
    ],
  })
}
