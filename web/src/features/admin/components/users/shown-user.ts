import type { getAdminUser } from '#shared/contracts/admin/user-page.ts'
import type { ReplyOf } from '#shared/contracts/contract.ts'

/** What every part of a user's page is given. */
export type ShownUser = ReplyOf<typeof getAdminUser>
