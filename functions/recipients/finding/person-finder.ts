import type { BoardAddress } from '#functions/postings/boards/board-links.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import {
  type CompanyPeople,
  ContactBudgetSpent,
  type ContactSource,
  type Person,
  type Purse,
} from '../model.ts'
import type { Posting } from '#engine/values/posting.ts'
import type { CountedPurse } from '../contact-spending.store.ts'
import { type ContactCriteria, lookUpContact, type Outcome } from './look-up-contact.ts'
import { addressBy, isNamedAfter } from './name-address.ts'
import type { PeopleSearch, PeopleStep } from '#functions/runs/model.ts'
import { splitName } from '#engine/language'
import { getDomain } from 'tldts'
import { personOf, readPeople } from './read-people.ts'

/** The public pages of companies. One visit answers both questions. */
export interface CompanyPages {
  /** The job boards that the company's site links to; none when it has none or cannot be read. */
  boardsOf(domain: string): Promise<readonly BoardAddress[]>
  /** The people that the company's own pages name; null when they name nobody or cannot be read. */
  peopleOf(domain: string): Promise<CompanyPeople | null>
}

/** How long sites are read in a run, which has only minutes; what was read is kept for the next run. */
export const PAGES_MS = 90_000

export interface PeopleSources {
  readonly contacts: ContactSource
  readonly pages: CompanyPages
  readonly purse: CountedPurse
  readonly clock: Clock
}

/** Named people to try by pattern: verifying two addresses costs as much as a search for up to ten. */
const NAMED_TRIES = 1
/** People of a company to try before its posting is given up; each may cost a credit. */
const TRIES = 4

/** A purse that refuses every payment. */
const EMPTY_PURSE: Purse = {
  take: () => Promise.reject(new ContactBudgetSpent('nothing is to be paid')),
  giveBack: () => Promise.resolve(),
}

/**
 * Looks for the person to write to about a posting step by step: first what is free and public, then what was
 * found before, then the vendor with the cheapest call that answers.
 */
export function personFinder(criteria: ContactCriteria, { contacts, pages, purse, clock }: PeopleSources) {
  const none = () => ({ asked: 0, answered: 0 })
  const steps = { posting: none(), board: none(), page: none(), kept: none(), named: none(), vendor: none() }

  const pageOf = async (domain: string | null) =>
    domain === null || clock.now().getTime() > criteria.now.getTime() + PAGES_MS
      ? null
      : await pages.peopleOf(domain)

  return {
    /** Throws ContactBudgetSpent if a step costs money without `pays`, and what the contact source throws. */
    async find(posting: Posting, pays = true): Promise<Outcome> {
      const paying = pays ? purse : EMPTY_PURSE
      const attempt = async (step: PeopleStep, people: CompanyPeople | null): Promise<Outcome> => {
        steps[step].asked += 1
        if (people === null) return { skip: 'company_unknown' }
        const foundBy = step === 'kept' || step === 'named' ? 'vendor' : step
        const tries = step === 'named' ? NAMED_TRIES : TRIES
        const options = { contacts, purse: paying, foundBy, tries } as const
        const outcome = await lookUpContact(posting, people, criteria, options)
        if ('contact' in outcome) steps[step].answered += 1
        return outcome
      }
      const today = dayOf(criteria.now)
      const board = namedByBoard(posting, today)
      const inText = await attempt('posting', namedInPosting(posting, today))
      if ('contact' in inText) return inText
      const atBoard = await attempt('board', withAddress(board))
      if ('contact' in atBoard) return atBoard
      if (criteria.onlyNamed === true) return { skip: reasonOf(inText, atBoard, { skip: 'consent_needed' }) }
      const company = { name: posting.company, domain: domainOf(posting) }
      const facts = await contacts.factsOf(company)
      const page = await pageOf(company.domain ?? facts?.domain ?? null)
      const onPage = await attempt('page', withAddress(page))
      if ('contact' in onPage) return onPage
      const kept = await contacts.keptPeople(company, criteria.role)
      // When no kept person can be written to, searching again would give the same answer.
      if (kept !== null) return await attempt('kept', kept)
      const named = withoutAddress(board) ?? withoutAddress(page)
      const pattern = facts?.pattern ?? page?.pattern ?? null
      if (named !== null && pattern !== null && facts?.acceptAll !== true) {
        const byName = await attempt('named', addressed(named, pattern))
        if ('contact' in byName) return byName
      }
      const bought = await attempt('vendor', await contacts.findPeople(company, criteria.role, paying))
      const isUnknown = 'skip' in bought && bought.skip === 'company_unknown'
      return isUnknown ? { skip: reasonOf(inText, atBoard, onPage) } : bought
    },
    report: (): PeopleSearch => ({ steps: structuredClone(steps), ...purse.paid() }),
    settle: () => purse.settle(),
  }
}

const withPeople = (company: CompanyPeople | null, people: CompanyPeople['people']): CompanyPeople | null =>
  company === null || people.length === 0 ? null : { ...company, people }

const withAddress = (company: CompanyPeople | null): CompanyPeople | null =>
  withPeople(company, company?.people.filter(({ email }) => email !== null) ?? [])

const withoutAddress = (company: CompanyPeople | null): CompanyPeople | null =>
  withPeople(company, company?.people.filter(({ email }) => email === null) ?? [])

/** With addresses by the pattern: verifying one costs half as much as finding one. */
const addressed = (company: CompanyPeople, pattern: string): CompanyPeople => ({
  ...company,
  people: company.people.map((person) => ({ ...person, email: addressBy(pattern, person, company.domain) })),
})

/** When the vendor does not know the company, the first free step that found somebody has the reason. */
const reasonOf = (...outcomes: readonly Outcome[]): SkipReason =>
  outcomes.flatMap((outcome) =>
    'skip' in outcome && outcome.skip !== 'company_unknown' ? [outcome.skip] : [],
  )[0] ?? 'company_unknown'

export type PersonFinder = ReturnType<typeof personFinder>

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
  const email = hiringContact.email?.toLowerCase() ?? null
  const isOfEmployer = email !== null && getDomain(email.slice(email.indexOf('@') + 1)) === domain
  return companyOf(domain, [
    personOf(
      { ...splitName(hiringContact.name), title: hiringContact.title, email: isOfEmployer ? email : null },
      { uri: posting.url, seenAt: today },
    ),
  ])
}
