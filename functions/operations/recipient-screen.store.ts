import type { Fingerprints } from '#platform/secrets.ts'
import type { RecipientScreen } from './ports.ts'
import { recipientKeys } from '#functions/outreach/emails/entry-reservation.store.ts'
import { addUse, COMPANY_CAP, PERSON_CAP } from '#functions/recipients/recipient.item.ts'
import type { Table } from '#platform/table/table.ts'

/** The counters of a recipient, read and left as they are; the answers are those of a reservation. */
export const recipientScreen = (table: Table, secrets: Fingerprints): RecipientScreen => ({
  async refusal(contact, now) {
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
})
