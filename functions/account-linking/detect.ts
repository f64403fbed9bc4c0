import type { Needs } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'
import type { LinkScenario } from '#shared/models/account/account-linking.ts'
import { countAddressTries } from './address-tries.ts'
import { scenarioWords } from '#shared/catalog/linked-accounts.ts'
import { isOwnGoogle } from './link.ts'
import { linkMessage, noAccountMessage } from './link-messages.ts'
import type { AccountSnapshot, AddressEntry } from '#functions/account/model.ts'
import { scenarioOf } from './choose-primary.ts'

/** Lifetime of a mailed link. */
const PROOF_MS = 30 * MINUTE

export type DetectDeps = Needs<
  'addresses' | 'accounts' | 'passwords' | 'proofs' | 'mail' | 'limits' | 'secrets' | 'clock' | 'site'
>

interface Detected {
  readonly scenario: LinkScenario | null
  readonly message: string
}

/**
 * Looks for a second account of the signed-in user. With the password of an imported account the scenario is
 * returned at once; a wrong password gives the same AppError not_found as an unknown address. Without a
 * password a mail is sent, with a link or saying that there is no account, so that only its reader learns
 * which. Throws AppError too_many_requests when an address was tried too often.
 */
export async function detectConflict(
  actor: UserActor,
  input: { email: string; password: string | undefined },
  deps: DetectDeps,
): Promise<Detected> {
  const email = input.email.trim().toLowerCase()
  await countAddressTries([email], deps)
  const entries = await deps.addresses.at(email)
  const others = entries.filter(({ userId }) => userId !== actor.userId)
  if (input.password !== undefined && input.password !== '')
    return await byPassword(actor, entries, input.password, deps)
  await byMail(actor, others[0] ?? null, email, deps)
  return {
    scenario: null,
    message:
      'If an account belongs to this address, a link to confirm it is on its way there. It works for 30 minutes, in this browser.',
  }
}

async function byPassword(
  actor: UserActor,
  entries: readonly AddressEntry[],
  password: string,
  deps: DetectDeps,
): Promise<Detected> {
  const imported = entries.find(({ userId, kind }) => userId !== actor.userId && kind === 'password') ?? null
  const matches = await deps.passwords.matches(password, imported?.passwordHash ?? null)
  if (imported === null || !matches)
    throw new AppError('not_found', { message: 'No existing account found with this email address.' })
  const { scenario, other } = await scenarioWith(actor, imported, deps)
  // A password proves the account, not that its address is its owner's.
  return {
    scenario: { ...scenario, opensBoth: other.account.emailVerified || isOwnGoogle(entries, actor) },
    message: scenarioWords(scenario),
  }
}

async function byMail(
  actor: UserActor,
  other: AddressEntry | null,
  email: string,
  deps: DetectDeps,
): Promise<void> {
  if (other === null) return await deps.mail.send(noAccountMessage(email, deps.site))
  const token = deps.secrets.fresh()
  const now = deps.clock.now()
  const { scenario } = await scenarioWith(actor, other, deps)
  await deps.proofs.save({
    tokenHash: deps.secrets.hash(token),
    askedBy: actor.userId,
    candidate: other,
    email,
    expiresAt: new Date(now.getTime() + PROOF_MS),
  })
  await deps.mail.send(linkMessage(email, scenario, token, deps.site))
}

/** Throws AppError not_found when one of the accounts is deleted. */
async function scenarioWith(
  actor: UserActor,
  other: AddressEntry,
  deps: DetectDeps,
): Promise<{ scenario: LinkScenario; other: AccountSnapshot }> {
  const now = deps.clock.now()
  const [own, theirs] = await Promise.all([
    deps.accounts.snapshot(actor.userId, now),
    deps.accounts.snapshot(other.userId, now),
  ])
  if (own === null || theirs === null)
    throw new AppError('not_found', { message: 'No existing account found with this email address.' })
  return { scenario: scenarioOf(own, theirs, other.kind, now), other: theirs }
}
