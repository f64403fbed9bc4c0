import type { ContactReason } from '#shared/catalog/reasons/contact-reasons.ts'
import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import { cleanPersonName, fullName, sameCompany } from '#engine/language'
import { addressProblem, type Excluded, isOfRole, rankPeople, tierOf } from '../choose-contact.ts'
import {
  type CompanyPeople,
  type ContactSource,
  DoNotContact,
  type Person,
  type Purse,
  type Verification,
  type ChosenContact,
} from '../model.ts'
import type { FoundBy, Posting, Tier } from '#engine/values/posting.ts'
import { DAY } from '#platform/clock.ts'

/** Older verifications are repeated, because people change jobs. */
const FRESH_DAYS = 90

export interface ContactCriteria {
  readonly role: TargetRole
  readonly excluded: Excluded
  readonly ownEmployers: readonly string[]
  /** Only people named with an address by the posting or its board: the country requires consent. */
  readonly onlyNamed?: boolean
  readonly now: Date
  /** Addresses already used in this run, so that nobody is written to twice. */
  readonly given: ReadonlySet<string>
  /** Why a recipient may not be written to by any user (objections and caps); null when they may. */
  readonly refusal: (recipient: Pick<ChosenContact, 'email' | 'domain'>) => Promise<SkipReason | null>
}

/** The origin of the people, and what is needed to find or verify their addresses. */
export interface LookUpOptions {
  readonly contacts: Pick<ContactSource, 'findAddress' | 'verify'>
  readonly purse: Purse
  readonly foundBy: FoundBy
  readonly tries: number
}

/** A person to write to; `others` could be written to instead without asking anybody, best first. */
export interface PersonFound {
  readonly contact: ChosenContact
  readonly others: readonly ChosenContact[]
}
export type Outcome = PersonFound | { readonly skip: SkipReason }

/** As many others as are kept: the user who wants a third person can wait for a search. */
const MAX_OTHERS = 2

/**
 * Finds the contact for a posting among a company's people: the best one with a confirmed address. Throws
 * what the contact source throws.
 */
export async function lookUpContact(
  posting: Posting,
  company: CompanyPeople,
  criteria: ContactCriteria,
  options: LookUpOptions,
): Promise<Outcome> {
  const { organization } = company
  if (organization !== null && criteria.ownEmployers.some((own) => sameCompany(own, organization)))
    return { skip: 'own_employer' }
  if (company.acceptAll && company.people.length === 0) return { skip: 'accept_all' }
  // A person whom the posting itself names is the right one to write to, whatever the title.
  const named = options.foundBy === 'posting' || options.foundBy === 'board'
  const ranked = rankPeople(company.people, criteria.role, posting, criteria.excluded, named)
  let skip: SkipReason | null = null
  const othersThan = ({ email }: ChosenContact) =>
    ranked
      .flatMap(({ person }) => confirmedContact(person, posting, company, criteria, options.foundBy) ?? [])
      .filter((one) => one.email !== email)
      .slice(0, MAX_OTHERS)
  for (const { person } of ranked.slice(0, options.tries)) {
    const tried = await tryPerson(person, posting, company, criteria, options)
    if ('contact' in tried) return { ...tried, others: othersThan(tried.contact) }
    skip ??= tried.skip
  }
  return { skip: skip ?? 'no_person' }
}

async function tryPerson(
  person: Person,
  posting: Posting,
  company: CompanyPeople,
  criteria: ContactCriteria,
  { contacts, purse, foundBy }: LookUpOptions,
): Promise<Pick<PersonFound, 'contact'> | { readonly skip: SkipReason }> {
  const { domain, acceptAll } = company
  const { role, now } = criteria
  try {
    const { firstName, lastName } = person
    const isWhole = firstName !== '' && lastName !== ''
    const address =
      person.email === null && isWhole
        ? await contacts.findAddress({ firstName, lastName, domain }, purse)
        : null
    const found = address === null ? person : { ...person, ...address }
    if (found.email === null) return { skip: 'no_address' }
    const email = found.email.toLowerCase()
    const problem = problemOf(email, criteria) ?? (await criteria.refusal({ email, domain }))
    if (problem !== null) return { skip: problem }
    // Verifying an address costs a credit and proves nothing when the server accepts every address.
    const known: Verification | null = acceptAll
      ? (found.verification ?? { status: 'accept_all', checkedAt: null })
      : usable(found.verification, now)
    const verification = known ?? (await contacts.verify(email, purse))
    const tier = tierOf(found, verification, acceptAll)
    if (tier !== 'A' && tier !== 'B') return { skip: tier }
    return {
      contact: contactOf({ ...found, email }, tier, { verification, foundBy }, company, posting, role),
    }
  } catch (error) {
    if (error instanceof DoNotContact) return { skip: 'asked_not_to_be_contacted' }
    throw error
  }
}

/** The person as a contact if the address is confirmed already; null otherwise. */
function confirmedContact(
  person: Person,
  posting: Posting,
  company: CompanyPeople,
  criteria: ContactCriteria,
  foundBy: FoundBy,
): ChosenContact | null {
  const email = person.email?.toLowerCase() ?? null
  const verification = usable(person.verification, criteria.now)
  if (email === null || verification === null || problemOf(email, criteria) !== null) return null
  const tier = tierOf(person, verification, company.acceptAll)
  if (tier !== 'A' && tier !== 'B') return null
  return contactOf({ ...person, email }, tier, { verification, foundBy }, company, posting, criteria.role)
}

function problemOf(email: string, { excluded, given }: ContactCriteria): SkipReason | null {
  if (excluded.emails.some((own) => own.toLowerCase() === email)) return 'own_employer'
  return given.has(email) ? 'contact_capped' : addressProblem(email)
}

/** The verification, if it has a result and is recent enough; null otherwise. */
const usable = (verification: Verification | null, now: Date): Verification | null => {
  if (verification === null || verification.status === 'unknown') return null
  const { checkedAt } = verification
  const isOld = checkedAt !== null && now.getTime() - Date.parse(checkedAt) > FRESH_DAYS * DAY
  return isOld ? null : verification
}

function reasonOf(
  person: { readonly name: string; readonly title: string | null; readonly company: string },
  tier: Tier,
  foundBy: FoundBy,
  role: TargetRole,
): ContactReason {
  if (foundBy === 'posting') return { code: 'named_in_posting', params: person }
  if (foundBy === 'board') return { code: 'named_on_board', params: person }
  return {
    code: isOfRole(person.title, role) ? 'closest_to_role' : 'leads_company',
    params: { ...person, role, address: foundBy === 'page' ? 'page' : tier },
  }
}

/** The contact as it is stored, with the reason why this person was chosen. */
export function contactOf(
  person: Person & { readonly email: string },
  tier: Tier,
  { verification, foundBy }: { readonly verification: Verification; readonly foundBy: FoundBy },
  company: CompanyPeople,
  posting: Posting,
  role: TargetRole,
): ChosenContact {
  const named = cleanPersonName(person)
  return {
    ...named,
    title: person.title,
    company: posting.company,
    domain: company.domain,
    email: person.email,
    linkedin: person.linkedin,
    foundBy,
    tier,
    reason: reasonOf(
      { name: fullName(named) || person.email, title: person.title, company: posting.company },
      tier,
      foundBy,
      role,
    ),
    sourceUri: person.source?.uri ?? null,
    seenAt: person.source?.seenAt ?? null,
    // When the employer publishes the address, no other source was asked to confirm it.
    verifiedAt: foundBy === 'vendor' ? verification.checkedAt : null,
  }
}
