import { absent, anyOf, isIn } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { materialOrEmpty, OutreachEmailItem } from '#functions/outreach/emails/outreach-email.item.ts'
import { orderDiscard } from '#functions/outreach/pause/discard-order.item.ts'
import { listOf, objectionOf, personKey } from '#functions/recipients/recipient.item.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { keys } from '#platform/table/keys.ts'
import { LISTED_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'
import type { HeldEmail } from '#shared/models/outreach/recipient.ts'

/** A person can be chosen at most twice in thirty days, so this covers more than four years. */
const MAX_EMAILS = 100

const Listed = z.object({ pk: z.string(), sk: z.string() })

const DRAFT = {
  reserved: 'under_way',
  written: 'under_way',
  drafted: 'made',
  gone: 'made',
  ready: 'none',
  failed: 'none',
} as const satisfies Record<z.infer<typeof OutreachEmailItem>['state'], HeldEmail['draft']>

/** Where the emails of all users to a person are, newest first: the key of each material, and of its email. */
async function placesOf(table: Table, email: string, secrets: Fingerprints) {
  const { items } = await table.query({
    index: LISTED_INDEX,
    keys: { listPk: listOf(personKey(email, secrets)) },
    descending: true,
    limit: MAX_EMAILS,
  })
  const materials = items.map((item) => Listed.parse(item))
  const emails = materials.map(({ pk, sk }) => ({ pk, sk: sk.replace('MATERIAL#', keys.email('', '').sk) }))
  return { materials, emails }
}

/** Data about people who are written to, found by the fingerprint of their address. */
export const writtenToStore = (table: Table, secrets: Fingerprints) => ({
  /** All users' emails to this person, newest first. */
  async emailsTo(email: string): Promise<readonly HeldEmail[]> {
    const { materials, emails } = await placesOf(table, email, secrets)
    const [besides, entries] = await Promise.all([table.getMany(materials), table.getMany(emails)])
    return entries.flatMap((item, index) => {
      const { posting, contact } = materialOrEmpty(besides[index] ?? null)
      // Deleted since the index was read.
      if (item === null || posting === null || contact === null) return []
      const { state, createdAt } = OutreachEmailItem.parse(item)
      return [
        {
          company: posting.company,
          jobTitle: posting.title,
          chosenAt: createdAt.toISOString(),
          draft: DRAFT[state],
          foundBy: contact.foundBy ?? 'vendor',
          sourceUri: contact.sourceUri,
          seenAt: contact.seenAt,
        },
      ]
    })
  },
  /**
   * Marks the unsent emails to a person who objected, orders their drafts to be discarded, and returns whose
   * they are.
   */
  async withdrawUnsent(email: string, now: Date): Promise<readonly string[]> {
    const { emails } = await placesOf(table, email, secrets)
    const userIds = new Set<string>()
    for (const key of emails) {
      const marked = await table.update(key, {
        set: { objectedAt: now },
        when: [isIn('state', ['reserved', 'written', 'drafted', 'ready']), absent('mark')],
      })
      if (marked !== null) userIds.add(OutreachEmailItem.parse(marked).userId)
    }
    for (const userId of userIds) await orderDiscard(table, userId, null, now)
    return [...userIds]
  },
  /** When the person objected; null without an objection. */
  async objectedAt(email: string): Promise<string | null> {
    const item = await table.get(personKey(email, secrets))
    return item && objectionOf(item)
  },
  /**
   * Permanently prevents all users from reserving emails and beginning drafts to this person. Only the
   * fingerprint and the time of the first objection are stored.
   */
  async object(email: string, now: Date): Promise<void> {
    await table.update(personKey(email, secrets), {
      // The condition keeps the time of the first objection.
      set: { objectedAt: now, uses: {} },
      add: { version: 1 },
      remove: ['ttl'],
      when: anyOf(absent('objectedAt'), { objectedAt: null }),
    })
  },
})
