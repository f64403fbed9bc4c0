import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import { oneLine } from '#functions/mail/plain-lines.ts'
import type { Profile, ProfileInput } from '#shared/models/account/user.ts'
import type { ProfileStore } from './account.store.ts'

/** Saves the names, each as one line. Throws AppError not_authenticated when the account is deleted. */
export async function updateProfile(
  actor: UserActor,
  input: ProfileInput,
  { profiles, clock }: { profiles: ProfileStore; clock: Clock },
): Promise<Profile> {
  const now = clock.now()
  const names = { firstName: oneLine(input.firstName), lastName: oneLine(input.lastName) }
  if (!(await profiles.rename(actor.userId, names, now))) throw new AppError('not_authenticated')
  return { ...names, updatedAt: now.toISOString() }
}
