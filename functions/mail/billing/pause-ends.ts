import { dateText, moneyText } from '../figures.ts'
import { facts, link, paragraph, userLetter } from '../letter.ts'
import type { Addressee, UserMessage } from '../model.ts'

interface PauseEnds extends Addressee {
  readonly planName: string
  readonly endsAt: Date
  /** What will be charged then, in US cents. */
  readonly amount: number
}

/** Tells a user when a paused plan continues and what is charged then, in time to cancel. */
export function pauseEnds({ to, firstName, planName, endsAt, amount, site }: PauseEnds): UserMessage {
  const charge = amount === 0 ? 'nothing, your code covers it' : moneyText(amount)
  return userLetter({
    to,
    firstName,
    subject: `Your plan continues on ${dateText(endsAt)}`,
    parts: [
      paragraph(
        amount === 0
          ? `The month for which you paused your ${planName} plan is almost over. Nothing is charged for the next one.`
          : `The month for which you paused your ${planName} plan is almost over. Then ${moneyText(amount)} is charged to your card, and your daily emails start again.`,
      ),
      facts(['Your plan continues', dateText(endsAt)], ['Plan', `${planName}, monthly`], ['Payment', charge]),
      paragraph(
        'To keep the plan you don’t need to do anything. If you don’t want it, cancel before that day and nothing is charged.',
      ),
      link('See or cancel your plan', `${site}/dashboard/account`),
    ],
  })
}
