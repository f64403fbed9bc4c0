import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'
import type { SharedEntries } from '#functions/recipients/contact-vendor.ts'
import type { HeldData } from '#shared/models/outreach/recipient.ts'
import { newProof, type ProofDeps } from './new-proof.ts'
import type { Needs } from '#functions/services/needs.ts'

export interface ShowHeldDeps extends ProofDeps, Needs<'writtenTo'> {
  readonly shared: readonly SharedEntries[]
}

/** Time to read the page before pressing its button. */
const READING_MS = 30 * MINUTE

/**
 * The data stored about the person who opened a mailed link, and a proof with which they can object. Uses the
 * link up. Throws AppError recipient_link_over.
 */
export async function showHeld(
  proof: string,
  deps: ShowHeldDeps,
): Promise<HeldData & { readonly proof: string }> {
  const taken = await deps.proofs.take(deps.secrets.hash(proof), deps.clock.now())
  if (taken === null) throw new AppError('recipient_link_over')
  const { email } = taken
  const [emails, objectedAt, ...entries] = await Promise.all([
    deps.writtenTo.emailsTo(email),
    deps.writtenTo.objectedAt(email),
    ...deps.shared.map((answers) => answers.entriesOn(email)),
  ])
  return {
    emails: [...emails],
    entries: entries.flat(),
    objectedAt,
    proof: await newProof(email, READING_MS, deps),
  }
}
