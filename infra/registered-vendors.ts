import { CONTACT_VENDORS } from '#vendors/contact-vendors.ts'
import { MAILBOX_VENDORS, type MailboxVendorId } from '#vendors/mailbox-vendors.ts'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'

/** Every vendor that registers itself. */
export const VENDORS = [...MAILBOX_VENDORS, ...POSTING_VENDORS, ...CONTACT_VENDORS]

type Vendor = (typeof VENDORS)[number]

/** The key of each vendor: the name of its secret in the cloud, and its variable. */
export const VENDOR_KEYS = VENDORS.flatMap(({ id, name, secret }) =>
  secret === null ? [] : [{ secret: id, variable: secret.key, name }],
)

/** Variables of a vendor's key, of what is issued with it, and of its settings that are no secret. */
export const variablesOf = (vendor: Vendor): readonly string[] => [
  ...('clientId' in vendor ? [vendor.clientId] : []),
  ...(vendor.secret === null ? [] : [...vendor.secret.beside, vendor.secret.key]),
  ...('plain' in vendor ? vendor.plain.map(({ variable }) => variable) : []),
]

export const addressesOf = (vendor: Vendor) => [
  vendor.baseUrl,
  ...('addresses' in vendor ? Object.values(vendor.addresses) : []),
]

/** The setting of a stage that has the id of our OAuth client at a vendor of mailboxes. */
const settingOf = (id: MailboxVendorId) => `${id}ClientId` as const

export const CLIENT_ID_SETTINGS = MAILBOX_VENDORS.map(({ id }) => settingOf(id))

/** The vendors of mailboxes at which a stage has a client, each with its environment variables that are not secret. */
export const usedMailboxes = (
  context: Readonly<Partial<Record<(typeof CLIENT_ID_SETTINGS)[number], string>>>,
) =>
  MAILBOX_VENDORS.flatMap((vendor) => {
    const client = context[settingOf(vendor.id)]
    if (client === undefined) return []
    const addresses = addressesOf(vendor).map(({ variable, real }) => [variable, real] as const)
    return [{ vendor, variables: Object.fromEntries([[vendor.clientId, client], ...addresses]) }]
  })

/** The paths of an endpoint; browsers come back from each vendor of mailboxes, or each that a stage uses, to its own. */
export function pathsOf({ path }: { readonly path: string }, context?: Parameters<typeof usedMailboxes>[0]) {
  const vendors = context ? usedMailboxes(context).map(({ vendor }) => vendor) : MAILBOX_VENDORS
  const callbacks: readonly string[] = vendors.map(({ callback }) => callback)
  return callbacks.includes(path) ? callbacks : [path]
}
