import type { MailboxVendorId } from '#vendors/mailbox-vendors.ts'
import { startGoogleEmulator, type GoogleEmulatorOptions } from './google/google-emulator.ts'

/** What the emulator of every vendor of mailboxes is told: our client, and the accounts that people have there. */
type MailboxEmulatorOptions = GoogleEmulatorOptions

/** Starts the emulator of every vendor of mailboxes, by vendor id. */
export async function startMailboxEmulators(
  start: <E extends { readonly url: string; close(): Promise<void> }>(
    id: MailboxVendorId,
    starting: (options: MailboxEmulatorOptions) => Promise<E>,
  ) => Promise<E>,
) {
  return {
    google: await start('google', startGoogleEmulator),
  } satisfies Record<MailboxVendorId, { readonly url: string }>
}
