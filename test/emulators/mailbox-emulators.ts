import type { MailboxVendorId } from '#vendors/mailbox-vendors.ts'
import { startGoogleEmulator } from './google/google-emulator.ts'
import type { MailboxEmulatorOptions } from './kit/emulator.ts'

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
