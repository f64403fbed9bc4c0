import { variablesOf } from '#infra/registered-vendors.ts'
import { CONTACT_VENDORS, type RegisteredContactVendor } from '#vendors/contact-vendors.ts'

/** The vendor of contacts in use, either real or emulated. */
export interface ContactChoice {
  readonly vendor: RegisteredContactVendor
  readonly real: boolean
}

/** The first vendor whose key is set; without one, the emulator of the first. */
export function chooseContacts(allOrNone: (variables: readonly string[]) => boolean): ContactChoice {
  const real = CONTACT_VENDORS.find((vendor) => allOrNone(variablesOf(vendor)))
  return { vendor: real ?? CONTACT_VENDORS[0], real: real !== undefined }
}
