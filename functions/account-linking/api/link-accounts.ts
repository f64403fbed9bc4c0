import { linkAccounts as link } from '../link.ts'
import { replaceSession } from '#functions/auth/open-session.ts'
import { setCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { passwords } from '#functions/services/crypto.ts'
import { mergeMessages } from '#functions/services/queues.ts'
import { accounts } from '#functions/services/account.ts'
import { addresses, merges, proofs } from '#functions/services/account-linking.ts'
import { sessions } from '#functions/services/auth.ts'
import { limits } from '#functions/services/table.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { linkAccounts } from '#shared/contracts/account/account-linking.ts'

const MOVING = 'Your data is being brought together and will all be there within a few minutes.'
const LINKED = `Your accounts are now linked, and you can sign in either way. ${MOVING}`
const LINKED_BY_PASSWORD = `Your accounts are now linked, and your Google sign-in opens the one that stays. ${MOVING}`

const services = { accounts, addresses, proofs, passwords, merges, queue: mergeMessages, sessions, limits }

export const handler = endpoint(linkAccounts, services, async ({ actor, session, body, deps }) => {
  const { scenario, proof, confirmPassword } = body
  const {
    primary: { account },
    opensBoth,
  } = await link(actor, { scenario, proof, confirmPassword }, deps)
  const owner = { userId: account.id, email: account.email }
  const secret = await replaceSession(owner, session, 'accounts_linked', deps)
  return reply(
    { success: true, message: opensBoth ? LINKED : LINKED_BY_PASSWORD },
    { cookies: [setCookie('sid', secret, SESSION.absoluteHours * 3_600)] },
  )
})
