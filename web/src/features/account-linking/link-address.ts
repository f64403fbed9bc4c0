import { LinkScenario } from '#shared/models/account/account-linking.ts'

/**
 * What a mailed link brings: the scenario in the query, and behind the # the secret that proves the address.
 */
export interface LinkAddress {
  readonly scenario: LinkScenario | null
  readonly proof: string | undefined
}

/** Reads an address of the page. The scenario counts only when all three parts are there. */
export function readLinkAddress(search: string, hash: string): LinkAddress {
  const query = new URLSearchParams(search)
  const parsed = LinkScenario.safeParse({
    type: query.get('scenario'),
    primaryAccount: query.get('primary'),
    secondaryAccount: query.get('secondary'),
  })
  const proof = new URLSearchParams(hash.replace(/^#/, '')).get('proof')
  return {
    scenario: parsed.success ? parsed.data : null,
    proof: proof === null || proof === '' ? undefined : proof,
  }
}
