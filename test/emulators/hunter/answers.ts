import { companyByDomain, companyNamed, type MarketCompany } from '../market/companies.ts'
import { hash } from '../market/random.ts'
import { addressBy, staffOf, type StaffMember } from '../market/staff.ts'

type Query = Readonly<Record<string, string>>

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)

export const companyAsked = (query: Query): MarketCompany | undefined =>
  query['domain'] === undefined ? companyNamed(query['company'] ?? '') : companyByDomain(query['domain'])

/** The person with an address, whichever company is asked about. */
export function memberAt(email: string): StaffMember | undefined {
  const company = companyByDomain(email.slice(email.lastIndexOf('@') + 1))
  return company === undefined ? undefined : staffOf(company).find((member) => member.email === email)
}

type Status = 'valid' | 'invalid' | 'accept_all' | 'unknown'

const statusOf = (member: StaffMember, company: MarketCompany): Status => {
  if (company.acceptAll) return 'accept_all'
  return member.fate === 'invalid' ? 'invalid' : member.fate === 'unknown' ? 'unknown' : 'valid'
}

const sourcesOf = (member: StaffMember, company: MarketCompany, now: Date): unknown[] => {
  if (member.fate !== 'public' && member.fate !== 'public-unchecked') return []
  const seen = 3 + (hash('seen', member.email) % 60)
  const page = ['team', 'about-us', 'contact', 'press'][hash('page', member.email) % 4] ?? 'team'
  return [
    {
      domain: company.domain,
      uri: `https://www.${company.domain}/${page}`,
      extracted_on: dayBefore(now, seen + 200),
      last_seen_on: dayBefore(now, seen),
      still_on_page: true,
    },
  ]
}

const verificationOf = (member: StaffMember, company: MarketCompany, now: Date): unknown => {
  const checked = member.fate === 'public' || member.fate === 'invalid' || company.acceptAll
  return checked
    ? { date: dayBefore(now, 1 + (hash('checked', member.email) % 20)), status: statusOf(member, company) }
    : { date: null, status: null }
}

/** Whether the domain search returns the address as verified, and its status filter keeps it. */
const isConfirmed = (member: StaffMember, company: MarketCompany): boolean =>
  member.fate === 'public' && !company.acceptAll

const rowOf = (member: StaffMember, company: MarketCompany, now: Date): unknown => ({
  value: member.fate === 'no-address' || member.fate === 'finder-only' ? null : member.email,
  type: 'personal',
  confidence: 70 + (hash('confidence', member.email) % 30),
  sources: sourcesOf(member, company, now),
  first_name: member.firstName,
  last_name: member.lastName,
  position: member.title,
  position_raw: member.title,
  seniority: member.seniority,
  department: member.department,
  linkedin:
    hash('linkedin', member.email) % 3 === 0
      ? null
      : `https://network.example/in/${addressBy('{first}-{last}', member.firstName, member.lastName, 'x').split('@')[0] ?? ''}`,
  twitter: null,
  phone_number: null,
  verification: verificationOf(member, company, now),
})

const BROKEN: readonly unknown[] = [
  null,
  'row',
  {},
  { value: 7, first_name: 'No', last_name: 'Address', position: 'Head of Marketing' },
  { value: 'x@@y', first_name: '', last_name: null },
]

export interface Page {
  readonly limit: number
  readonly departments: readonly string[]
}

