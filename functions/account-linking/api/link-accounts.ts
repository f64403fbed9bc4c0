import { linkAccounts as link } from '../link.ts'
import { replaceSession } from '#functions/auth/open-session.ts'
import { setCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { passwords } from '#platform/services/crypto.ts'
import { mergeMessages } from '#platform/services/queues.ts'
import { accounts, addresses, merges, proofs, sessions } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { linkAccounts } from '#shared/contracts/account/account-linking.ts'

const MOVING =
  'Your accounts are now linked, and you can sign in either way. Your data is being brought together and will all be there within a few minutes.'

const services = { accounts, addresses, proofs, passwords, merges, queue: mergeMessages, sessions, limits }

export const handler = endpoint(linkAccounts, services, async ({ actor, session, body, deps }) => {
  const { scenario, proof, confirmPassword } = body
  const { account } = await link(actor, { scenario, proof, confirmPassword }, deps)
  const owner = { userId: account.id, email: account.email }
  const secret = await replaceSession(owner, session, 'accounts_linked', deps)
  return reply(
    { success: true, message: MOVING },
    { cookies: [setCookie('sid', secret, SESSION.absoluteHours * 3_600)] },
  )
})
