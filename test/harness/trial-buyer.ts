import { buyer, confirmCard, Ordered, type Buyer } from './payments.ts'
import type { TestStage } from './stage.ts'

/** A user in a trial. The card gets a fingerprint of its own, because a card gets only one trial. */
export async function trialBuyer(
  stage: Pick<TestStage, 'emulators' | 'origin'>,
  name: string,
  { card = 'pm_card_visa', plan = 'starter', code }: { card?: string; plan?: string; code?: string } = {},
): Promise<Buyer> {
  const trialUser = await buyer(stage, name)
  const { clientSecret, subscriptionId } = Ordered.parse((await trialUser.order(plan, code)).body)
  await confirmCard(stage, clientSecret, card)
  const paymentMethod = stage.emulators.stripe.state.paymentMethods.at(-1)
  if (paymentMethod !== undefined) paymentMethod.fingerprint = `${paymentMethod.fingerprint}~${name}`
  await trialUser.verify(subscriptionId)
  return trialUser
}
