import type { Fingerprints } from '#platform/secrets.ts'
import { addUse, COMPANY_CAP, hasObjected, PERSON_CAP, personKey, recipientKeys } from './recipient.item.ts'
import type { Table } from '#platform/table/table.ts'
import type { Contact } from '#functions/postings/model.ts'

/** The counters of a recipient, read and left as they are; the answers are those of a reservation. */
export const recipientScreen = (table: Table, secrets: Fingerprints) => ({
  async refusal(
    contact: Pick<Contact, 'email' | 'domain'>,
    now: Date,
  ): Promise<'contact_capped' | 'company_capped' | 'asked_not_to_be_contacted' | null> {
    const { person, company } = recipientKeys({ contact }, secrets)
    const [personItem, companyItem] = await table.getMany([person, company])
    const [one, all] = [
      addUse(personItem ?? null, 'out_tried', PERSON_CAP, now).kind,
      addUse(companyItem ?? null, 'out_tried', COMPANY_CAP, now).kind,
    ]
    if (one === 'objected' || all === 'objected') return 'asked_not_to_be_contacted'
    if (one === 'capped') return 'contact_capped'
    return all === 'capped' ? 'company_capped' : null
  },
  /** Those of these people who did not ask to be left alone: nobody else is kept. */
  async withoutObjectors<P extends { readonly email: string | null }>(
    people: readonly P[],
  ): Promise<readonly P[]> {
    const addresses = people.flatMap(({ email }) => email ?? [])
    const items = await table.getMany(addresses.map((email) => personKey(email, secrets)))
    const objectors = new Set(
      addresses.filter((_, index) => {
        const item = items[index] ?? null
        return item !== null && hasObjected(item)
      }),
    )
    return people.filter(({ email }) => email === null || !objectors.has(email))
  },
})

/** Whether a person and a company may be written to once more, without counting it. */
export type RecipientScreen = ReturnType<typeof recipientScreen>
