import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { mayBeSignedIn, onSessionRemembered } from '#web/lib/session/signed-in-hint.ts'
import { userQuery } from './get-user.ts'

/** The signed-in user on a public page; null for visitors, and until it is known. */
export function useSignedInUser(): User | null {
  const enabled = useSyncExternalStore(onSessionRemembered, mayBeSignedIn, () => false)
  const { data, isError } = useQuery({ ...userQuery, enabled, meta: { ownAuth: true } })
  return enabled && !isError && data !== undefined ? data : null
}
