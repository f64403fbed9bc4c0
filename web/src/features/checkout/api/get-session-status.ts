import { queryOptions } from '@tanstack/react-query'
import { getSessionStatus } from '#shared/contracts/session.ts'
import { readOptions } from '../../../lib/read-options.ts'

/** Asked anew at each visit: a session that has ended since must not decide whose subscription this is. */
export const signupSessionQuery = queryOptions({ ...readOptions(getSessionStatus), staleTime: 0, meta: { ownAuth: true } })
