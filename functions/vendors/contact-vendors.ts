import type { ContactVendor } from '#functions/recipients/contact-vendor.ts'
import { hunter } from './hunter/vendor.ts'

/** All vendors of contacts. A new one needs its folder, its emulator, and a line here. */
const REGISTERED = [hunter] as const satisfies readonly ContactVendor[]

export type ContactVendorId = (typeof REGISTERED)[number]['id']

export type RegisteredContactVendor = ContactVendor & { readonly id: ContactVendorId }

export const CONTACT_VENDORS: readonly [RegisteredContactVendor, ...RegisteredContactVendor[]] = REGISTERED

export const CONTACT_VENDOR_IDS = CONTACT_VENDORS.map(({ id }) => id)

export const contactVendorOf = (id: ContactVendorId): RegisteredContactVendor =>
  CONTACT_VENDORS.find((vendor) => vendor.id === id) ?? CONTACT_VENDORS[0]
