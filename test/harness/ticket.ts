import { autoLoginTicket } from '#functions/services/http/auto-login-ticket.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { oneTimeTokens } from '#functions/services/auth.ts'
import type { Client } from './session.ts'

/** Issues the one-time token of a return from a payment page, and puts its cookie into this client's jar. */
export async function ticketFor(
  client: Client,
  origin: URL,
  owner: { readonly userId: string; readonly email: string },
): Promise<string> {
  const { token, cookie } = await autoLoginTicket(owner, [], depsOf({ tokens: oneTimeTokens }))
  client.browser.jar.keep(origin, [cookie])
  return token
}
