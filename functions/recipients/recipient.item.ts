import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { RECIPIENT_CAPS, RUN_COMPANY_MOST } from '#shared/catalog/policies.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import { positionAt } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'

/** How often a person or a company may be written to across all users, within a sliding window. */
export interface Cap {
  readonly most: number
  readonly windowMs: number
}

const capOf = ({ most, days }: { readonly most: number; readonly days: number }): Cap => ({
  most,
  windowMs: days * DAY,
})

/** One person gets at most two first emails in thirty days; one company at most five in seven. */
export const PERSON_CAP = capOf(RECIPIENT_CAPS.person)
export const COMPANY_CAP = capOf(RECIPIENT_CAPS.company)

const RecipientItem = z.object({
  version: z.number(),
  /** The time of each email's reservation in epoch milliseconds, by the email's id. */
  uses: z.record(z.string(), z.number()),
  objectedAt: z.nullable(z.string()),
})

export type RecipientUse =
  | { readonly kind: 'allowed'; readonly version: number; readonly uses: Record<string, number> }
  | { readonly kind: 'capped' }
  | { readonly kind: 'objected' }

/** Whether the counter's person or company asked not to be contacted. */
export const hasObjected = (item: Item | null): boolean => item !== null && objectionOf(item) !== null

/** When the counter's person or company asked not to be contacted; null when they did not. */
export const objectionOf = (item: Item): string | null => RecipientItem.parse(item).objectedAt

/** The counter with one more use, without those outside the window; or why there can be no more. */
export function addUse(item: Item | null, emailId: string, cap: Cap, now: Date): RecipientUse {
  const record = item === null ? { version: 0, uses: {}, objectedAt: null } : RecipientItem.parse(item)
  if (record.objectedAt !== null) return { kind: 'objected' }
  const live = Object.entries(record.uses).filter(([, at]) => at > now.getTime() - cap.windowMs)
  if (live.length >= cap.most) return { kind: 'capped' }
  return {
    kind: 'allowed',
    version: record.version,
    uses: { ...Object.fromEntries(live), [emailId]: now.getTime() },
  }
}

/** The key of a person's counter. */
export const personKey = (email: string, secrets: Fingerprints): Key =>
  keys.recipient(secrets.fingerprint(`person:${email.trim().toLowerCase()}`))

/**
 * Why a run that wrote to these counters may not write to a recipient: one person gets one email of a run,
 * one company three.
 */
export function cappedInRun(
  writtenTo: readonly string[],
  { person, company }: { readonly person: Key; readonly company: Key },
): 'contact_capped' | 'company_capped' | null {
  if (writtenTo.includes(person.pk)) return 'contact_capped'
  return writtenTo.filter((pk) => pk === company.pk).length >= RUN_COMPANY_MOST ? 'company_capped' : null
}

/** Attributes that let a person find all users' emails to them; they are deleted with their item. */
export const listedTo = (person: Key, emailId: string, chosenAt: Date): Item => ({
  listPk: listOf(person),
  listSk: positionAt(chosenAt, emailId),
})
/** The index partition of everything that was chosen for a person. */
export const listOf = (person: Key): string => `LISTED#${person.pk}`

/** The keys of a recipient's counters: fingerprints, so that the table holds no further address. */
export function recipientKeys(
  email: { contact: { email: string; domain: string } },
  secrets: Fingerprints,
): { person: Key; company: Key } {
  return {
    person: personKey(email.contact.email, secrets),
    company: keys.recipient(secrets.fingerprint(`company:${email.contact.domain.trim().toLowerCase()}`)),
  }
}
