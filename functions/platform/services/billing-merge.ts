import { absorbBilling } from '#functions/billing/subscription/absorb-billing.ts'
import { convergeDeps } from './billing.ts'
import { orders } from './payments.ts'

export const mergeBilling = async (survivorId: string, absorbedId: string): Promise<void> =>
  await absorbBilling(survivorId, absorbedId, { ...convergeDeps(), orders: orders() })
