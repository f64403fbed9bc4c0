import { LinkScenario } from '#shared/models/account/account-linking.ts'

/**
 * Reads a mailed link: the scenario from the query, valid only with all three parts, and the secret that
 * proves the address from the hash.
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
