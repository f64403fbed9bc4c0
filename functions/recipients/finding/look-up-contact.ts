import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import { addressProblem, rankPeople, tierOf, type Never } from '../choose-contact.ts'
import { contactOf } from './contact-of.ts'
import { sameCompany } from '#functions/language/company-name.ts'
import {
  DoNotContact,
  type CompanyPeople,
  type Contact,
  type ContactSource,
  type FoundBy,
  type Person,
  type Posting,
  type Purse,
  type Verification,
} from '#functions/postings/model.ts'
import { DAY } from '#platform/clock.ts'

/** How many people of one company are tried before its posting is given up: each may cost a credit. */
const TRIES = 4
/** A verification that is older is made again: people leave. */
const FRESH_DAYS = 90

export interface LookUp {
  readonly role: TargetRole
  readonly never: Never
  readonly ownEmployers: readonly string[]
  readonly acceptTierC: boolean
  /** Only whom the posting or its board names with an address: the country's rule asks for their consent. */
  readonly onlyNamed?: boolean
  readonly now: Date
  /** Addresses given out in this run already: nobody is written to twice. */
  readonly given: ReadonlySet<string>
  /** Why somebody may not be written to, whoever asks: objections and caps; null when they may. */
  readonly refusal: (recipient: Pick<Contact, 'email' | 'domain'>) => Promise<SkipReason | null>
}

/** Where people come from, and what asking about them further takes. */
export interface Asking {
  readonly contacts: Pick<ContactSource, 'findAddress' | 'verify'>
  readonly purse: Purse
  readonly foundBy: FoundBy
  /** How many people are tried; four when absent. */
  readonly tries?: number
}

export type Outcome = { readonly contact: Contact } | { readonly skip: SkipReason }

/**
 * Best first: a certain address of a fitting person, then, where the user accepts them, addresses that cannot
 * be confirmed.
 */
export async function lookUpContact(
  posting: Posting,
  company: CompanyPeople,
  look: LookUp,
  asking: Asking,
): Promise<Outcome> {
  const { organization } = company
  if (organization !== null && look.ownEmployers.some((own) => sameCompany(own, organization)))
    return { skip: 'own_employer' }
  if (company.acceptAll && company.people.length === 0) return { skip: 'accept_all' }
  // Whom the posting itself names is the one to write to about it, whatever the title.
  const named = asking.foundBy === 'posting' || asking.foundBy === 'board'
  const ranked = rankPeople(company.people, look.role, posting, look.never, named)
  let skip: SkipReason | null = null
  let fallback: Contact | null = null
  for (const { person } of ranked.slice(0, asking.tries ?? TRIES)) {
    const tried = await tryPerson(person, posting, company, look, asking)
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
  { contacts, purse, foundBy }: Asking,
): Promise<Outcome> {
  const { domain, acceptAll } = company
  try {
    const name = { firstName: person.firstName, lastName: person.lastName, domain }
    const address = person.email === null ? await contacts.findAddress(name, purse) : null
    const known = address === null ? person : { ...person, ...address }
    if (known.email === null) return { skip: 'no_address' }
    const email = known.email.toLowerCase()
    const problem = problemOf(email, look) ?? (await look.refusal({ email, domain }))
    if (problem !== null) return { skip: problem }
    // Asking about an address of a server that accepts everything costs a credit and proves nothing.
    const settled: Verification | null = acceptAll
      ? (known.verification ?? { status: 'accept_all', checkedAt: null })
      : certain(known.verification, look.now)
    const verification = settled ?? (await contacts.verify(email, purse))
    const tier = tierOf(known, verification, acceptAll)
    if (tier === 'C' && !look.acceptTierC) return { skip: 'accept_all' }
    if (tier !== 'A' && tier !== 'B' && tier !== 'C') return { skip: tier }
    return {
      contact: contactOf({ ...known, email }, tier, { verification, foundBy }, company, posting, look.role),
    }
  } catch (error) {
    if (error instanceof DoNotContact) return { skip: 'asked_not_to_be_contacted' }
    throw error
  }
}

function problemOf(email: string, { never, given }: LookUp): SkipReason | null {
  if (never.emails.some((own) => own.toLowerCase() === email)) return 'own_employer'
  return given.has(email) ? 'contact_capped' : addressProblem(email)
}

/** A verification that says something and is not too old to say it. */
const certain = (verification: Verification | null, now: Date): Verification | null => {
  if (verification === null || verification.status === 'unknown') return null
  const { checkedAt } = verification
  const isOld = checkedAt !== null && now.getTime() - Date.parse(checkedAt) > FRESH_DAYS * DAY
  return isOld ? null : verification
}
