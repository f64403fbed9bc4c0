import type { Fingerprints } from '#platform/secrets.ts'
import {
  addUse,
  cappedInRun,
  COMPANY_CAP,
  hasObjected,
  PERSON_CAP,
  personKey,
  recipientKeys,
} from './recipient.item.ts'
import type { Table } from '#platform/table/table.ts'
import type { Contact } from '#engine/values/posting.ts'

/** Reads a recipient's counters without changing them; the answers are those of a reservation. */
export const recipientScreen = (table: Table, secrets: Fingerprints) => ({
  /** `writtenTo`: the counters of the run's recipients so far. */
  async refusal(
    contact: Pick<Contact, 'email' | 'domain'>,
    now: Date,
    writtenTo: readonly string[] = [],
  ): Promise<'contact_capped' | 'company_capped' | 'asked_not_to_be_contacted' | null> {
    const { person, company } = recipientKeys({ contact }, secrets)
    const [personItem, companyItem] = await table.getMany([person, company])
    const personUse = addUse(personItem ?? null, 'out_tried', PERSON_CAP, now).kind
    const companyUse = addUse(companyItem ?? null, 'out_tried', COMPANY_CAP, now).kind
    if (personUse === 'objected' || companyUse === 'objected') return 'asked_not_to_be_contacted'
    if (personUse === 'capped') return 'contact_capped'
    return companyUse === 'capped' ? 'company_capped' : cappedInRun(writtenTo, { person, company })
  },
  /** Leaves out people who objected, so that only the others are kept. */
  async withoutObjectors<P extends { readonly email: string | null }>(
    people: readonly P[],
  ): Promise<readonly P[]> {
    const addresses = people.flatMap(({ email }) => email ?? [])
    const items = await table.getMany(addresses.map((email) => personKey(email, secrets)))
    const objectors = new Set(addresses.filter((_, index) => hasObjected(items[index] ?? null)))
    return people.filter(({ email }) => email === null || !objectors.has(email))
  },
})

/** Whether a person and a company may be written to once more, without counting the attempt. */
export type RecipientScreen = ReturnType<typeof recipientScreen>
