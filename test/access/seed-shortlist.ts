import { materialFromItem } from '#functions/outreach/emails/outreach-email.item.ts'
import { heldPostingStore } from '#functions/outreach/run/held-posting.store.ts'
import { shortlistToItem } from '#functions/outreach/shortlist/shortlist.item.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import type { Table } from '#platform/table/table.ts'
import { MAX_SHORTLIST } from '#shared/models/outreach/shortlist.ts'

/** Puts the longest possible shortlist, each entry with another person at hand; returns the id of its first entry. */
export async function seedShortlist(
  table: Table,
  userId: string,
  runId: string,
  material: Record<string, unknown> | null,
): Promise<string> {
  if (material === null) throw new Error('the email has no material')
  const { posting, contact, reasons, country } = materialFromItem(material)
  const now = systemClock.now()
  const ids = Array.from({ length: MAX_SHORTLIST }, () => newId('out'))
  const store = heldPostingStore(table)
  for (const id of ids) {
    const others = [{ ...contact, email: `other-${id.toLowerCase()}@firm.example` }]
    await store.hold({ id, userId, runId, jobKey: id, posting, contact, reasons, country }, now, others)
  }
  const entries = ids.map((id) => ({ id, email: `${id.toLowerCase()}@firm.example` }))
  await table.put(shortlistToItem({ userId, runId, entries }, now))
  return ids[0] ?? ''
}
