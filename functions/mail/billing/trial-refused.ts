import { BRAND } from '#shared/brand.ts'
import { moneyText } from '../figures.ts'
import { facts, link, paragraph, userLetter } from '../letter.ts'
import type { Addressee, UserMessage } from '../model.ts'

interface TrialRefused extends Addressee {
  /** The plan that was ordered, and its price a month in US cents; null when that is no longer known. */
  readonly plan: { readonly id: string; readonly name: string; readonly price: number } | null
}

/** Tells a user why the trial that they ordered did not start, and what they can do. */
export function trialRefused({ to, firstName, plan, site }: TrialRefused): UserMessage {
  const order =
    plan === null
      ? `${site}/#pricing`
      : `${site}/checkout?${new URLSearchParams({ plan: plan.id, auto_login: 'true', gmail_signup: 'true' })}`
  return userLetter({
    to,
    firstName,
    subject: 'Your free trial did not start',
    parts: [
      paragraph(
        `The card you gave was used for a free trial of ${BRAND.name} on another account, and there is one trial per person and card. So no trial started, and nothing was charged.`,
      ),
      ...(plan === null ? [] : [facts(['Plan', `${plan.name}, ${moneyText(plan.price)} a month`])]),
      paragraph(
        'If you still want the plan, you can order it without a trial: the first month is then charged right away. If not, you don’t need to do anything.',
      ),
      link(plan === null ? 'See the plans' : `Order ${plan.name} without a trial`, order),
    ],
  })
}
