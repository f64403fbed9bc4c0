import { addressesOf, VENDORS, variablesOf } from '#infra/registered-vendors.ts'

type Vendor = (typeof VENDORS)[number]
type Variables = Readonly<Record<string, string | undefined>>

/** The vendors in use, each either real or emulated. */
export type Choice<Id extends string> = ReadonlyMap<Id, 'real' | 'emulator'>

/** A vendor is real when its variables are set. */
export const chooseAmong = <V extends Vendor>(
  vendors: readonly V[],
  allOrNone: (variables: readonly string[]) => boolean,
): Choice<V['id']> =>
  new Map(vendors.map((vendor) => [vendor.id, allOrNone(variablesOf(vendor)) ? 'real' : 'emulator']))

/** Variables of every vendor that registers itself; those of an unused one are undefined. */
export function chosenVariables(
  emulators: Readonly<Record<Vendor['id'], { readonly url: string; readonly settings: Variables }>>,
  choice: Choice<Vendor['id']>,
  settings: Variables,
): Record<string, string | undefined> {
  return Object.fromEntries(
    VENDORS.flatMap((vendor) => {
      const chosen = choice.get(vendor.id)
      const { url, settings: invented } = emulators[vendor.id]
      const values = chosen === 'real' ? settings : invented
      const at = (real: string) => (chosen === 'real' ? real : real.replace(/^https:\/\/[^/]+/, url))
      return [
        ...variablesOf(vendor).map((name) => [name, chosen && values[name]]),
        ...addressesOf(vendor).map(({ variable, real }) => [variable, chosen && at(real)]),
      ]
    }),
  )
}
