import type { TargetRole } from '#shared/catalog/roles.ts'
import type { SkipReason } from '#shared/models/run.ts'
import { addressProblem, contactOf, rankPeople, tierOf, type Never } from './choose-contact.ts'
import { sameCompany } from '#functions/language/company-name.ts'
import {
  DoNotContact,
  type CompanyPeople,
  type Contact,
  type ContactSource,
  type Person,
  type Posting,
  type Verification,
} from '#functions/postings/model.ts'

/** How many people of one company are tried before its posting is given up: each may cost a credit. */
const TRIES = 4

export interface LookUp {
  readonly role: TargetRole
  readonly never: Never
  readonly ownEmployers: readonly string[]
  readonly acceptTierC: boolean
  /** Addresses given out in this run already: nobody is written to twice. */
  readonly given: ReadonlySet<string>
}

type Outcome = { readonly contact: Contact } | { readonly skip: SkipReason }

/**
 * Best first: a certain address of a fitting person, then, where the user accepts them, addresses that cannot
 * be confirmed.
 */
export async function lookUpContact(
  posting: Posting,
  company: CompanyPeople,
  look: LookUp,
  contacts: ContactSource,
): Promise<Outcome> {
  const { organization } = company
  if (organization !== null && look.ownEmployers.some((own) => sameCompany(own, organization)))
    return { skip: 'own_employer' }
  const ranked = rankPeople(company.people, look.role, posting, look.never)
  let skip: SkipReason | null = null
  let fallback: Contact | null = null
  for (const { person } of ranked.slice(0, TRIES)) {
    const tried = await tryPerson(person, posting, company, look, contacts)
    if ('skip' in tried) skip ??= tried.skip
    else if (tried.contact.tier !== 'C') return tried
    else fallback ??= tried.contact
  }
  if (fallback !== null) return { contact: fallback }
  return { skip: skip ?? 'no_person' }
}

async function tryPerson(
  person: Person,
  posting: Posting,
  company: CompanyPeople,
  look: LookUp,
  contacts: ContactSource,
): Promise<Outcome> {
  try {
    const address =
      person.email === null
        ? await contacts.findAddress({
            firstName: person.firstName,
            lastName: person.lastName,
            domain: company.domain,
          })
        : null
    const known = address === null ? person : { ...person, ...address }
    if (known.email === null) return { skip: 'no_address' }
    const email = known.email.toLowerCase()
    if (look.never.emails.some((own) => own.toLowerCase() === email)) return { skip: 'own_employer' }
    if (look.given.has(email)) return { skip: 'contact_capped' }
    const problem = addressProblem(email)
    if (problem !== null) return { skip: problem }
    // Asking about an address of a server that accepts everything costs a credit and proves nothing.
    const settled: Verification | null = company.acceptAll
      ? (known.verification ?? { status: 'accept_all', checkedAt: null })
      : certain(known.verification)
    const verification = settled ?? (await contacts.verify(email))
    const tier = tierOf(known, verification, company.acceptAll)
    if (tier === 'C' && !look.acceptTierC) return { skip: 'accept_all' }
    if (tier !== 'A' && tier !== 'B' && tier !== 'C') return { skip: tier }
    return { contact: contactOf({ ...known, email }, tier, verification, company, posting, look.role) }
  } catch (error) {
    if (error instanceof DoNotContact) return { skip: 'asked_not_to_be_contacted' }
    throw error
  }
}

const certain = (verification: Verification | null): Verification | null =>
  verification === null || verification.status === 'unknown' ? null : verification
