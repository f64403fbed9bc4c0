import type { Needs } from '#functions/services/needs.ts'
import type { Merge } from './linking.item.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { LinkScenario } from '#shared/models/account/account-linking.ts'
import { countAddressTries } from './address-tries.ts'
import type { AddressEntry, AccountSnapshot } from '#functions/account/model.ts'
import { choosePrimary } from './choose-primary.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { MergeMessage } from '#shared/messages/linking.ts'

export interface LinkDeps
  extends Needs<
    'addresses' | 'accounts' | 'passwords' | 'proofs' | 'merges' | 'limits' | 'secrets' | 'clock'
  > {
  queue: MessageQueue<MergeMessage>
}

interface LinkInput {
  readonly scenario: LinkScenario
  readonly proof: string | undefined
  readonly confirmPassword: string | undefined
}

interface Linked {
  readonly primary: AccountSnapshot
  /** Whether Google opens the account by both addresses from now on. */
  readonly opensBoth: boolean
}

interface Proved {
  readonly candidate: AddressEntry
  /** The candidate's address. */
  readonly email: string
  /** Hash of the mailed link's secret; null when the account was proved by its password. */
  readonly tokenHash: string | null
}

/**
 * Merges two accounts. The session proves the first; the second is proved by the mailed link or by the
 * password of an imported account, never by the scenario in the request. Returns the primary account; the
 * other's data is moved by a worker within a minute or so. Throws AppError link_unproven, run_in_progress,
 * too_many_requests.
 */
export async function linkAccounts(actor: UserActor, input: LinkInput, deps: LinkDeps): Promise<Linked> {
  const { candidate, email, tokenHash } = await prove(actor, input, deps)
  const now = deps.clock.now()
  const [own, other] = await Promise.all([
    deps.accounts.snapshot(actor.userId, now),
    deps.accounts.snapshot(candidate.userId, now),
  ])
  if (own === null || other === null || !other.account.isActive) throw new AppError('link_unproven')
  const { primary, secondary } = choosePrimary(own, other, now)
  const merge: Merge = {
    primaryId: primary.account.id,
    secondaryId: secondary.account.id,
    startedAt: now,
    doneAt: null,
  }
  const proved = tokenHash !== null || other.account.emailVerified
  const isOwn = isOwnGoogle(await deps.addresses.at(email), actor)
  const opens = candidate.kind === 'password' && proved && !isOwn ? { userId: candidate.userId, email } : null
  const beginning = await deps.merges.begin(merge, { tokenHash, opens })
  if (beginning === 'busy') {
    throw new AppError('run_in_progress', {
      message: 'Emails are being prepared for one of the two accounts. Link them once that run has finished.',
      retryAfterSeconds: 600,
    })
  }
  if (beginning === 'refused') throw new AppError('link_unproven')
  await deps.queue.send({ v: 1, primaryId: merge.primaryId, secondaryId: merge.secondaryId })
  return { primary, opensBoth: candidate.kind === 'google' || proved || isOwn }
}

/** Whether one of an address's accounts is the user's own, which Google opens by that address already. */
export const isOwnGoogle = (entries: readonly AddressEntry[], { userId }: UserActor): boolean =>
  entries.some((entry) => entry.userId === userId && entry.kind === 'google')

async function prove(actor: UserActor, input: LinkInput, deps: LinkDeps): Promise<Proved> {
  if (input.proof !== undefined) {
    const tokenHash = deps.secrets.hash(input.proof)
    const proof = await deps.proofs.find(tokenHash, deps.clock.now())
    if (proof === null || proof.askedBy !== actor.userId) throw new AppError('link_unproven')
    return { candidate: proof.candidate, email: proof.email, tokenHash }
  }
  const named = [input.scenario.primaryAccount, input.scenario.secondaryAccount].map((email) =>
    email.trim().toLowerCase(),
  )
  await countAddressTries(named, deps)
  const found = await Promise.all(
    [...new Set(named)].map(async (email) =>
      (await deps.addresses.at(email)).map((candidate) => ({ candidate, email })),
    ),
  )
  const other = found
    .flat()
    .find(({ candidate }) => candidate.userId !== actor.userId && candidate.kind === 'password')
  const matches = await deps.passwords.matches(
    input.confirmPassword ?? '',
    other?.candidate.passwordHash ?? null,
  )
  if (other === undefined || !matches) throw new AppError('link_unproven')
  return { ...other, tokenHash: null }
}
