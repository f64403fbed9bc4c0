import { BRAND } from '#shared/brand.ts'
import { instantText, moneyText } from '../figures.ts'
import { facts, link, paragraph, userLetter } from '../letter.ts'
import type { Addressee, UserMessage } from '../model.ts'

interface TrialEnds extends Addressee {
  readonly planName: string
  readonly endsAt: Date
  /** What will be charged then, in US cents. */
  readonly amount: number
}

/** Tells a user when the trial ends and what is charged then, in time to cancel. */
export function trialEnds({ to, firstName, planName, endsAt, amount, site }: TrialEnds): UserMessage {
  const charge = amount === 0 ? 'nothing, your code covers it' : moneyText(amount)
  return userLetter({
    to,
    firstName,
    subject: `Your trial ends on ${instantText(endsAt)}`,
    parts: [
      paragraph(
        amount === 0
          ? `Your free trial of ${BRAND.name} ends soon, and the ${planName} plan begins. Nothing is charged for its first month.`
          : `Your free trial of ${BRAND.name} ends soon. Then the ${planName} plan begins, and ${moneyText(amount)} is charged to the card you gave.`,
      ),
      facts(
        ['The trial ends', instantText(endsAt)],
        ['Plan', `${planName}, monthly`],
        ['First payment', charge],
      ),
      paragraph(
        'To keep the plan you don’t need to do anything. If you don’t want it, cancel before the trial ends and you pay nothing.',
      ),
      link('See or cancel your plan', `${site}/dashboard/account`),
    ],
  })
}
