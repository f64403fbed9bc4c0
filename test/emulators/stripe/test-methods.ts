import { missing, missingParam } from './problems.ts'
import type { PaymentMethodRecord } from './records.ts'
import { createMethod } from './setup.ts'
import { TEST_CARDS } from './test-cards.ts'
import { methodOf, type World } from './world.ts'

/** The documented names of test cards; each use makes a new payment method. */
const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeCustomerFail: '4000000000000341',
}

/** A payment method by its id or by the name of a test card. Throws StripeProblem. */
export function methodFor(
  world: World,
  id: string,
  param: string,
  status: 400 | 404 = 400,
): PaymentMethodRecord {
  const card = TEST_CARDS.find(({ number }) => number === TOKENS[id])
  if (card !== undefined) return createMethod(world, card)
  const method = methodOf(world, id)
  if (method === undefined)
    throw status === 404 ? missing('PaymentMethod', id) : missingParam('PaymentMethod', id, param)
  return method
}
