import { autoLoginTicket } from '#platform/http/auto-login-ticket.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { oneTimeTokens } from '#platform/services/stores.ts'
import type { Client } from './session.ts'

/**
 * A one-time token as the return from a payment page carries it; its other half goes into this client's
 * cookies.
 */
export async function ticketFor(
  client: Client,
  origin: URL,
  owner: { readonly userId: string; readonly email: string },
): Promise<string> {
  const { token, cookie } = await autoLoginTicket(owner, [], depsOf({ tokens: oneTimeTokens }))
  client.browser.jar.keep(origin, [cookie])
  return token
}
