import { PlanId } from '#shared/catalog/plans.ts'
import { LinkedAccount, LinkScenario } from '#shared/models/account/account-linking.ts'

/**
 * Reads the page's address. A mailed link has the scenario in its query, valid only with all three parts, and the
 * secret that proves the address in its hash.
 */
export function readLinkAddress(search: string, hash: string) {
  const query = new URLSearchParams(search)
  const parsed = LinkScenario.safeParse({
    type: query.get('scenario'),
    primaryAccount: query.get('primary'),
    secondaryAccount: query.get('secondary'),
    primary: readLabel(query.get('stays')),
    secondary: readLabel(query.get('joins')),
  })
  const plan = PlanId.safeParse(query.get('plan'))
  const proof = new URLSearchParams(hash.replace(/^#/, '')).get('proof')
  return {
    scenario: parsed.success ? parsed.data : null,
    proof: proof || undefined,
    /** The address of a new user that has an older account too; null when the page was opened otherwise. */
    email: query.get('email'),
    /** The plan that this user was about to pay for. */
    plan: plan.success ? plan.data : null,
  }
}

/** "google,pro,2026-03-03T08:00:00.000Z" as the mail writes it; undefined for anything else. */
function readLabel(label: string | null): LinkedAccount | undefined {
  const [kind, plan, since] = label?.split(',') ?? []
  return LinkedAccount.safeParse({ kind, plan: plan || null, since }).data
}
