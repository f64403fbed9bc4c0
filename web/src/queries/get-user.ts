import { getUser } from '#shared/contracts/account/user.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

export const userQuery = readOptions(getUser)
