import { updatePaymentMethod } from '#shared/contracts/subscription.ts'
import { call } from '#web/lib/api/api-client.ts'

/** Tells the server of a card that was given. Without success it finds the card by itself when it charges. */
export async function sendPaymentMethod(signal: AbortSignal): Promise<boolean> {
  return await call(updatePaymentMethod, { body: {}, signal }).then(
    ({ success }) => success,
    () => false,
  )
}
