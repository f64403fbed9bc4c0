import { LinkScenario } from '#shared/models/account/account-linking.ts'

/**
 * What a mailed link brings: the scenario in the query, which counts only when all three parts are there, and
 * behind the # the secret that proves the address.
 */
export function readLinkAddress(search: string, hash: string) {
  const query = new URLSearchParams(search)
  const parsed = LinkScenario.safeParse({
    type: query.get('scenario'),
    primaryAccount: query.get('primary'),
    secondaryAccount: query.get('secondary'),
  })
  const proof = new URLSearchParams(hash.replace(/^#/, '')).get('proof')
  return {
    scenario: parsed.success ? parsed.data : null,
    proof: proof || undefined,
  }
}
