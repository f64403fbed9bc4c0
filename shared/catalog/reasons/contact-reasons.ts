import * as z from 'zod/mini'
import { coded, Said } from '#engine/values/reasons/coded.ts'
import { TARGET_ROLES, TargetRole } from '../configuration/roles.ts'

/** How an address is known: `page` is the company's own site, the others are the tiers of an address. */
const AddressFrom = z.enum(['page', 'A', 'B', 'C'])

const person = { name: z.string(), title: z.nullable(z.string()), company: z.string() }
const searched = { ...person, role: TargetRole, address: AddressFrom }

/** Why a person was chosen to be written to. */
export const ContactReason = z.discriminatedUnion('code', [
  coded('named_in_posting', person),
  coded('named_on_board', person),
  coded('closest_to_role', searched),
  coded('leads_company', searched),
  coded('given_with_posting', { name: z.string() }),
  Said,
])
export type ContactReason = z.infer<typeof ContactReason>

const ADDRESSES: Readonly<Record<z.infer<typeof AddressFrom>, string>> = {
  page: "whose address is on the company's own site",
  A: 'whose address is public and was confirmed',
  B: "whose address was found by the company's pattern and confirmed",
  C: "whose address follows the company's pattern but could not be confirmed, because the server accepts every address",
}

const isAt = ({ name, title, company }: { name: string; title: string | null; company: string }): string =>
  `${name} is ${title ?? 'on the team'} at ${company}`

export function contactReasonWords({ code, params }: ContactReason): string {
  switch (code) {
    case 'named_in_posting':
      return `${isAt(params)} and is named in the posting, with the address.`
    case 'named_on_board':
      return `${isAt(params)} and is named beside the posting on the employer's job board, with the address.`
    case 'closest_to_role':
      return `${isAt(params)}, the person closest to the role you chose (${TARGET_ROLES[params.role].label}), ${ADDRESSES[params.address]}.`
    case 'leads_company':
      return `${isAt(params)}, who leads the company, since we found no one from ${TARGET_ROLES[params.role].label}, ${ADDRESSES[params.address]}.`
    case 'given_with_posting':
      return `${params.name} was named with the posting.`
    case 'said':
      return params.words
  }
}
