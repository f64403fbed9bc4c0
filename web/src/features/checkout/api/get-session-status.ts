import { queryOptions } from '@tanstack/react-query'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { readUnlessSignedOut } from '#web/lib/api/read-options.ts'

/** Asked anew at each visit: a session that has ended since must not decide whose subscription this is. */
export const signupSessionQuery = queryOptions({ ...readUnlessSignedOut(getSessionStatus), staleTime: 0 })
