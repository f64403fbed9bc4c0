import type { ContactVendorId } from '#vendors/contact-vendors.ts'
import { startHunterEmulator } from './hunter/start-hunter-emulator.ts'
import type { EmulatorOptions } from './kit/emulator.ts'

/** Starts the emulator of every vendor of contacts, by vendor id. */
export async function startContactEmulators(
  start: <E extends { readonly url: string; close(): Promise<void> }>(
    id: ContactVendorId,
    starting: (options: EmulatorOptions) => Promise<E>,
  ) => Promise<E>,
) {
  return {
    hunter: await start('hunter', startHunterEmulator),
  } satisfies Record<ContactVendorId, { readonly url: string }>
}
