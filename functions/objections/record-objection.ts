import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { RecipientProofStore } from './recipient-proof.store.ts'
import type { SharedEntries } from './show-held.ts'
import type { WrittenToStore } from './written-to.store.ts'

export interface ObjectionDeps {
  readonly proofs: RecipientProofStore
  readonly writtenTo: Pick<WrittenToStore, 'object'>
  readonly shared: readonly SharedEntries[]
  readonly secrets: Pick<Secrets, 'hash'>
  readonly clock: Clock
}

/**
 * Permanently prevents all users from writing to the person who proved this address, and removes the person
 * from shared caches. The proof is used up last, so a failed request can be repeated. Throws AppError
 * recipient_link_over.
 */
export async function recordObjection(proof: string, deps: ObjectionDeps): Promise<void> {
  const hash = deps.secrets.hash(proof)
  const now = deps.clock.now()
  const found = await deps.proofs.find(hash, now)
  if (found === null) throw new AppError('recipient_link_over')
  await deps.writtenTo.object(found.email, now)
  for (const answers of deps.shared) await answers.forget(found.email)
  await deps.proofs.take(hash, now)
}
