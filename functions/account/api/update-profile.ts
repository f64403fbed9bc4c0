import { updateProfile as update } from '../update-profile.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { profiles } from '#platform/services/stores.ts'
import { updateProfile } from '#shared/contracts/account/user.ts'

export const handler = endpoint(updateProfile, { profiles }, async ({ actor, body, deps }) => ({
  profile: await update(actor, body, deps),
}))