/** A domain search's response and its number of addresses. An unknown company has no domain and no rows. */
export function domainAnswer(
  company: MarketCompany | undefined,
  query: Query,
  page: Page,
  now: Date,
  broken: boolean,
): { body: unknown; given: number } {
  const meta = (results: number) => ({
    results,
    limit: page.limit,
    offset: 0,
    params: {
      domain: query['domain'] ?? null,
      company: query['company'] ?? null,
      type: query['type'] ?? null,
    },
  })
  if (company === undefined || company.known === 'no')
    return {
      given: 0,
      body: {
        data: {
          domain: query['domain'] ?? null,
          disposable: false,
          webmail: false,
          accept_all: false,
          pattern: null,
          organization: null,
          emails: [],
        },
        meta: meta(0),
      },
    }
  const seniorities = (query['seniority'] ?? '').split(',').filter((name) => name !== '')
  const members = staffOf(company)
    .filter(({ department }) => page.departments.length === 0 || page.departments.includes(department))
    .filter(({ seniority }) => seniorities.length === 0 || seniorities.includes(seniority))
    .filter((member) => query['verification_status'] !== 'valid' || isConfirmed(member, company))
  const rows: unknown[] = members.slice(0, page.limit).map((member) => rowOf(member, company, now))
  const generic =
    query['type'] === 'personal'
      ? []
      : [
          {
            value: `info@${company.domain}`,
            type: 'generic',
            confidence: 95,
            sources: [],
            first_name: null,
            last_name: null,
            position: null,
            verification: { date: null, status: null },
          },
        ]
  return {
    given: rows.length,
    body: {
      data: {
        domain: company.domain,
        disposable: false,
        webmail: false,
        accept_all: company.acceptAll,
        pattern: company.pattern,
        organization: company.organization,
        emails: [...(broken ? BROKEN : []), ...generic, ...rows],
      },
      meta: meta(members.length),
    },
  }
}

/** The number of a company's addresses, which Hunter gives free of charge. */
export function countAnswer(company: MarketCompany | undefined, query: Query): unknown {
  const members = company === undefined || company.known !== 'yes' ? [] : staffOf(company)
  const of = (wanted: StaffMember['seniority']) =>
    members.filter(({ seniority }) => seniority === wanted).length
  return {
    data: {
      total: members.length,
      personal_emails: members.length,
      generic_emails: 0,
      seniority: { junior: of('junior'), senior: of('senior'), executive: of('executive') },
    },
    meta: { params: { domain: query['domain'] ?? null, company: query['company'] ?? null } },
  }
}

export function finderAnswer(query: Query, now: Date): { body: unknown; found: boolean; refused: boolean } {
  const company = companyAsked(query)
  const name = `${query['first_name'] ?? ''} ${query['last_name'] ?? ''}`
  const member =
    company === undefined
      ? undefined
      : staffOf(company).find(
          ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase() === name.trim().toLowerCase(),
        )
  const known =
    company !== undefined && member !== undefined && member.fate !== 'no-address' && member.fate !== 'unknown'
  const data = {
    first_name: query['first_name'] ?? null,
    last_name: query['last_name'] ?? null,
    email: known ? member.email : null,
    score: known ? 80 + (hash('score', member.email) % 20) : null,
    domain: company?.domain ?? query['domain'] ?? null,
    accept_all: company?.acceptAll ?? false,
    position: member?.title ?? null,
    company: company?.organization ?? null,
    twitter: null,
    linkedin_url: null,
    phone_number: null,
    verification: known
      ? { date: dayBefore(now, 2), status: statusOf(member, company) }
      : { date: null, status: null },
    sources: known ? sourcesOf(member, company, now) : [],
  }
  return {
    body: { data, meta: { params: { domain: query['domain'] ?? null } } },
    found: known,
    refused: member?.fate === 'refused',
  }
}

/** The verifier's response; one address in nine needs a second request, as with slow mail servers. */
export function verifierAnswer(email: string): { body: unknown; slow: boolean } {
  const company = companyByDomain(email.slice(email.lastIndexOf('@') + 1))
  const member = memberAt(email)
  const status =
    company === undefined
      ? 'invalid'
      : member === undefined
        ? company.acceptAll
          ? 'accept_all'
          : 'invalid'
        : statusOf(member, company)
  const data = {
    status,
    result: status === 'valid' ? 'deliverable' : status === 'invalid' ? 'undeliverable' : 'risky',
    _deprecation_notice: 'Using result is deprecated, use status instead',
    score: status === 'valid' ? 97 : 40,
    email,
    regexp: true,
    gibberish: false,
    disposable: false,
    webmail: false,
    mx_records: company !== undefined,
    smtp_server: company !== undefined,
    smtp_check: status === 'valid',
    accept_all: company?.acceptAll ?? false,
    block: false,
    sources: [],
  }
  return { body: { data, meta: { params: { email } } }, slow: hash('slow', email) % 9 === 0 }
}
