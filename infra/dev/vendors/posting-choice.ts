import { POSTING_VENDORS, type PostingVendorId, type RegisteredVendor } from '#vendors/posting-vendors.ts'
import { CannotStart } from '../errors.ts'

/** Variables of the environment, and of a file of settings. */
type Variables = Readonly<Record<string, string | undefined>>

/** The posting vendors in use, each either real or emulated. */
export type PostingChoice = ReadonlyMap<PostingVendorId, 'real' | 'emulator'>

const variablesOf = ({ secret, plain }: RegisteredVendor): readonly string[] => [
  ...(secret === null ? [] : [...secret.beside, secret.key]),
  ...plain.map(({ variable }) => variable),
]

/** Chooses all vendors, or those in POSTING_SOURCES. Throws CannotStart for an unknown or half-set one. */
export function choosePostings(
  settings: Variables,
  allOrNone: (variables: readonly string[]) => boolean,
): PostingChoice {
  const known: readonly string[] = POSTING_VENDORS.map(({ id }) => id)
  const named = settings['POSTING_SOURCES']?.split(',').map((id) => id.trim())
  const unlisted = named?.find((id) => !known.includes(id))
  if (unlisted !== undefined)
    throw new CannotStart(
      `POSTING_SOURCES has ${unlisted}, which is no source of postings. There are ${known.join(', ')}.`,
    )
  return new Map(
    POSTING_VENDORS.filter(({ id }) => named?.includes(id) ?? true).map((vendor) => [
      vendor.id,
      allOrNone(variablesOf(vendor)) ? 'real' : 'emulator',
    ]),
  )
}

/** Leaves out emulated vendors as soon as one is real: nobody could be found for their invented postings. */
export function withoutInvented(settings: Variables): Variables {
  const real = POSTING_VENDORS.filter((vendor) =>
    variablesOf(vendor).every((variable) => settings[variable] !== undefined),
  )
  return real.length === 0 || settings['POSTING_SOURCES'] !== undefined
    ? settings
    : { ...settings, POSTING_SOURCES: real.map(({ id }) => id).join(',') }
}

export const describePostings = (choice: PostingChoice) =>
  POSTING_VENDORS.filter(({ id }) => choice.has(id)).map(({ id, name }) => ({
    vendor: `Postings (${name})`,
    real: choice.get(id) === 'real',
    note: '',
  }))

/** Variables of every posting vendor; those of an unused vendor are undefined. */
export function postingVariables(
  emulators: Readonly<
    Record<PostingVendorId, { readonly url: string; readonly settings: Readonly<Record<string, string>> }>
  >,
  choice: PostingChoice,
  settings: Variables,
): Record<string, string | undefined> {
  return Object.fromEntries(
    POSTING_VENDORS.flatMap((vendor) => {
      const chosen = choice.get(vendor.id)
      const { url, settings: invented } = emulators[vendor.id]
      const values = chosen === 'real' ? settings : chosen === 'emulator' ? invented : {}
      const address = { real: vendor.baseUrl.real, emulator: url, none: undefined }[chosen ?? 'none']
      return [
        [vendor.baseUrl.variable, address],
        ...variablesOf(vendor).map((variable) => [variable, values[variable]]),
      ]
    }),
  )
}
