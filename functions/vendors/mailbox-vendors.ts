import type { MailboxVendor } from '#functions/mailbox/mailbox-vendor.ts'
import { google } from './google/vendor.ts'

/** All vendors of mailboxes. A new one needs its folder, its emulator, and a line here. */
const REGISTERED = [google] as const satisfies readonly MailboxVendor[]

export type MailboxVendorId = (typeof REGISTERED)[number]['id']

export type RegisteredMailboxVendor = MailboxVendor & { readonly id: MailboxVendorId }

export const MAILBOX_VENDORS: readonly RegisteredMailboxVendor[] = REGISTERED
