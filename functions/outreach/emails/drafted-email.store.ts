import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { outreachEmailFromItems } from './outreach-email.item.ts'

/** The mailbox that an email's draft was saved in; null while it has none. */
export const DraftMailbox = z.object({ draftMailbox: z._default(z.nullable(z.string()), null) })

/** An email with the mailbox that its draft was saved in; null unless both of its items exist. */
export async function draftedEmail(table: Pick<Table, 'getMany'>, userId: string, emailId: string) {
  const [item, material] = await table.getMany([keys.email(userId, emailId), keys.material(userId, emailId)])
  return item && material ? { ...outreachEmailFromItems(item, material), ...DraftMailbox.parse(item) } : null
}

/** An email that may have a draft, as its follow-ups and revisions need it. */
export type DraftedEmail = NonNullable<Awaited<ReturnType<typeof draftedEmail>>>
