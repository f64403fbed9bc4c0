import type { Needs } from '#functions/services/needs.ts'
import type { RecipientProofStore } from './recipient-proof.store.ts'

export interface ProofDeps extends Needs<'secrets' | 'clock'> {
  readonly proofs: RecipientProofStore
}

/** Issues a secret that proves an address for `ms` milliseconds; only its hash is stored. */
export async function newProof(email: string, ms: number, { proofs, secrets, clock }: ProofDeps) {
  const proof = secrets.fresh()
  const expiresAt = new Date(clock.now().getTime() + ms)
  await proofs.save({ hash: secrets.hash(proof), email, expiresAt })
  return proof
}
