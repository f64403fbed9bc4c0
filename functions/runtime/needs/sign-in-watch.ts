import type { SignInWatch } from '#core/admin/ports.ts'
import type { HttpEvent } from '../http.ts'

/** What is noticed of a failed sign-in of an admin. */
export const signInWatch = (_event: HttpEvent): SignInWatch => ({
  failed: async () => undefined,
  repeated: async () => undefined,
  lockedOut: async () => undefined,
})
