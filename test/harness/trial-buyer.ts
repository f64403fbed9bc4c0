import { buyer, confirmCard, Ordered, type Buyer } from './payments.ts'
import type { TestStage } from './stage.ts'

/** Somebody in a trial with a card behind it, which is made their own: a card has one trial. */
export async function trialBuyer(
  stage: TestStage,
  name: string,
  { card = 'pm_card_visa', plan = 'starter', code }: { card?: string; plan?: string; code?: string } = {},
): Promise<Buyer> {
  const shopper = await buyer(stage, name)
  const { clientSecret, subscriptionId } = Ordered.parse((await shopper.order(plan, code)).body)
  await confirmCard(stage, clientSecret, card)
  const given = stage.emulators.stripe.state.paymentMethods.at(-1)
  if (given !== undefined) given.fingerprint = `${given.fingerprint}~${name}`
  await shopper.verify(subscriptionId)
  return shopper
}
