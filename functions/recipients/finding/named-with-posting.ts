import { getDomain } from 'tldts'
import type { CompanyPeople, Person, Posting } from '#functions/postings/model.ts'
import { isNamedAfter } from './name-address.ts'
import { personOf, readPeople } from './read-people.ts'

const HOST_OF_ADDRESS = /@((?:[a-z0-9][a-z0-9-]{0,61}\.)+[a-z]{2,24})/giu

/** The employer's domain from the source, or else from an address in the text named after the company. */
export function domainOf({ companyDomain, company, description }: Posting): string | null {
  if (companyDomain !== null) return companyDomain
  const hosts = [...description.matchAll(HOST_OF_ADDRESS)].map(([, host = '']) =>
    getDomain(host.toLowerCase()),
  )
  return hosts.find((host) => host !== null && isNamedAfter(host, company)) ?? null
}

const companyOf = (domain: string, people: readonly Person[]): CompanyPeople | null =>
  people.length === 0 ? null : { domain, organization: null, acceptAll: false, pattern: null, people }

/** The people named in the posting's text with an address at the employer's own domain; null if none. */
export function namedInPosting(posting: Posting, today: string): CompanyPeople | null {
  const domain = domainOf(posting)
  if (domain === null) return null
  const named = readPeople(posting.description, domain).filter(({ email }) => email !== null)
  return companyOf(
    domain,
    named.map((person) => personOf(person, { uri: posting.url, seenAt: today })),
  )
}

/** The person whom the board names beside the text, with or without an address; null when it names nobody. */
export function namedByBoard(posting: Posting, today: string): CompanyPeople | null {
  const { hiringContact } = posting
  const domain = domainOf(posting)
  if (hiringContact === undefined || domain === null) return null
  const [firstName = '', ...rest] = hiringContact.name.trim().split(/\s+/u)
  const email = hiringContact.email?.toLowerCase() ?? null
  const isOfEmployer = email !== null && getDomain(email.slice(email.indexOf('@') + 1)) === domain
  return companyOf(domain, [
    personOf(
      { firstName, lastName: rest.join(' '), title: hiringContact.title, email: isOfEmployer ? email : null },
      { uri: posting.url, seenAt: today },
    ),
  ])
}
