import { credentialsOf, signedInAdmin } from '#harness/admin.ts'
import { browserSession } from '#harness/session.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { callEndpoint } from '../../access/call.ts'
import { bodyFor, queryFor, thingOf } from '../../access/samples.ts'

interface Place {
  readonly origin: string
  readonly table: string
  readonly addresses: Readonly<Record<string, string>>
}

/** Without startOperation, whose work continues in the background: it has its own walk. */
const OF_ADMINS = Object.values<Contract>(contracts).filter(
  ({ id, auth }) => (auth === 'admin' || auth === 'super_admin') && id !== 'startOperation',
)

/**
 * Calls every admin endpoint once as a super admin who has just signed in. Returns the failed ones with their
 * responses.
 */
export async function walkAdmins(place: Place): Promise<readonly string[]> {
  const user = await browserSession(place, 'overseen@mail.example')
  const failed: string[] = []
  for (const [turn, contract] of OF_ADMINS.entries()) {
    const { cookie: admin } = await signedInAdmin(
      place,
      `${contract.id.toLowerCase()}@walk.example`,
      'super_admin',
    )
    const call = {
      session: null,
      admin,
      params: (await thingOf(contract.id)?.make(place, '')) ?? {},
      query: queryFor(contract),
      body: await bodyFor(contract, user, { origin: place.origin, cookie: admin }),
    }
    const { status, text } = await callEndpoint(place.origin, contract, call)
    if (status >= 300) failed.push(`${contract.id} ${status} ${text}`)
    // Each call counts a wrong password for its address; a new network is not locked yet.
    const headers = {
      ...credentialsOf(`nobody-${turn}@walk.example`),
      origin: place.origin,
      'true-client-ip': `192.0.2.${turn}`,
    }
    const guess = await fetch(new URL(contract.path, place.origin), { method: contract.method, headers })
    if (guess.status !== 401) failed.push(`${contract.id} ${guess.status} to a guess`)
  }
  return failed
}
