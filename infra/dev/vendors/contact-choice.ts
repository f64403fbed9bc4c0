import {
  CONTACT_VENDORS,
  type ContactVendorId,
  type RegisteredContactVendor,
} from '#vendors/contact-vendors.ts'

/** The vendor of contacts in use, either real or emulated. */
export interface ContactChoice {
  readonly vendor: RegisteredContactVendor
  readonly real: boolean
}

type Variables = Readonly<Record<string, string | undefined>>

const variablesOf = ({ secret }: RegisteredContactVendor): readonly string[] => [...secret.beside, secret.key]

/** The first vendor whose key is set; without one, the emulator of the first. */
export function chooseContacts(allOrNone: (variables: readonly string[]) => boolean): ContactChoice {
  const real = CONTACT_VENDORS.find((vendor) => allOrNone(variablesOf(vendor)))
  return { vendor: real ?? CONTACT_VENDORS[0], real: real !== undefined }
}

/** Variables of every vendor of contacts; those of an unused one are undefined. */
export function contactVariables(
  emulators: Readonly<
    Record<ContactVendorId, { readonly url: string; readonly settings: Readonly<Record<string, string>> }>
  >,
  { vendor: chosen, real }: ContactChoice,
  settings: Variables,
): Record<string, string | undefined> {
  return Object.fromEntries(
    CONTACT_VENDORS.flatMap((vendor) => {
      const { url, settings: invented } = emulators[vendor.id]
      const values = vendor.id !== chosen.id ? {} : real ? settings : invented
      const { variable, real: address } = vendor.baseUrl
      const emulated = url + new URL(address).pathname.replace(/\/$/, '')
      return [
        [variable, vendor.id !== chosen.id ? undefined : real ? address : emulated],
        ...variablesOf(vendor).map((name) => [name, values[name]]),
      ]
    }),
  )
}
