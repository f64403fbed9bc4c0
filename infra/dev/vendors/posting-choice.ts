import { variablesOf } from '#infra/registered-vendors.ts'
import { POSTING_VENDORS, type PostingVendorId } from '#vendors/posting-vendors.ts'
import { CannotStart } from '../errors.ts'
import { chooseAmong, type Choice } from './choose-among.ts'

/** Variables of the environment, and of a file of settings. */
type Variables = Readonly<Record<string, string | undefined>>

export type PostingChoice = Choice<PostingVendorId>

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
  return chooseAmong(
    POSTING_VENDORS.filter(({ id }) => named?.includes(id) ?? true),
    allOrNone,
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
