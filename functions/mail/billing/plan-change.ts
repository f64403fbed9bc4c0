import { BRAND } from '#shared/brand.ts'
import { dateText, moneyText } from '../figures.ts'
import { facts, link, paragraph, userLetter } from '../letter.ts'
import type { Addressee, UserMessage } from '../model.ts'

interface Common extends Addressee {
  /** Name of the old plan. */
  readonly from: string
  /** Name of the new plan. */
  readonly planName: string
  readonly emailsPerDay: number
  /** The price of the next month, in US cents; null for a plan that ends. */
  readonly monthly: number | null
  /** When the next month begins. */
  readonly nextMonth: Date
}

const figures = ({ planName, emailsPerDay, monthly, nextMonth }: Common) =>
  facts(
    ['Plan', `${planName}, ${emailsPerDay} emails a day`] as const,
    monthly === null
      ? (['Access until', dateText(nextMonth)] as const)
      : (['Next payment', `${moneyText(monthly)} on ${dateText(nextMonth)}`] as const),
  )

/** Tells a user of a changed plan. `charged`: US cents, null when the plan changed with a new month. */
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
          : `You changed from ${from} to ${planName}, effective immediately. ${moneyText(charged)} was charged for the rest of the month that you have paid for.`,
      ),
      figures(common),
      paragraph(`If you didn’t make this change, write to ${BRAND.supportEmail} right away.`),
      link('See your plan', `${site}/dashboard/account`),
    ],
  })
}

/** Tells a user that a lower plan begins with the next month, in time to undo the change. */
export function planChangePlanned(common: Common): UserMessage {
  const { to, firstName, from, planName, nextMonth, site } = common
  return userLetter({
    to,
    firstName,
    subject: `Your plan changes to ${planName} on ${dateText(nextMonth)}`,
    parts: [
      paragraph(
        `You chose ${planName} from the end of the month you have paid for. Until ${dateText(nextMonth)} you keep ${from} with everything in it, and nothing is charged before then.`,
      ),
      figures(common),
      paragraph(`To keep ${from}, undo the change before that day.`),
      link('See your plan or undo the change', `${site}/dashboard/account`),
    ],
  })
}
