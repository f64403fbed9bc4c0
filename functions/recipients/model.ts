import * as z from 'zod/mini'
import { orSaid } from '#engine/values/reasons/coded.ts'
import { ContactReason, contactReasonWords } from '#shared/catalog/reasons/contact-reasons.ts'
import { Contact, type Posting } from '#engine/values/posting.ts'
import type { RankingReason } from '#engine/values/reasons/ranking.ts'
import type { TargetRole } from '#shared/catalog/configuration/roles.ts'

export const Verification = z.object({
  status: z.enum(['valid', 'invalid', 'accept_all', 'webmail', 'disposable', 'unknown']),
  checkedAt: z.nullable(z.string()),
})
export type Verification = Readonly<z.infer<typeof Verification>>

export const Person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  title: z.nullable(z.string()),
  seniority: z.nullable(z.enum(['junior', 'senior', 'executive'])),
  department: z.nullable(z.string()),
  email: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  /** Public page with the address, and the day it was last seen there; null if made from the pattern. */
  source: z.nullable(z.object({ uri: z.string(), seenAt: z.nullable(z.string()) })),
  verification: z.nullable(Verification),
  confidence: z.nullable(z.number()),
})
export type Person = Readonly<z.infer<typeof Person>>

/** Who would be written to; before a person is found, only the company is known. */
export interface Recipient {
  readonly company: string
  readonly domain: string | null
  readonly email: string | null
}

/** An address and what is known about it. */
export const FoundAddress = z.pick(Person, {
  email: true,
  source: true,
  verification: true,
  confidence: true,
})
export type FoundAddress = Readonly<z.infer<typeof FoundAddress>>

export const CompanyPeople = z.object({
  domain: z.string(),
  organization: z.nullable(z.string()),
  acceptAll: z.boolean(),
  /** Pattern of its addresses: "{first}.{last}", "{f}{last}"; null when unknown. */
  pattern: z._default(z.nullable(z.string()), null),
  people: z.readonly(z.array(Person)),
})
export type CompanyPeople = Readonly<z.infer<typeof CompanyPeople>>

/** Facts about a company, without its people. */
export const CompanyFacts = z.pick(CompanyPeople, { domain: true, acceptAll: true, pattern: true })
export type CompanyFacts = Readonly<z.infer<typeof CompanyFacts>>

/** The calls that the contact source charges for. */
export type PaidCall = 'search' | 'finder' | 'verifier'

/** A run's budget for contacts. */
export interface Purse {
  /** Deducts the price of a call before it is made. Throws ContactBudgetSpent when the day has none left. */
  take(call: PaidCall): Promise<void>
  /** Refunds the price of a call that found nothing, since the source does not charge for it. */
  giveBack(call: PaidCall): Promise<void>
}

/**
 * A source of people and their addresses, paid per call; cached answers are free. All methods throw
 * ContactsOutOfCredits when the credits are used up (stop at once), DoNotContact when the person or company
 * asked not to be processed (permanent), ContactBudgetSpent when the purse is empty, and SourceUnavailable
 * otherwise.
 */
export interface ContactSource {
  /** Facts about a company from a cached answer; null when there is none. */
  factsOf(company: CompanyAsked): Promise<CompanyFacts | null>
  /** A cached answer about the company's people, perhaps from another user's run; null when there is none. */
  keptPeople(company: CompanyAsked, role: TargetRole): Promise<CompanyPeople | null>
  /** People of a company by domain or, failing that, by name; null when the company is not known. */
  findPeople(company: CompanyAsked, role: TargetRole, purse: Purse): Promise<CompanyPeople | null>
  /** The address of one person; null when none is known. */
  findAddress(
    person: { firstName: string; lastName: string; domain: string },
    purse: Purse,
  ): Promise<FoundAddress | null>
  verify(email: string, purse: Purse): Promise<Verification>
}

export interface CompanyAsked {
  readonly name: string
  readonly domain: string | null
}

/** The person to write to, with the code of the reason why. */
export const ChosenContact = z.extend(Contact, { reason: orSaid(ContactReason) })
export type ChosenContact = Readonly<z.infer<typeof ChosenContact>>

/** The contact as a letter's writer is told of it. */
export const toldContact = (contact: ChosenContact): Contact => ({
  ...contact,
  reason: contactReasonWords(contact.reason),
})

export interface Candidate {
  readonly posting: Posting
  readonly contact: ChosenContact
  /** The posting's fingerprint: fuzzy title and company, equal for reposts. */
  readonly jobKey: string
  readonly reasons: readonly RankingReason[]
}

/** Hunter answers 429 when the credits are used up; a retry cannot succeed. */
export class ContactsOutOfCredits extends Error {
  override readonly name = 'ContactsOutOfCredits'
}

/** Hunter answers 451 for people who asked not to be processed; they must never be contacted. */
export class DoNotContact extends Error {
  override readonly name = 'DoNotContact'
}

/** The user's daily contact budget is used up: paid calls wait for the next day, everything else goes on. */
export class ContactBudgetSpent extends Error {
  override readonly name = 'ContactBudgetSpent'
}
