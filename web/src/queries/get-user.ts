import { getUser } from '#shared/contracts/user.ts'
import { readOptions } from '#web/lib/read-options.ts'

export const userQuery = readOptions(getUser)
