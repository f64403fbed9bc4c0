import { POSTING_VENDORS, type PostingVendorId, type RegisteredVendor } from '#vendors/posting-vendors.ts'
import type { Settings } from '../settings.ts'
import { CannotStart } from '../errors.ts'

/** The vendors of postings that are used, each with whether it is the real one. */
export type PostingChoice = ReadonlyMap<PostingVendorId, 'real' | 'emulator'>

const variablesOf = ({ secret, plain }: RegisteredVendor): readonly string[] => [
  ...(secret === null ? [] : [...secret.beside, secret.key]),
  ...plain.map(({ variable }) => variable),
]

/** All vendors unless POSTING_SOURCES names some. Throws CannotStart. */
export function choosePostings(
  settings: Settings,
  allOrNone: (variables: readonly string[]) => boolean,
): PostingChoice {
  const known: readonly string[] = POSTING_VENDORS.map(({ id }) => id)
  const named = settings['POSTING_SOURCES']?.split(',').map((id) => id.trim())
  const stranger = named?.find((id) => !known.includes(id))
  if (stranger !== undefined)
    throw new CannotStart(
      `POSTING_SOURCES has ${stranger}, which is no source of postings. There are ${known.join(', ')}.`,
    )
  return new Map(
    POSTING_VENDORS.filter(({ id }) => named?.includes(id) ?? true).map((vendor) => [
      vendor.id,
      allOrNone(variablesOf(vendor)) ? 'real' : 'emulator',
    ]),
  )
}

/** The real vendors alone where one is real: invented postings among real ones would lead to nobody. */
export function withoutInvented(settings: Settings): Settings {
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

/** Variables of every vendor of postings; those of a vendor that is not used are taken away. */
export function postingVariables(
  emulators: Readonly<
    Record<PostingVendorId, { readonly url: string; readonly settings: Readonly<Record<string, string>> }>
  >,
  choice: PostingChoice,
  settings: Settings,
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
