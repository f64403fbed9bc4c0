import { TARGET_ROLES, type TargetRole } from '#shared/catalog/configuration/roles.ts'
import { isOfRole } from '../choose-contact.ts'
import type {
  CompanyPeople,
  Contact,
  FoundBy,
  Person,
  Posting,
  Tier,
  Verification,
} from '#functions/postings/model.ts'

/** A person whom the posting itself names needs no other reason. */
const NAMED: Readonly<Partial<Record<FoundBy, string>>> = {
  posting: 'and is named in the posting, with the address',
  board: "and is named beside the posting on the employer's job board, with the address",
}

const ADDRESS: Readonly<Record<Tier, string>> = {
  A: 'whose address is public and was confirmed',
  B: "whose address was found by the company's pattern and confirmed",
  C: "whose address follows the company's pattern but could not be confirmed, because the server accepts every address",
}

function reasonOf(title: string | null, tier: Tier, foundBy: FoundBy, role: TargetRole): string {
  const { label } = TARGET_ROLES[role]
  const named = NAMED[foundBy]
  if (named !== undefined) return ` ${named}`
  const why = isOfRole(title, role)
    ? `the person closest to the role you chose (${label})`
    : `who leads the company, as nobody from ${label} was found`
  return `, ${why}, ${foundBy === 'page' ? "whose address is on the company's own site" : ADDRESS[tier]}`
}

/** The contact as it is stored, with a sentence on why this person was chosen. */
export function contactOf(
  person: Person & { readonly email: string },
  tier: Tier,
  { verification, foundBy }: { readonly verification: Verification; readonly foundBy: FoundBy },
  company: CompanyPeople,
  posting: Posting,
  role: TargetRole,
): Contact {
  const name = `${person.firstName} ${person.lastName}`
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    title: person.title,
    company: posting.company,
    domain: company.domain,
    email: person.email,
    linkedin: person.linkedin,
    foundBy,
    tier,
    reason: `${name} is ${person.title ?? 'on the team'} at ${posting.company}${reasonOf(person.title, tier, foundBy, role)}.`,
    sourceUri: person.source?.uri ?? null,
    seenAt: person.source?.seenAt ?? null,
    // When the employer publishes the address, no other source was asked to confirm it.
    verifiedAt: foundBy === 'vendor' ? verification.checkedAt : null,
  }
}
