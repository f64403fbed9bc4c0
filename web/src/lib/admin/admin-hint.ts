import { readItem } from '#web/lib/storage.ts'

/** When the sign-in of an admin expires, for every tab. It grants nothing: the session is a cookie that no script reads. */
export const ADMIN_UNTIL = 'adminSignedInUntil'

/** Whether this browser belongs to the staff: an admin is signed in. */
export const isStaff = (): boolean => Number(readItem(ADMIN_UNTIL) ?? Number.NaN) > Date.now()
