import type { ContactSource } from '#functions/recipients/model.ts'
import type { FindDeps } from '#functions/recipients/find-candidates.ts'
import type { CountedPurse } from '#functions/recipients/contact-spending.store.ts'

/** A purse without a limit that counts the calls. */
export function endlessPurse(): CountedPurse {
  const calls = { search: 0, finder: 0, verifier: 0 }
  return {
    take: async (call) => void (calls[call] += 1),
    giveBack: async (call) => void (calls[call] -= 1),
    settle: async () => undefined,
    paid: () => ({ calls: { ...calls }, cents: 0 }),
  }
}

/** A contact source without any earlier answers. */
export const NOTHING_KEPT: Pick<ContactSource, 'factsOf' | 'keptPeople'> = {
  factsOf: async () => null,
  keptPeople: async () => null,
}

/**
 * What the search for people needs besides a contact source: sites that name nobody, and nobody who objected.
 */
export const ONLY_CONTACTS: Pick<FindDeps, 'pages' | 'spending' | 'recipients'> = {
  pages: { peopleOf: async () => null, boardsOf: async () => [] },
  spending: { purseOf: endlessPurse },
  recipients: { refusal: async () => null },
}
